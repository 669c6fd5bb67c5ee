import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the table. */
export const tables = ownTables({
  promotion_entry: own('promotion state joined_at amount unmet decided_at', 'member_id deposit reward_id'),
  promotion_choice: own('deposit promotion terms_hash at settled_at', 'member_id'),
  // why a claim is under review is a suspicion (RSP-02)
  promotion_application: own(
    'number promotion comment state at reason decided_at',
    'id merchant member_id kind signals facts deposit due_from decided_by',
  ),
})
