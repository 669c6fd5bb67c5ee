import * as z from 'zod/mini'
import type { Db, Tx } from '#db/pool.ts'
import { checkCode, useCode, type CodePurpose } from '#features/account/otp/public.ts'
import { memberById } from '#features/account/members/public.ts'
import { maskedEmail, maskedMobile } from '#features/account/members/rules/masks.ts'
import type { App } from '#server/app.ts'
import { plainName } from '../../rules/contacts.ts'
import { passkeyAnswer } from '../../shapes.ts'
import { authenticatorOf } from '../../store/authenticators.ts'
import { passkeysOf } from '../../store/passkeys.ts'
import { isAuthenticatorCode, isRecoveryCode } from './codes.ts'
import { readPasskey, type Page } from '../passkeys.ts'

export type SecondKind = 'authenticator' | 'passkey' | 'sms' | 'email' | 'bankName'

export type SecondProof = {
  readonly kind: SecondKind
  /** A masked hint for the member: 'm••••@jade.example', 'Chrome, Windows'; empty if there is none. */
  readonly hint: string
}

/** A member's methods besides the password, best first (AUT-08, decision 15). */
export async function secondProofs(reader: Db | Tx, memberId: bigint): Promise<readonly SecondProof[]> {
  const member = await memberById(reader, memberId)
  if (!member) return []
  const passkeys = await passkeysOf(reader, memberId)
  const proofs: SecondProof[] = []
  if (await authenticatorOf(reader, memberId)) proofs.push({ kind: 'authenticator', hint: '' })
  if (passkeys[0]) proofs.push({ kind: 'passkey', hint: passkeys[0].name })
  if (member.mobile && member.mobileVerifiedAt)
    proofs.push({ kind: 'sms', hint: maskedMobile(member.mobile) })
  if (member.email && member.emailVerifiedAt) proofs.push({ kind: 'email', hint: maskedEmail(member.email) })
  if (member.payeeName) proofs.push({ kind: 'bankName', hint: '' })
  return proofs
}

export type ProofAnswer = {
  readonly memberId: bigint
  readonly kind: SecondKind
  /** A code; the name; or a passkey's response as JSON. A recovery code is accepted for authenticator and passkey alike. */
  readonly answer: string
  /** What the code or challenge is bound to: a session's ID or a login's ticket. */
  readonly session: string
  /** The purpose of a code by SMS or email. */
  readonly purpose: CodePurpose
  /** The page's origin; required for a passkey. */
  readonly page?: Page
  readonly ip: string
  readonly now: Date
}

/**
 * Whether this verifies the member. Consumes it: codes, recovery codes and passkey challenges work once. Attempts are counted by the caller
 * or, for sent codes, with the code.
 */
export async function isSecondProof(app: App, tx: Tx, given: ProofAnswer): Promise<boolean> {
  const { memberId, kind, answer, ip, now } = given
  if (kind === 'sms' || kind === 'email') return isSentCode(app, tx, given)
  if (kind === 'bankName') return isPayeeName(tx, memberId, answer)
  if (kind === 'passkey' && answer.startsWith('{')) return isPasskeyAnswer(tx, given)
  if (kind === 'authenticator' && /^\d{6}$/.test(answer.replace(/\s/g, '')))
    return isAuthenticatorCode(app, tx, { memberId, code: answer, now })
  return isRecoveryCode(app, tx, { memberId, code: answer, ip, now })
}

async function isSentCode(app: App, tx: Tx, given: ProofAnswer): Promise<boolean> {
  const { memberId, kind, session, purpose, answer: code, now } = given
  const member = await memberById(tx, memberId)
  const address = kind === 'sms' ? member?.mobile : member?.email
  const isProved = kind === 'sms' ? member?.mobileVerifiedAt : member?.emailVerifiedAt
  if (!member || !address || !isProved) return false
  const proof = await checkCode(app, { merchant: member.merchant, purpose, address, session, code })
  return 'refused' in proof ? false : useCode(tx, proof, now)
}

async function isPayeeName(tx: Tx, memberId: bigint, answer: string): Promise<boolean> {
  const name = (await memberById(tx, memberId))?.payeeName
  return name !== null && name !== undefined && plainName(name) === plainName(answer)
}

async function isPasskeyAnswer(
  tx: Tx,
  { memberId, answer, session, page, now }: ProofAnswer,
): Promise<boolean> {
  const parsed = z.safeParse(passkeyAnswer, jsonOf(answer))
  if (!parsed.success || !page) return false
  const asked = { purpose: 'prove', memberId, boundTo: session, page, now } as const
  return (await readPasskey(tx, { ...asked, answer: parsed.data })) !== null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
