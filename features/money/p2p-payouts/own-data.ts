import { own, ownTables } from '#db/tables/own-data.ts'

/** What of these tables stands in the member's own-data file; null: nothing of it. */
export const tables = ownTables({
  payout_offer: own(
    'merchant currency amount open credited returned state created_at',
    'withdrawal member_id returns offered_by',
  ),
})
