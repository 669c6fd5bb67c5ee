import { own, ownTables } from '#db/tables/own-data.ts'

/** Which columns of these tables are in the member's own-data file; null: none. */
export const tables = ownTables({
  social_attempt: null,
  social_identity: own('merchant provider issuer subject name how created_at unlinked_at', 'id member_id'),
})
