import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the tables. */
export const tables = ownTables({
  points_day: own('day type merchant currency bets valid gained used', 'member_id'),
  points_deposit: own('points at', 'deposit member_id'),
})
