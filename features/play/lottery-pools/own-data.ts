import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the table. */
export const tables = ownTables({
  lottery_pool_win: own('slip lottery round label stake prize at', 'member_id wallet merchant'),
})
