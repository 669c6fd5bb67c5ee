import { own, ownTables } from '#db/tables/own-data.ts'

/** Columns of these tables in the member's data export. */
export const tables = ownTables({
  fishing_seat: own('game number seat name level taken_at seen_at', 'merchant member_id'),
})
