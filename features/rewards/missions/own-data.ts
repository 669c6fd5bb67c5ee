import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the tables. */
export const tables = ownTables({
  mission_progress: own(
    'mission period done target reached_at updated_at',
    'member_id turn reward_id due_at',
  ),
  mission_day: own('mission day valid', 'member_id'),
})
