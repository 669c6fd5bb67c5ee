import { ownTables } from '#db/tables/own-data.ts'

/** What of these tables stands in the member's own-data file; null: nothing of it. */
export const tables = ownTables({
  risk_flag: null,
})
