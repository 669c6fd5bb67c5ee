import { inTransaction, type Tx } from '#db/pool.ts'
import { memberById } from '#features/account/members/public.ts'
import { endTrust, tellChange } from '#features/account/security/public.ts'
import type { App } from '#server/app.ts'
import { entryById } from '../store/entry.ts'
import { admissionBy, admitByContact } from './login/claim.ts'
import { askProof, completeLogin, owedProofs, type WaitingReset } from './complete.ts'
import { deviceOf, type EntryCall } from './devices.ts'
import { setPassword } from './password.ts'
import { endSessions } from './sessions.ts'

/**
 * The last step of every account recovery: sets the new password, ends all sessions and device trust, holds payouts, and notifies the
 * member's verified contacts, in one transaction (A11 to A13). Hash the password before: that takes longer than a transaction should.
 */
export async function renewPassword(
  app: App,
  tx: Tx,
  memberId: bigint,
  passwordHash: string,
  { ip, device, now }: Pick<EntryCall, 'ip' | 'device' | 'now'>,
): Promise<void> {
  await setPassword(tx, memberId, passwordHash, now)
  await endSessions(tx, memberId, { why: 'password set anew', now })
  await endTrust(tx, { memberId, butToken: null })
  await tellChange(app, tx, { memberId, what: 'password', isReset: true, ip, device, now })
}

/** The same for a reset by phone, which may verify the number for the first time; false if the account is not theirs. */
export async function renewByPhone(
  app: App,
  tx: Tx,
  memberId: bigint,
  { passwordHash, mobile }: WaitingReset,
  call: EntryCall,
): Promise<boolean> {
  const row = await entryById(tx, memberId, null)
  if (row?.state !== 'open') return false // locked while verification was in progress: the login fails too
  if (!(await admitByContact(app, tx, { memberId, contact: 'mobile', address: mobile }, call))) return false
  await renewPassword(app, tx, memberId, passwordHash, call)
  return true
}

/**
 * Sets the password that a code to the phone permits, and logs in. A member with an authenticator or passkey must verify it before anything
 * is set (decision 37, A12). `useCode` consumes the code: null if it was used before.
 */
export async function completeReset(
  app: App,
  call: EntryCall,
  memberId: bigint,
  { useCode, ...reset }: WaitingReset & { readonly useCode: (tx: Tx) => Promise<boolean> },
) {
  const device = deviceOf(call)
  const row = await entryById(app.db, memberId, device.hash)
  if (!row || row.state !== 'open' || row.merchant !== call.merchant.code) return null
  const member = row.isMobileProved ? null : await memberById(app.db, memberId)
  // its holder verified another contact and never this number, so the code gives no access
  if (member && (await admissionBy(app, app.db, member, 'mobile')) === 'refuse') return null
  const how = 'reset'
  const proofs = await owedProofs(app, call, row, how, device)
  const asked = await inTransaction(app.db, async (tx) => {
    if (!(await useCode(tx))) return null
    if (proofs.length > 0) return askProof(tx, call, { row, how, device, options: {}, proofs, reset })
    return (await renewByPhone(app, tx, memberId, reset, call)) ? ('set' as const) : null
  })
  return asked === 'set' ? completeLogin(app, call, memberId, how, { isProved: true }) : asked
}
