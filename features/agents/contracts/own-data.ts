import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the tables. */
export const tables = ownTables({
  agent_contract: own(
    'number kind period measure tiers state asked_by offered_at expires_at answered_at from_at until_at ended_at ended_why',
    'member_id upline_id offered_by id merchant',
  ),
})
