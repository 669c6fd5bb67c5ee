import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the table. */
export const tables = ownTables({
  reward: own(
    'source kind currency amount title is_earned state offered_at claim_until claimed_at credited_at ended_at',
    'id merchant member_id source_key campaign detail reason',
  ),
})
