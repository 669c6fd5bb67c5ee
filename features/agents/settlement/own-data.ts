import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the tables. */
export const tables = ownTables({
  agent_statement: own(
    'number score valid net_loss bonuses actives base gross taken earned corrected carried amount left_over',
    'member_id id run contract wallet',
  ),
  agent_correction: own('before after', 'member_id run of_run'),
})
