import { tellMember } from '#features/contact/inbox/public.ts'
import type { Tx } from '#db/pool.ts'
import {
  holdContact,
  insertMember,
  insertOrigin,
  memberByEmail,
  memberByMobile,
  type Origin,
} from '#features/account/members/public.ts'
import { openWallet } from '#ledger/wallets.ts'
import type { Merchant } from '#server/call.ts'
import { accountKey } from '#kit/names/account-key.ts'
import { insertCredential } from '../../store/credentials.ts'
import { insertAgreement } from '../../store/terms.ts'

export type Newcomer = {
  readonly merchant: Pick<Merchant, 'code' | 'currency'>
  readonly account: string
  /** null: registered without a password and may choose one later. */
  readonly passwordHash: string | null
  /** A one-time password that must be changed at the first login. */
  readonly mustChange?: boolean
  readonly type?: number
  readonly language: 'en' | 'vi'
  readonly birthday: string | null
  readonly payeeName: string | null
  readonly email: string | null
  readonly isEmailVerified: boolean
  /** '+84912345678'. */
  readonly mobile: string | null
  readonly isMobileVerified: boolean
  readonly uplineId: bigint | null
  readonly recommenderId: bigint | null
  readonly ip: string
  readonly now: Date
  readonly origin: Origin
  /** The version of the terms that the member agreed to; null if another actor created the account. */
  readonly terms?: string | null
}

/** The type of a trial account, which has no inbox. */
const TRIAL = 4

export type Made = { readonly memberId: bigint; readonly wallet: bigint }

/**
 * Creates a member with credential and wallet, in the caller's transaction. A name, a verified number and a verified address each belong to
 * one member of a brand (A3): a second, even concurrent registration is refused. The caller has checked the form; `registrationProblem`
 * does so.
 */
export async function registerMember(tx: Tx, newcomer: Newcomer) {
  const { merchant, mobile, email, now } = newcomer
  if (mobile !== null && newcomer.isMobileVerified) {
    await holdContact(tx, mobile)
    if (await memberByMobile(tx, merchant.code, mobile)) return { refused: 'identity.mobileTaken' } as const
  }
  if (email !== null && newcomer.isEmailVerified) {
    await holdContact(tx, email.toLowerCase())
    if (await memberByEmail(tx, merchant.code, email)) return { refused: 'identity.emailTaken' } as const
  }
  const type = newcomer.type ?? 0
  const memberId = await insertMember(tx, {
    ...newcomer,
    merchant: merchant.code,
    accountKey: accountKey(newcomer.account),
    type,
    registerIp: newcomer.ip,
  })
  if (memberId === null) return { refused: 'identity.accountTaken' } as const
  await insertCredential(tx, {
    memberId,
    passwordHash: newcomer.passwordHash,
    mustChange: newcomer.mustChange ?? false,
    now,
  })
  await insertOrigin(tx, memberId, newcomer.origin, now)
  if (newcomer.terms) await insertAgreement(tx, { memberId, version: newcomer.terms, ip: newcomer.ip, now })
  if (type !== TRIAL)
    await tellMember(tx, {
      memberId,
      kind: 'house',
      occasion: 'welcome',
      text: 'welcome',
      link: '/help',
      now,
    })
  const wallet = await openWallet(tx, {
    owner: memberId,
    merchant: merchant.code,
    kind: 'cash',
    currency: type === TRIAL ? 'FUN' : merchant.currency,
  })
  const made: Made = { memberId, wallet }
  return made
}
