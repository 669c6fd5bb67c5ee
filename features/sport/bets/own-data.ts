import { own, ownTables } from '#db/tables/own-data.ts'

/** Columns of these tables in the member's data export; null: none. */
export const tables = ownTables({
  sport_pending: own(
    'request state at bet granted decided_at',
    'id member_id key caller until leased_until refusal most most_why decided_by',
  ),
  sport_cash_out: own('bet no ended paid at', 'member_id key fair'),
  sport_edit: own('bet became at', 'member_id'),
  sport_auto_cash_out: own('bet at_least set_at', 'member_id caller'),
  sport_slip: own('slip', 'member_id version'),
  sport_preference: own('format policy zone quick', 'member_id'),
})
