import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  conversation: own(
    'number merchant name language ip state opened_at last_at closed_at rating rating_note',
    'id member_id key_hash claimed_by claimed_by_account closed_by seq guest_read desk_read',
  ),
})
