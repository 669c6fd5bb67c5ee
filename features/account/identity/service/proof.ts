import { inTransaction } from '#db/pool.ts'
import { askPasskey, noteLogin, pageOf, verifyProof } from '#features/account/security/public.ts'
import { sendCode } from '#features/account/otp/public.ts'
import { memberById } from '#features/account/members/public.ts'
import { householdOf } from '#kit/address.ts'
import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import { hashToken } from '#server/vault.ts'
import type { identity } from '../contract.ts'
import { MOST_PROOF_TRIES, usesPassword } from '../rules/entry.ts'
import { countProofTry, holdProof, useProof, type ProofRow } from '../store/entry.ts'
import { completeLogin } from './complete.ts'
import { renewByPhone } from './reset.ts'
import { deviceOf, type EntryCall } from './devices.ts'

type Routes = typeof identity

/**
 * Completes the two-step verification of a login. The ticket is valid on the device that started, for ten minutes and five attempts; a
 * wrong attempt is counted although nothing else is written.
 */
export async function proveLogin(app: App, { body }: Given<Routes['proveLogin']>, call: EntryCall) {
  const ticketHash = hashToken(body.ticket)
  const answer = await inTransaction(app.db, async (tx) => {
    const proof = await holdProof(tx, ticketHash, call.now)
    if (!proof || !isSameDevice(proof, call) || proof.tries >= MOST_PROOF_TRIES) return null
    await countProofTry(tx, ticketHash)
    const asked = {
      memberId: proof.memberId,
      session: body.ticket,
      page: pageOf(call),
      ip: call.ip,
      now: call.now,
    }
    const isRight =
      proof.kinds.includes(body.kind) &&
      // check the name first: a mistake in it does not consume the code
      (!proof.bankNameWith.includes(body.kind) ||
        (await verifyProof(app, tx, { ...asked, kind: 'bankName', answer: body.bankName ?? '' }))) &&
      (await verifyProof(app, tx, { ...asked, kind: body.kind, answer: body.answer }))
    if (isRight) {
      await useProof(tx, ticketHash, call.now)
      const { newPasswordHash: passwordHash, provedMobile: mobile } = proof
      // a password reset by phone waits for this verification (decision 37)
      if (passwordHash !== null && mobile !== null) {
        const isSet = await renewByPhone(app, tx, proof.memberId, { passwordHash, mobile }, call)
        if (!isSet) return null
      }
    }
    return { proof, isRight }
  })
  if (!answer) return { refused: 'identity.proofOver' } as const
  const { proof, isRight } = answer
  if (!isRight) {
    const { ip, device, now } = call
    const login = { merchant: call.merchant.code, memberId: proof.memberId, ip, device, now }
    await noteLogin(app.db, { ...login, how: proof.how, result: 'proofFailed' })
    const triesLeft = MOST_PROOF_TRIES - proof.tries - 1
    return triesLeft > 0
      ? ({ refused: 'identity.proofWrong', detail: { triesLeft } } as const)
      : ({ refused: 'identity.proofOver' } as const)
  }
  return completeLogin(app, call, proof.memberId, proof.how, {
    isProved: true,
    isRemembered: proof.isRemembered,
    changeWhy: proof.changeWhy,
    ...(usesPassword(proof.how) ? { passwordSince: proof.passwordSince } : {}),
  })
}

/** Sends the code for SMS or email verification, or creates a passkey challenge. */
export async function sendProof(app: App, { body }: Given<Routes['sendProof']>, call: EntryCall) {
  const proof = await inTransaction(app.db, (tx) => holdProof(tx, hashToken(body.ticket), call.now))
  if (!proof || !isSameDevice(proof, call) || proof.tries >= MOST_PROOF_TRIES)
    return { refused: 'identity.proofOver' } as const
  if (!proof.kinds.includes(body.kind)) return { refused: 'identity.proofUnavailable' } as const
  if (body.kind === 'passkey') return askKey(app, call, proof, body.ticket)
  const member = await memberById(app.db, proof.memberId)
  const address = body.kind === 'sms' ? member?.mobile : body.kind === 'email' ? member?.email : null
  if (!member || !address) return { refused: 'identity.proofUnavailable' } as const
  const sent = await sendCode(app, {
    merchant: member.merchant,
    purpose: 'newPlace',
    to: { channel: body.kind === 'sms' ? 'sms' : 'email', address },
    session: body.ticket,
    language: call.language,
    ip: call.ip,
    // this caller gave the right password: strangers' codes have a separate budget
    asker: { circle: 'proved', id: householdOf(call.ip) },
  })
  if ('refused' in sent) return sent
  return {
    expiredMinutes: sent.expiredMinutes,
    retryAfterSeconds: sent.retryAfterSeconds,
    passkey: null,
  }
}

function isSameDevice(proof: ProofRow, call: EntryCall): boolean {
  return proof.deviceHash.equals(deviceOf(call).hash)
}

async function askKey(app: App, call: EntryCall, { memberId }: ProofRow, ticket: string) {
  const page = pageOf(call)
  const asked = { purpose: 'prove', memberId, boundTo: ticket, page, now: call.now } as const
  const passkey = await askPasskey(app.db, asked)
  return { expiredMinutes: 0, retryAfterSeconds: 0, passkey: { ...passkey, options: { ...passkey.options } } }
}
