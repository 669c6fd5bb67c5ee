import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  payment_case: own(
    'merchant processor kind amount currency reason result opened_at closed_at',
    'id processor_ref deposit member_id closed_by note',
  ),
})
