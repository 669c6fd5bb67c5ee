import { own, ownTables } from '#db/tables/own-data.ts'

/** What of these tables stands in the member's own-data file; null: nothing of it. */
export const tables = ownTables({
  game_session: own('merchant game currency opened_at', 'id token_hash member_session_id member_id wallet'),
  game_ticket: null,
})
