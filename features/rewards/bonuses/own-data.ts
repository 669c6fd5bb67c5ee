import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the table. */
export const tables = ownTables({
  bonus_grant: own(
    'currency amount requirement terms_hash state outcome granted_at activated_at expires_at closed_at ended_at wagered converted returned',
    'id merchant member_id wallet cash_wallet win_wallet',
  ),
  free_rounds_order: own(
    'currency vendor game rounds stake terms_hash state outcome reason played until_at ordered_at ended_at',
    'id merchant member_id cash_wallet win_wallet silent next_at',
  ),
})
