import { own, ownTables } from '#db/tables/own-data.ts'

/** What of these tables stands in the member's own-data file; null: nothing of it. */
export const tables = ownTables({
  member_field: own('field value changed_at', 'member_id'),
  profile_change: own('field was becomes at ip', 'id member_id operator_account'),
})
