import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the table. */
export const tables = ownTables({
  member_country: own('country', 'member_id'),
})
