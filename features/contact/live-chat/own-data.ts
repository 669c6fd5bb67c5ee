import { own, ownTables } from '#db/tables/own-data.ts'

/** What of these tables stands in the member's own-data file; null: nothing of it. */
export const tables = ownTables({
  service_talk: own(
    'number merchant name language ip state opened_at last_at closed_at rating rating_note',
    'id member_id key_hash claimed_by claimed_by_account closed_by seq guest_read desk_read',
  ),
})
