import { own, ownTables } from '#db/tables/own-data.ts'

/** Which columns of these tables are in the member's own-data file; null: none. */
export const tables = ownTables({
  credential: own(
    'password_changed_at',
    'member_id password_hash must_change payment_hash failed_logins last_failed_at',
  ),
  login_second_factor: null,
  member_session: own(
    'ip device created_at last_seen_at expires_at ended_at',
    'id member_id token_hash ended_why change_why is_kept',
  ),
  member_terms: own('version accepted_at ip', 'member_id'),
  remembered_login: own('created_at expires_at used_at', 'token_hash member_id device_hash session_id'),
})
