import { own, ownTables } from '#db/tables/own-data.ts'

/** Columns of these tables in the member's data export; null: none. */
export const tables = ownTables({
  card_seat: own('seat name chips state sat_at', 'room member_id wallet cash bank_ms owes away_since'),
  card_note: own('text colour changed_at', 'member_id about'),
  card_wait: own('since', 'id room member_id held_until'),
  card_result: own('hand seat put won rake', 'member_id round'),
})
