// What of each table that names a member stands in the member's own-data file (O9), and what does not. An allow-list: what is not named
// as theirs never leaves, and a test fails for a table or column that is named in neither list. Kept back by name: what opens the account
// (hashes, secrets, tokens), who of the staff acted, what operators write about a member (notes, reasons of a lock, of an exclusion, of a
// request for documents), suspicions and what follows from them, which the law forbids to tell (tipping off, RSP-02), and internal state.
// Example: `withdrawal.reason` is the reason that the member was given; `member.state_reason` is an operator's note about a lock.

export type OwnColumns = { readonly theirs: readonly string[]; readonly kept: readonly string[] }

/** A table of which nothing is theirs to read; its columns need no names. */
const NOTHING = null

const words = (text: string): readonly string[] => text.split(' ').filter(Boolean)
const own = (theirs: string, kept = ''): OwnColumns => ({ theirs: words(theirs), kept: words(kept) })

export const ownColumns: Readonly<Record<string, OwnColumns | null>> = {
  member: own(
    'id merchant account nickname type state upline_id payee_name email mobile birthday language avatar is_shown_in_winners register_ip terms_accepted_at created_at mobile_verified_at email_verified_at first_login_at recommender_id payee_named_at',
    'account_key state_reason avatar_file',
  ),
  adjustment: own(
    'number merchant currency direction amount state decided_at balance_before balance_after',
    'id member_id wallet reason balance_seen proposed_by proposed_by_account proposed_at decided_by decided_by_account decision_reason',
  ),
  authenticator: own('created_at', 'member_id secret_sealed last_step'),
  authenticator_setup: NOTHING,
  chat_line: own('merchant name text written at deleted_at', 'id member_id deleted_by'),
  chat_report: own('line at', 'member_id'),
  chat_sanction: own('merchant kind until at lifted_at', 'id member_id reason by_account lifted_by'),
  credential: own(
    'password_changed_at',
    'member_id password_hash must_change payment_hash failed_logins last_failed_at',
  ),
  deposit: own(
    'number merchant currency method amount fee state language created_at expires_at credited_at closed_at reported is_late reason',
    'id member_id wallet processor_ref page return_url asked_at claimed_by claimed_by_account claimed_at account fee_ppm fee_fixed house_account credited_alone_by',
  ),
  deposit_guard: NOTHING,
  exclusion: own(
    'number kind starts_at ends_at lifted_at',
    'id member_id set_by set_by_account reason follows matched_by',
  ),
  exclusion_look: NOTHING,
  exclusion_pass: NOTHING,
  favourite_game: own('game added_at', 'member_id'),
  feedback: own(
    'number merchant question_type content state created_at closed_at',
    'id member_id claimed_by claimed_by_account due_at',
  ),
  game_session: own('merchant game currency opened_at', 'id token_hash member_session_id member_id wallet'),
  game_ticket: NOTHING,
  harm_flag: NOTHING,
  inbox_consent: own('channel is_on changed_at via', 'member_id'),
  inbox_consent_log: own('channel is_on via ip at', 'id member_id letter'),
  inbox_message: own(
    'kind text_key places title body link is_marketing at read_at deleted_at',
    'id member_id letter occasion is_pushed',
  ),
  invite_code: own(
    'merchant code kind domain is_open created_at uses_most uses expires_at closed_at',
    'member_id note made_by closed_by',
  ),
  limit_prompt: own('answer at', 'member_id'),
  login_event: own('at ip country device how result', 'id member_id'),
  login_proof: NOTHING,
  marketing_stop: NOTHING,
  member_address: own('address network country first_seen_at last_seen_at', 'member_id'),
  member_device: own(
    'name device ip first_seen_at last_seen_at trusted_until removed_at',
    'member_id token_hash id',
  ),
  member_field: own('field value changed_at', 'member_id'),
  member_note: NOTHING,
  member_session: own(
    'ip device created_at last_seen_at expires_at ended_at',
    'id member_id token_hash ended_why change_why is_kept',
  ),
  member_terms: own('version accepted_at ip', 'member_id'),
  notice_seen: own('notice at', 'member_id'),
  outgoing_message: own(
    'merchant channel address letter language state created_at sent_at is_bulk agreed',
    'id key places sealed tries next_try_at expires_at last_error member_id batch',
  ),
  paper_check: own(
    'number merchant kind state sent_at decided_at name_on_paper born_on expires_on rejection',
    'id member_id decided_by note',
  ),
  paper_request: own('merchant asked_at', 'member_id asked_by reason'),
  passkey: own(
    'name is_synced created_at last_used_at',
    'id credential_id member_id rp_id public_key counter transports',
  ),
  passkey_challenge: NOTHING,
  payout_account: own('bank account_number holder created_at closed_at', 'id member_id'),
  payout_hold: own('what from_at until', 'id member_id'),
  payout_offer: own(
    'merchant currency amount open credited returned state created_at',
    'withdrawal member_id returns offered_by',
  ),
  play_check: own('started_at due_at seen_at', 'member_id session_id'),
  play_limit: own('setter kind period value next_value next_from changed_at', 'member_id'),
  play_limit_event: own(
    'setter kind period what value_before value_after due_at at',
    'id member_id by_account reason',
  ),
  play_late: NOTHING,
  play_member_day: own('day vendor game category rounds stake win valid', 'member_id book'),
  player_labelled: NOTHING,
  profile_change: own('field was becomes at ip', 'id member_id operator_account'),
  proof_reset: own(
    'merchant state asked_at decided_at',
    'id member_id reason asked_by asked_by_account decided_by decided_by_account decision_reason',
  ),
  push_device: own('says added_at told_at', 'id member_id endpoint_hash sealed'),
  recovery_code: own('created_at used_at used_ip', 'member_id code_hash'),
  recovery_link: own('merchant ip created_at expires_at ended_at email', 'id member_id token_hash'),
  registration: own(
    'method url domain affiliate_code referral_code country_dialing_code contacts created_at',
    'member_id',
  ),
  remembered_login: own('created_at expires_at used_at', 'token_hash member_id device_hash session_id'),
  risk_flag: NOTHING,
  security_change: own('what detail at ip device', 'id member_id'),
  service_talk: own(
    'number merchant name language ip state opened_at last_at closed_at rating rating_note',
    'id member_id key_hash claimed_by claimed_by_account closed_by seq guest_read desk_read',
  ),
  settled_play: own(
    'at stake win valid first_at round rounds vendor game category',
    'member_id wallet seq batch book',
  ),
  social_attempt: NOTHING,
  social_identity: own('merchant provider issuer subject name how created_at unlinked_at', 'id member_id'),
  vendor_player: own('vendor merchant currency', 'ref member_id wallet'),
  vendor_transfer: own(
    'number merchant vendor direction currency amount state reason made_at settled_at',
    'id member_id wallet vendor_ref asked_at',
  ),
  vendor_visit: own(
    'merchant vendor opened_at until ended_at',
    'id member_id wallet member_session asked_at',
  ),
  withdrawal: own(
    'number merchant currency amount fee state requested_at due_at sent_at paid_at receipt_due_at closed_at is_auto_received reason arrived returned',
    'id member_id wallet account eyes claimed_by claimed_by_account claimed_at first_by first_by_account first_at second_by second_by_account second_at processor processor_ref asked_at receipt_minutes',
  ),
}
