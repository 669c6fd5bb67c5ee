import { own, ownTables } from '#db/tables/own-data.ts'

/** Which columns of these tables are in the member's own-data file; null: none. */
export const tables = ownTables({
  authenticator: own('created_at', 'member_id secret_sealed last_step'),
  authenticator_setup: null,
  login_event: own('at ip country device how result', 'id member_id'),
  member_address: own('address network country first_seen_at last_seen_at', 'member_id'),
  member_device: own(
    'name device ip first_seen_at last_seen_at trusted_until removed_at',
    'member_id token_hash id',
  ),
  passkey: own(
    'name is_synced created_at last_used_at',
    'id credential_id member_id rp_id public_key counter transports',
  ),
  passkey_challenge: null,
  payout_hold: own('what from_at until', 'id member_id'),
  mfa_reset: own(
    'merchant state asked_at decided_at',
    'id member_id reason asked_by asked_by_account decided_by decided_by_account decision_reason',
  ),
  recovery_code: own('created_at used_at used_ip', 'member_id code_hash'),
  security_change: own('what detail at ip device', 'id member_id'),
})
