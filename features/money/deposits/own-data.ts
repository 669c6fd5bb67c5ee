import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  deposit: own(
    'number merchant currency method amount fee state language created_at expires_at credited_at closed_at reported is_late reason',
    'id member_id wallet processor_ref page return_url asked_at claimed_by claimed_by_account claimed_at account fee_ppm fee_fixed house_account credited_alone_by',
  ),
  deposit_throttle: null,
})
