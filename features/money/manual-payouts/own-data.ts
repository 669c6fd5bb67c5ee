import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  manual_payout: own(
    'number merchant currency amount state booked_on created_at closed_at',
    'id member_id needs_second claimed_by claimed_by_account claimed_at bank_reference recorded_by recorded_by_account recorded_at confirmed_by confirmed_by_account is_on_statement due_at reason',
  ),
})
