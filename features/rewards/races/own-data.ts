import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the tables. */
export const tables = ownTables({
  race_entry: own('race tag joined_at left_at score bets reached_at', 'member_id is_stale'),
  race_day: own('race day value', 'member_id'),
  race_result: own('race tag place score bets reached_at', 'member_id'),
  race_prize: own('race n gift', 'member_id reward_id due_at'),
})
