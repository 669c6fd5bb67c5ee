import type { Db, Tx } from '#db/pool.ts'
import { hasPaymentPassword } from '#features/identity/door.ts'
import { memberById } from '#features/members/door.ts'
import { payoutHold } from '#features/security/door.ts'
import { settingOf } from '#features/settings/door.ts'
import { dayBounds, dayIn } from '#kit/day.ts'
import type { Reply } from '#contract/route.ts'
import type { Wallet } from '#ledger/types.ts'
import { walletOf } from '#ledger/wallets.ts'
import type { CallFor, MemberCaller, Merchant } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { withdrawals } from '../contract/member.ts'
import { conditionsOf, type Condition, type Terms } from '../rules/terms.ts'
import { accountsOf, banksFor, shownNumber, type AccountRow } from '../store/accounts.ts'
import { latelyPaid, turnoverOf } from '../store/facts.ts'
import { askedToday } from '../store/withdrawals.ts'

/** Payments of the last 30 days say how long one takes. */
export const LATELY_MS = 30 * 86_400_000

/** A merchant's settings as the rules read them. */
export async function termsOf(house: House, merchant: string): Promise<Terms> {
  return {
    least: await settingOf(house, merchant, 'withdrawLeast'),
    most: await settingOf(house, merchant, 'withdrawMost'),
    dayMost: await settingOf(house, merchant, 'withdrawDayMost'),
    dayCount: await settingOf(house, merchant, 'withdrawDayCount'),
    feePpm: BigInt(await settingOf(house, merchant, 'withdrawFeePpm')),
    feeFixed: await settingOf(house, merchant, 'withdrawFeeFixed'),
  }
}

/** Where the merchant's running day began. */
export function dayStart(merchant: Merchant, now: Date): Date {
  return dayBounds(merchant.timeZone, dayIn(merchant.timeZone, now)).from
}

export type Eligibility = {
  readonly wallet: Wallet | null
  readonly payeeName: string | null
  readonly hasPaymentPassword: boolean
  readonly accounts: readonly AccountRow[]
  readonly conditions: readonly Condition[]
}

/**
 * What the member fulfils and what is missing, read in one place for the screen and for the request itself. The setting
 * comes as an argument: reading it inside a transaction would take a second connection while one is held.
 */
export async function eligibilityOf(
  db: Db | Tx,
  member: MemberCaller,
  turnoverPercent: number,
  now: Date,
): Promise<Eligibility> {
  const wallet = await walletOf(db, {
    owner: member.id,
    merchant: member.merchant,
    kind: 'cash',
    currency: member.currency,
  })
  const accounts = await accountsOf(db, member.id)
  const person = await memberById(db, member.id)
  const payeeName = person?.payeeName ?? null
  const hasPassword = await hasPaymentPassword(db, member.id)
  const hold = await payoutHold(db, member.id, now)
  const turnover =
    turnoverPercent && wallet
      ? await turnoverOf(db, { memberId: member.id, wallet: wallet.id })
      : { deposited: 0n, staked: 0n }
  const conditions = conditionsOf({
    payeeName,
    accounts: accounts.length,
    hasPaymentPassword: hasPassword,
    hold,
    walletState: wallet?.state ?? 'open',
    turnoverPercent,
    ...turnover,
  })
  return { wallet, payeeName, hasPaymentPassword: hasPassword, accounts, conditions }
}

export function accountView({ id, bank, bankName, kind, accountNumber, holder }: AccountRow) {
  return { id, bank, bankName, kind, shown: shownNumber(accountNumber), holder }
}

type TermsRoute = typeof withdrawals.terms

/** Everything that the withdrawal screen shows before a request. */
export async function showTerms(house: House, call: CallFor<TermsRoute>): Promise<Reply<TermsRoute>> {
  const { member, merchant, now } = call
  const turnoverPercent = await settingOf(house, member.merchant, 'withdrawTurnoverPercent')
  const from = new Date(now.getTime() - LATELY_MS)
  const [eligibility, terms, banks, today, lately] = await Promise.all([
    eligibilityOf(house.db, member, turnoverPercent, now),
    termsOf(house, member.merchant),
    banksFor(house.db, member.currency),
    askedToday(house.db, member.id, dayStart(merchant, now)),
    latelyPaid(house.db, member.merchant, from),
  ])
  const { wallet, accounts, payeeName, conditions } = eligibility
  const balance = wallet?.balance ?? 0n
  const held = wallet?.held ?? 0n
  const left = terms.dayMost - today.amount
  return {
    currency: member.currency,
    balance,
    held,
    free: balance > held ? balance - held : 0n,
    least: terms.least,
    most: terms.most,
    feePpm: Number(terms.feePpm),
    feeFixed: terms.feeFixed,
    promiseMinutes: await settingOf(house, member.merchant, 'withdrawPromiseMinutes'),
    receiptMinutes: await settingOf(house, member.merchant, 'receiptMinutes'),
    twoEyesFrom: await settingOf(house, member.merchant, 'secondApprovalFrom'),
    today: { used: today.count, of: terms.dayCount, amountLeft: left > 0n ? left : 0n },
    hasPaymentPassword: eligibility.hasPaymentPassword,
    payeeName,
    lately,
    conditions: [...conditions],
    accounts: accounts.map(accountView),
    banks,
  }
}

type Clock = typeof withdrawals.clock

/** The promise of a brand and how it was kept lately, for anybody who asks (the withdrawal clock). */
export async function showClock(house: House, { merchant, now }: CallFor<Clock>): Promise<Reply<Clock>> {
  const from = new Date(now.getTime() - LATELY_MS)
  const lately = await latelyPaid(house.db, merchant.code, from)
  return { promiseMinutes: await settingOf(house, merchant.code, 'withdrawPromiseMinutes'), lately }
}
