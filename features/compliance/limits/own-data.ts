import { own, ownTables } from '#db/tables/own-data.ts'

/** What a member's data export contains of each table; null: nothing. */
export const tables = ownTables({
  harm_flag: null,
  limit_prompt: own('answer at', 'member_id'),
  marketing_stop: null,
  play_check: own('started_at due_at seen_at', 'member_id session_id'),
  play_limit: own('setter kind period value next_value next_from changed_at', 'member_id'),
  play_limit_event: own(
    'setter kind period what value_before value_after due_at at',
    'id member_id by_account reason',
  ),
})
