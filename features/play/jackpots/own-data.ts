import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the table. */
export const tables = ownTables({
  jackpot_hit: own(
    'pool level number round game stake prize at',
    'member_id wallet merchant stays seeded terms trigger_seed trigger_hash',
  ),
})
