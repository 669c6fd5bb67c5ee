import { own, ownTables } from '#db/tables/own-data.ts'

/** Columns of these tables in the member's data export; null: none. */
export const tables = ownTables({
  table_hidden: own('since', 'member_id'),
  table_saved: own('game name bets saved_at', 'id member_id'),
})
