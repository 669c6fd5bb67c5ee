import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  push_device: own('says added_at told_at', 'id member_id endpoint_hash sealed'),
})
