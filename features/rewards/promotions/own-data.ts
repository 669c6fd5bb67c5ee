import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the table. */
export const tables = ownTables({
  promotion_entry: own('promotion state joined_at amount unmet decided_at', 'member_id deposit reward_id'),
})
