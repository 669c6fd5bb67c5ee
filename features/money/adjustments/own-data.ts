import { own, ownTables } from '#db/tables/own-data.ts'

/** What of these tables stands in the member's own-data file; null: nothing of it. */
export const tables = ownTables({
  adjustment: own(
    'number merchant currency direction amount state decided_at balance_before balance_after',
    'id member_id wallet reason balance_seen proposed_by proposed_by_account proposed_at decided_by decided_by_account decision_reason',
  ),
})
