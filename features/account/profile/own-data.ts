import { own, ownTables } from '#db/tables/own-data.ts'

/** Which columns of these tables are in the member's own-data file; null: none. */
export const tables = ownTables({
  member_field: own('field value changed_at', 'member_id'),
  profile_change: own('field was becomes at ip', 'id member_id operator_account'),
})
