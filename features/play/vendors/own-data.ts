import { own, ownTables } from '#db/tables/own-data.ts'

/** What of these tables stands in the member's own-data file; null: nothing of it. */
export const tables = ownTables({
  vendor_player: own('vendor merchant currency', 'ref member_id wallet'),
})
