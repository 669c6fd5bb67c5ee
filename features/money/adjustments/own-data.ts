import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  adjustment: own(
    'number merchant currency direction amount state decided_at balance_before balance_after',
    'id member_id wallet reason balance_seen proposed_by proposed_by_account proposed_at decided_by decided_by_account decision_reason',
  ),
})
