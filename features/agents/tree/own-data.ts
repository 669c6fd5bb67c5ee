import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the tables. */
export const tables = ownTables({
  agent_staff: own('rights granted_at', 'member_id granted_by'),
  agent_rate: own('category from_at ppm', 'member_id set_by'),
  // private to the agent who wrote them
  agent_label: null,
})
