import { own, ownTables } from '#db/tables/own-data.ts'

/** Columns of these tables in the member's data export; null: none. */
export const tables = ownTables({
  vendor_player: own('vendor merchant currency', 'ref member_id wallet'),
})
