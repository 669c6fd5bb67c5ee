import { own, ownTables } from '#db/tables/own-data.ts'

/** Columns of these tables in the member's data export. */
export const tables = ownTables({
  instant_ticket: own(
    'series number price bought_at prize win scratched_at is_expired',
    'id member_id wallet',
  ),
})
