import { own, ownTables } from '#db/tables/own-data.ts'

/** Columns of these tables in the member's data export; null: none. */
export const tables = ownTables({
  sport_stake_factor: own('percent why set_at', 'id merchant member_id segment note set_by'),
})
