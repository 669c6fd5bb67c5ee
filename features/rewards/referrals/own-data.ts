import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the tables: who invited them stays that member's. */
export const tables = ownTables({
  referral: own(
    'at state qualified_at',
    'id number member_id merchant currency referrer_id signals reason decided_by decided_at',
  ),
  referral_term: own('promotion side deposit turnover until state decided_at', 'member_id'),
})
