import { inTransaction, type Tx } from '#db/pool.ts'
import { checkPassword } from '#features/account/identity/public.ts'
import { checkCode, useCode } from '#features/account/otp/public.ts'
import { memberById } from '#features/account/members/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
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

/** Where this session's proof stands. */
export async function standingOf(house: House, { member, now }: Pick<Call, 'member' | 'now'>) {
  const means = await meansOf(house.db, member.id)
  const fresh = decideFresh(means, await proofsOf(house.db, member.sessionId), now)
  if (fresh.isFresh) return { isFresh: true, until: fresh.until, step: null, ways: [] }
  return { isFresh: false, until: null, step: fresh.step, ways: [...fresh.ways] }
}

/** Takes one proof; a wrong one counts, and too many rest (A5, A9). */
export async function prove(house: House, { body }: Given<Routes['prove']>, call: Call) {
  const { member } = call
  const retryAfterSeconds = await takeGuess(house, member.id, { sessionId: member.sessionId })
  if (retryAfterSeconds !== null)
    return { refused: 'security.tooManyProofs', detail: { retryAfterSeconds } } as const
  if (body.kind === 'sms' || body.kind === 'email')
    return proveBySentCode(house, body.kind, body.answer, call)
  if (body.kind === 'password') {
    if (!(await checkPassword(house.db, member.id, body.answer)))
      return { refused: 'identity.wrongPassword' } as const
    return proved(house, call, 'password')
  }
  const isRight = await inTransaction(house.db, (tx) => takeOwn(house, tx, call, body))
  return isRight ? standingOf(house, call) : ({ refused: 'security.wrongProof' } as const)
}

async function takeOwn(
  house: House,
  tx: Tx,
  { member, ip, device, now }: Call,
  { kind, answer: code }: Given<Routes['prove']>['body'],
): Promise<boolean> {
  const own = { memberId: member.id, code, ip, now }
  const isRight =
    kind === 'authenticator'
      ? await isAuthenticatorCode(house, tx, own)
      : await isRecoveryCode(house, tx, own)
  if (!isRight || kind === 'password') return false
  await putProof(tx, { sessionId: member.sessionId, kind, now })
  if (kind === 'recovery')
    await tellChange(house, tx, { memberId: member.id, what: 'recoveryUsed', ip, device, now })
  return true
}

async function proved(house: House, call: Call, kind: ProofKind) {
  await putProof(house.db, { sessionId: call.member.sessionId, kind, now: call.now })
  return standingOf(house, call)
}

async function contactOf(house: House, memberId: bigint, channel: 'sms' | 'email'): Promise<string | null> {
  const member = await memberById(house.db, memberId)
  if (channel === 'sms') return member?.mobileVerifiedAt ? member.mobile : null
  return member?.emailVerifiedAt ? member.email : null
}

async function proveBySentCode(house: House, kind: 'sms' | 'email', code: string, call: Call) {
  const address = await contactOf(house, call.member.id, kind)
  if (!address) return { refused: 'security.wrongProof' } as const
  const { merchant, now, member } = call
  const ask = { merchant: merchant.code, purpose: 'confirm', address, session: boundTo(call), code } as const
  const proof = await checkCode(house, ask)
  if ('refused' in proof) return proof
  const isUsed = await inTransaction(house.db, async (tx) => {
    if (!(await useCode(tx, proof, now))) return false
    await putProof(tx, { sessionId: member.sessionId, kind, now })
    return true
  })
  return isUsed ? standingOf(house, call) : ({ refused: 'codes.invalid-verification-code' } as const)
}

/** Sends a code to a contact that the member proved before; the new one never proves anything. */
export async function sendProofCode(
  house: House,
  { body: { channel } }: Given<Routes['sendProofCode']>,
  call: CallFor<Routes['sendProofCode']>,
) {
  const address = await contactOf(house, call.member.id, channel)
  if (!address) return { refused: 'security.noContact' } as const
  return sendTo(house, call, 'confirm', { channel, address })
}

/** Proves the session by a passkey: alone it is enough. */
export async function provePasskey(
  house: House,
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
  const isRight = await inTransaction(house.db, async (tx) => {
    if (!(await readPasskey(tx, { ...asked, answer }))) return false
    await putProof(tx, { sessionId: member.sessionId, kind: 'passkey', now })
    return true
  })
  return isRight ? standingOf(house, call) : ({ refused: 'security.wrongPasskey' } as const)
}
