import { own, ownTables } from '#db/tables/own-data.ts'

/** Which columns of these tables are in the member's own-data file; null: none. */
export const tables = ownTables({
  invite_code: own(
    'merchant code kind domain is_open created_at uses_most uses expires_at closed_at',
    'member_id note made_by closed_by',
  ),
  member: own(
    'id merchant account nickname type state upline_id payee_name email mobile birthday language avatar is_shown_in_winners register_ip terms_accepted_at created_at mobile_verified_at email_verified_at first_login_at recommender_id payee_named_at',
    'account_key state_reason avatar_file line',
  ),
  // IDs of other members
  member_line_past: null,
  registration: own(
    'method url domain affiliate_code referral_code country_dialing_code contacts created_at',
    'member_id',
  ),
})
