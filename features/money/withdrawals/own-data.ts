import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  payout_account: own('bank account_number holder created_at closed_at', 'id member_id'),
  withdrawal: own(
    'number merchant currency amount fee state requested_at due_at sent_at paid_at receipt_due_at closed_at is_auto_received reason arrived returned',
    'id member_id wallet account eyes is_first claimed_by claimed_by_account claimed_at first_by first_by_account first_at second_by second_by_account second_at processor processor_ref asked_at receipt_minutes',
  ),
})
