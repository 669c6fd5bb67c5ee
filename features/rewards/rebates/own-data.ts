import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the tables. */
export const tables = ownTables({
  rebate_statement: own(
    'program starts_at ends_at level bets base earned granted corrected carried amount left_over',
    'member_id run wallet',
  ),
  rebate_line: own('program starts_at of_starts_at category level bets base earned', 'member_id'),
})
