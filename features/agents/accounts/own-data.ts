import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the tables. */
export const tables = ownTables({
  agent_link: own('code kind rates note created_at', 'member_id merchant'),
})
