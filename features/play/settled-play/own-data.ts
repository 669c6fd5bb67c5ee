import { own, ownTables } from '#db/tables/own-data.ts'

/** What of these tables stands in the member's own-data file; null: nothing of it. */
export const tables = ownTables({
  play_late: null,
  play_member_day: own('day vendor game category rounds stake win valid', 'member_id book'),
})
