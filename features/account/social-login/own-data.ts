import { own, ownTables } from '#db/tables/own-data.ts'

/** What of these tables stands in the member's own-data file; null: nothing of it. */
export const tables = ownTables({
  social_attempt: null,
  social_identity: own('merchant provider issuer subject name how created_at unlinked_at', 'id member_id'),
})
