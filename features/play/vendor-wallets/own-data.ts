import { own, ownTables } from '#db/tables/own-data.ts'

/** What of these tables stands in the member's own-data file; null: nothing of it. */
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
