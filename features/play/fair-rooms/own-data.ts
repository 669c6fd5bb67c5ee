import { own, ownTables } from '#db/tables/own-data.ts'

/** Columns of these tables in the member's data export; null: none. */
export const tables = ownTables({
  card_report: own('hand reason text at', 'number member_id about_id'),
  card_sign: null,
})
