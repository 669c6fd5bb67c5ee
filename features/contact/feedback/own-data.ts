import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  feedback: own(
    'number merchant question_type content state created_at closed_at',
    'id member_id claimed_by claimed_by_account due_at',
  ),
})
