import { own, ownTables } from '#db/tables/own-data.ts'

/** What of these tables stands in the member's own-data file; null: nothing of it. */
export const tables = ownTables({
  push_device: own('says added_at told_at', 'id member_id endpoint_hash sealed'),
})
