import { own, ownTables } from '#db/tables/own-data.ts'

/** Columns of these tables in the member's data export; null: none. */
export const tables = ownTables({
  lottery_chase: own(
    'number currency lottery stops_on_win state started_at ended_at',
    'id member_id key request',
  ),
  lottery_saved_slip: own('game name lines saved_at', 'id member_id'),
})
