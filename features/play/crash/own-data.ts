import { own, ownTables } from '#db/tables/own-data.ts'

/** Columns of these tables in the member's data export; bets are in the betting record. */
export const tables = ownTables({
  crash_seat: null,
  crash_auto: own(
    'box stake rounds_most loss_most win_most on_win on_loss started_at ended_at ended_why',
    'id member_id wallet',
  ),
})
