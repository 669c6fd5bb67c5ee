import { own, ownTables } from '#db/tables/own-data.ts'

/** Columns of these tables in the member's data export; null: none. */
export const tables = ownTables({
  game_session: own('merchant game currency opened_at', 'id token_hash member_session_id member_id wallet'),
  game_ticket: null,
})
