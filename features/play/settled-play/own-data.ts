import { own, ownTables } from '#db/tables/own-data.ts'

/** Columns of these tables in the member's data export; null: none. */
export const tables = ownTables({
  play_late: null,
  play_side: own('round event side at stake', 'member_id'),
  play_member_day: own('day vendor game category rounds stake win valid', 'member_id book'),
})
