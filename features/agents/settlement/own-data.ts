import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the tables. */
export const tables = ownTables({
  agent_statement: own(
    'number score valid net_loss bonuses actives base gross taken earned corrected adjusted carried amount left_over',
    'member_id id run contract series wallet',
  ),
  agent_adjustment: own(
    'number kind period amount reason made_at',
    'member_id id merchant of_statement made_by run',
  ),
  agent_correction: own('before after', 'member_id run of_run'),
})
