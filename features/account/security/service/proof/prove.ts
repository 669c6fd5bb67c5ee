import { inTransaction, type Tx } from '#db/pool.ts'
import { checkPassword } from '#features/account/identity/public.ts'
import { checkCode, useCode } from '#features/account/otp/public.ts'
import { memberById } from '#features/account/members/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { security } from '../../contract.ts'
import { decideFresh, type ProofKind } from '../../rules/proof.ts'
import { proofsOf, putProof } from '../../store/authenticators.ts'
import { isAuthenticatorCode, isRecoveryCode, takeGuess } from './codes.ts'
import { meansOf } from './fresh.ts'
import { tellChange } from '../history.ts'
import { pageOf, readPasskey } from '../passkeys.ts'
import { boundTo, sendTo } from './send-to.ts'

type Routes = typeof security
type Call = CallFor<Routes['prove']>

/** The state of this session's proof. */
export async function standingOf(app: App, { member, now }: Pick<Call, 'member' | 'now'>) {
  const means = await meansOf(app.db, member.id)
  const fresh = decideFresh(means, await proofsOf(app.db, member.sessionId), now)
  if (fresh.isFresh) return { isFresh: true, until: fresh.until, step: null, ways: [] }
  return { isFresh: false, until: null, step: fresh.step, ways: [...fresh.ways] }
}

/** Takes one proof; a wrong one is counted, and too many lead to a wait (A5, A9). */
export async function prove(app: App, { body }: Given<Routes['prove']>, call: Call) {
  const { member } = call
  const retryAfterSeconds = await takeGuess(app, member.id, { sessionId: member.sessionId })
  if (retryAfterSeconds !== null)
    return { refused: 'security.tooManyProofs', detail: { retryAfterSeconds } } as const
  if (body.kind === 'sms' || body.kind === 'email') return proveBySentCode(app, body.kind, body.answer, call)
  if (body.kind === 'password') {
    if (!(await checkPassword(app.db, member.id, body.answer)))
      return { refused: 'identity.wrongPassword' } as const
    return proved(app, call, 'password')
  }
  const isRight = await inTransaction(app.db, (tx) => takeOwn(app, tx, call, body))
  return isRight ? standingOf(app, call) : ({ refused: 'security.wrongProof' } as const)
}

async function takeOwn(
  app: App,
  tx: Tx,
  { member, ip, device, now }: Call,
  { kind, answer: code }: Given<Routes['prove']>['body'],
): Promise<boolean> {
  const own = { memberId: member.id, code, ip, now }
  const isRight =
    kind === 'authenticator' ? await isAuthenticatorCode(app, tx, own) : await isRecoveryCode(app, tx, own)
  if (!isRight || kind === 'password') return false
  await putProof(tx, { sessionId: member.sessionId, kind, now })
  if (kind === 'recovery')
    await tellChange(app, tx, { memberId: member.id, what: 'recoveryUsed', ip, device, now })
  return true
}

async function proved(app: App, call: Call, kind: ProofKind) {
  await putProof(app.db, { sessionId: call.member.sessionId, kind, now: call.now })
  return standingOf(app, call)
}

async function contactOf(app: App, memberId: bigint, channel: 'sms' | 'email'): Promise<string | null> {
  const member = await memberById(app.db, memberId)
  if (channel === 'sms') return member?.mobileVerifiedAt ? member.mobile : null
  return member?.emailVerifiedAt ? member.email : null
}

async function proveBySentCode(app: App, kind: 'sms' | 'email', code: string, call: Call) {
  const address = await contactOf(app, call.member.id, kind)
  if (!address) return { refused: 'security.wrongProof' } as const
  const { merchant, now, member } = call
  const ask = { merchant: merchant.code, purpose: 'confirm', address, session: boundTo(call), code } as const
  const proof = await checkCode(app, ask)
  if ('refused' in proof) return proof
  const isUsed = await inTransaction(app.db, async (tx) => {
    if (!(await useCode(tx, proof, now))) return false
    await putProof(tx, { sessionId: member.sessionId, kind, now })
    return true
  })
  return isUsed ? standingOf(app, call) : ({ refused: 'codes.invalid-verification-code' } as const)
}

/** Sends a code to a contact that was verified before; a new contact cannot be used as a proof. */
export async function sendProofCode(
  app: App,
  { body: { channel } }: Given<Routes['sendProofCode']>,
  call: CallFor<Routes['sendProofCode']>,
) {
  const address = await contactOf(app, call.member.id, channel)
  if (!address) return { refused: 'security.noContact' } as const
  return sendTo(app, call, 'confirm', { channel, address })
}

/** Verifies the session by a passkey, which is sufficient alone. */
export async function provePasskey(
  app: App,
  { body: answer }: Given<Routes['provePasskey']>,
  call: CallFor<Routes['provePasskey']>,
) {
  const { member, now } = call
  const asked = {
    purpose: 'prove',
    memberId: member.id,
    boundTo: boundTo(call),
    page: pageOf(call),
    now,
  } as const
  const isRight = await inTransaction(app.db, async (tx) => {
    if (!(await readPasskey(tx, { ...asked, answer }))) return false
    await putProof(tx, { sessionId: member.sessionId, kind: 'passkey', now })
    return true
  })
  return isRight ? standingOf(app, call) : ({ refused: 'security.wrongPasskey' } as const)
}
