import { own, ownTables } from '#db/tables/own-data.ts'

/** What of these tables stands in the member's own-data file; null: nothing of it. */
export const tables = ownTables({
  feedback: own(
    'number merchant question_type content state created_at closed_at',
    'id member_id claimed_by claimed_by_account due_at',
  ),
})
