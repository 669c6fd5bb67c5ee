import { own, ownTables } from '#db/tables/own-data.ts'

/** Which columns of these tables are in the member's own-data file; null: none. */
export const tables = ownTables({
  recovery_link: own('merchant ip created_at expires_at ended_at email', 'id member_id token_hash'),
})
