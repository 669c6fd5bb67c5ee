import { inTransaction, type Tx } from '#db/pool.ts'
import { openWallet } from '#ledger/wallets.ts'
import { dayIn } from '#kit/day.ts'
import { checkPassword, giveCredential } from '#features/identity/door.ts'
import { insertMember, memberByAccount } from '#features/members/door.ts'
import { settingOf } from '#features/settings/door.ts'
import {
  ACCOUNT_RULE,
  PASSWORD_RULE,
  accountKey,
  ageOn,
  isPlausibleBirthday,
  isWeakPassword,
  meets,
} from '#features/identity/rules.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor, Merchant } from '#server/call.ts'
import type { House } from '#server/house.ts'
import { hashToken, sameText } from '#server/vault.ts'
import type { social } from '../contract/member.ts'
import { arrivalOf, settleArrival, type Arrival } from '../store/attempts.ts'
import { insertIdentity } from '../store/identities.ts'
import { choiceCookie } from './attempt.ts'
import { completeLogin } from './entry.ts'

type Link = (typeof social)['link']
type Register = (typeof social)['register']
type Visit = {
  readonly merchant: Merchant
  readonly now: Date
  readonly cookie: (name: string) => string | undefined
}

/** Trial accounts hold play money and end by themselves: nothing is linked to them. */
const TRIAL = 4
const FAILURES = '10/h'

/** Who stands at the choice: the ticket and the cookie of the browser that came back with it. */
async function arrivedWith(
  house: House,
  ticket: string,
  { merchant, now, cookie }: Visit,
): Promise<Arrival | null> {
  const arrival = await arrivalOf(house.db, { merchant: merchant.code, ticketHash: hashToken(ticket), now })
  const browser = cookie(choiceCookie(ticket))
  if (!arrival || !browser) return null
  return sameText(hashToken(browser).toString('hex'), arrival.browserHash.toString('hex')) ? arrival : null
}

/** Thrown inside the transaction, so that nothing of a choice that came second stays. */
class TakenError extends Error {}

async function bind(
  tx: Tx,
  { id, provider, issuer, subject, name }: Arrival,
  {
    merchant,
    memberId,
    how,
    now,
  }: { merchant: string; memberId: bigint; how: 'linked' | 'registered'; now: Date },
): Promise<void> {
  if (!(await settleArrival(tx, id, now))) throw new TakenError()
  const identity = { merchant, provider, issuer, subject, memberId, name, how, now }
  if (!(await insertIdentity(tx, identity))) throw new TakenError()
}

const orTaken = (error: unknown) => {
  if (error instanceof TakenError) return { refused: 'social.taken' } as const
  throw error
}

/** Links to an existing account, which its password proves. */
export async function link(house: House, { body }: Given<Link>, call: CallFor<Link>) {
  const { merchant, now } = call
  const arrival = await arrivedWith(house, body.ticket, call)
  if (!arrival) return { refused: 'social.ticketInvalid' } as const
  const key = accountKey(body.username)
  const member = await memberByAccount(house.db, merchant.code, key)
  const isRight = await checkPassword(house.db, member?.id ?? 0n, body.password)
  if (!isRight || !member || member.state !== 'open' || member.type === TRIAL) {
    const retryAfterSeconds = await house.pace.spend(
      'login-failures',
      FAILURES,
      `${merchant.code}:${key}:${call.ip}`,
    )
    if (retryAfterSeconds !== null)
      return { refused: 'social.tooManyFailures', detail: { retryAfterSeconds } } as const
    return { refused: 'social.wrongLogin' } as const
  }
  const linked = await inTransaction(house.db, (tx) =>
    bind(tx, arrival, { merchant: merchant.code, memberId: member.id, how: 'linked', now }),
  ).catch(orTaken)
  return linked ?? completeLogin(house, call, member.id, 'social')
}

/** Opens a new account for the identity. */
export async function register(house: House, { body }: Given<Register>, call: CallFor<Register>) {
  const { merchant, now } = call
  if (!(await house.merchants.isOn(merchant.code, 'DIRECTREG3'))) return { refused: 'flag.off' } as const
  const arrival = await arrivedWith(house, body.ticket, call)
  if (!arrival) return { refused: 'social.ticketInvalid' } as const
  const account = body.username.normalize('NFKC')
  if (!meets(ACCOUNT_RULE, account)) {
    const { minLength: min, maxLength: max } = ACCOUNT_RULE
    return { refused: 'social.accountInvalid', detail: { min, max } } as const
  }
  if (body.password !== body.confirmPassword) return { refused: 'social.passwordsDiffer' } as const
  if (isWeakPassword(body.password, account)) {
    const { minLength: min, maxLength: max } = PASSWORD_RULE
    return { refused: 'social.passwordWeak', detail: { min, max } } as const
  }
  const age = await settingOf(house, merchant.code, 'minimumAge')
  const today = dayIn(merchant.timeZone, now)
  if (!isPlausibleBirthday(body.birthday, today) || ageOn(body.birthday, today) < age)
    return { refused: 'social.tooYoung', detail: { age } } as const
  const made = await inTransaction(house.db, async (tx) => {
    const memberId = await insertMember(tx, {
      merchant: merchant.code,
      account,
      accountKey: accountKey(account),
      type: 0,
      language: body.language,
      birthday: body.birthday,
      payeeName: null,
      email: body.email ?? null,
      uplineId: null,
      registerIp: call.ip,
      now,
    })
    if (memberId === null) return { refused: 'social.accountTaken' } as const
    await giveCredential(tx, { memberId, password: body.password, now })
    await openWallet(tx, {
      owner: memberId,
      merchant: merchant.code,
      kind: 'cash',
      currency: merchant.currency,
    })
    await bind(tx, arrival, { merchant: merchant.code, memberId, how: 'registered', now })
    return memberId
  }).catch(orTaken)
  if (typeof made !== 'bigint') return made
  const entered = await completeLogin(house, call, made, 'social')
  return 'refused' in entered ? entered : { ...entered, firstTimeLogin: true }
}
