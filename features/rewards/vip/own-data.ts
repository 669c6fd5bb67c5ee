import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the tables. */
export const tables = ownTables({
  vip_member: own('merchant level since period start_level floor_level floor_until', 'member_id'),
  vip_progress: own('period merchant valid deposits', 'member_id'),
  vip_deposit: own('period amount', 'deposit member_id'),
  vip_change: own('merchant at period from_level to_level cause valid deposits', 'id member_id version'),
})
