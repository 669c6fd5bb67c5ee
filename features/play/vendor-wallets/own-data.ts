import { own, ownTables } from '#db/tables/own-data.ts'

/** Columns of these tables in the member's data export; null: none. */
export const tables = ownTables({
  vendor_transfer: own(
    'number merchant vendor direction currency amount state reason made_at settled_at',
    'id member_id wallet vendor_ref asked_at',
  ),
  vendor_visit: own(
    'merchant vendor opened_at until ended_at',
    'id member_id wallet member_session asked_at',
  ),
})
