import { own, ownTables } from '#db/tables/own-data.ts'

/** Columns of these tables in the member's data export; null: none. */
export const tables = ownTables({
  card_tournament_entry: own(
    'tournament name state place prize round entered_at',
    'id member_id wallet cash room seat rank',
  ),
  card_tournament_parked: own(
    'tournament place round amount parked_at paid_at',
    'id entry member_id name wallet cash',
  ),
})
