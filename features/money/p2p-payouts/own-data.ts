import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  payout_offer: own(
    'merchant currency amount open credited returned state created_at',
    'withdrawal member_id returns offered_by',
  ),
})
