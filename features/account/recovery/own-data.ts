import { own, ownTables } from '#db/tables/own-data.ts'

/** What of these tables stands in the member's own-data file; null: nothing of it. */
export const tables = ownTables({
  recovery_link: own('merchant ip created_at expires_at ended_at email', 'id member_id token_hash'),
})
