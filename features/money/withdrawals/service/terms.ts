import type { Db, Tx } from '#db/pool.ts'
import { hasPaymentPassword } from '#features/account/identity/public.ts'
import { isExcluded, rulesFor } from '#features/compliance/limits/public.ts'
import { memberById } from '#features/account/members/public.ts'
import { withdrawalStand, withdrawn } from '#features/compliance/kyc/public.ts'
import { payoutHold } from '#features/account/security/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { payoutUnit } from '#kit/currency.ts'
import { dayIn } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import type { Minor } from '#kit/money.ts'
import type { Reply } from '#contract/route.ts'
import type { Wallet } from '#ledger/types.ts'
import { walletOf } from '#ledger/wallets.ts'
import type { CallFor, MemberCaller, Merchant } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { withdrawals } from '../contract/member.ts'
import { bonusBeside } from '../extension-points.ts'
import { conditionsOf, type Condition, type Terms } from '../rules/terms.ts'
import { accountsOf, banksFor, shownNumber, type AccountRow } from '../store/accounts.ts'
import { recentlyPaid, turnoverOf } from '../store/facts.ts'
import { askedToday } from '../store/withdrawals.ts'
import { payoutWays } from './ways.ts'

/** Payouts of the last 30 days show the usual duration. */
export const RECENT_MS = 30 * 86_400_000

/** A merchant's settings in the rules' form. */
export async function termsOf(app: App, merchant: string): Promise<Terms> {
  const brand = await app.merchants.byCode(merchant)
  if (!brand) throw new Error(`withdrawals: there is no brand ${merchant}`)
  return {
    least: await settingOf(app, merchant, 'withdrawLeast'),
    most: await settingOf(app, merchant, 'withdrawMost'),
    dayMost: await settingOf(app, merchant, 'withdrawDayMost'),
    dayCount: await settingOf(app, merchant, 'withdrawDayCount'),
    feePpm: BigInt(await settingOf(app, merchant, 'withdrawFeePpm')),
    feeFixed: await settingOf(app, merchant, 'withdrawFeeFixed'),
    unit: payoutUnit(brand.currency, await settingOf(app, merchant, 'withdrawUnit')),
  }
}

/** The start of the merchant's current day. */
export function dayStart(merchant: Merchant, now: Date): Date {
  return dayOf(merchant, now).from
}

function dayOf({ timeZone }: Merchant, now: Date) {
  return dayBounds(timeZone, dayIn(timeZone, now))
}

export type Eligibility = {
  readonly wallet: Wallet | null
  readonly payeeName: string | null
  readonly hasPaymentPassword: boolean
  readonly accounts: readonly AccountRow[]
  readonly conditions: readonly Condition[]
}

/** A brand's and a jurisdiction's conditions of a withdrawal. */
export type Asks = {
  readonly turnoverPercent: number
  /**
   * The total amount from which identity documents are required, null never; and the day for checking a document's validity. None are
   * required of excluded members, who cannot log in to upload them: the operator who pays checks instead (R8).
   */
  readonly papers: { readonly from: Minor | null; readonly zone: string } | null
}

type Asking = Pick<CallFor<TermsRoute>, 'member' | 'merchant' | 'now'>

/** Not inside a transaction. */
export async function asksOf(app: App, { member, merchant, now }: Asking): Promise<Asks> {
  const [turnoverPercent, { terms }, isAway] = await Promise.all([
    settingOf(app, member.merchant, 'withdrawTurnoverPercent'),
    rulesFor(app, { merchant: member.merchant, memberId: member.id }),
    isExcluded(app.db, member.id, now),
  ])
  return { turnoverPercent, papers: isAway ? null : { from: withdrawn(terms), zone: merchant.timeZone } }
}

/**
 * Which conditions of a withdrawal of this amount the member fulfils and what is missing, read in one place for the screen and for the
 * request itself. The settings are an argument: reading them inside a transaction would take a second connection while one is held.
 */
export async function eligibilityOf(
  db: Db | Tx,
  member: MemberCaller,
  { asks, amount }: { readonly asks: Asks; readonly amount: Minor },
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
  const { turnoverPercent } = asks
  const papers =
    asks.papers && (await withdrawalStand(db, { ...asks.papers, memberId: member.id, amount, now }))
  const turnover =
    turnoverPercent && wallet
      ? await turnoverOf(db, { memberId: member.id, wallet: wallet.id })
      : { deposited: 0n, staked: 0n }
  const conditions = conditionsOf({
    payeeName,
    accounts: accounts.length,
    hasPaymentPassword: hasPassword,
    hold,
    papers,
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

/** The data of the withdrawal screen before a request. */
export async function showTerms(app: App, call: CallFor<TermsRoute>): Promise<Reply<TermsRoute>> {
  const { member, merchant, now } = call
  const from = new Date(now.getTime() - RECENT_MS)
  const [asks, terms, ways] = await Promise.all([
    asksOf(app, call),
    termsOf(app, member.merchant),
    payoutWays(app, member.merchant),
  ])
  const [eligibility, banks, today, lately] = await Promise.all([
    eligibilityOf(app.db, member, { asks, amount: terms.least }, now),
    banksFor(app.db, member.currency),
    askedToday(app.db, member.id, dayStart(merchant, now)),
    recentlyPaid(app.db, member.merchant, from),
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
    unit: terms.unit,
    promiseMinutes: await settingOf(app, member.merchant, 'withdrawPromiseMinutes'),
    receiptMinutes: await settingOf(app, member.merchant, 'receiptMinutes'),
    twoEyesFrom: await settingOf(app, member.merchant, 'secondApprovalFrom'),
    today: {
      used: today.count,
      of: terms.dayCount,
      amountLeft: left > 0n ? left : 0n,
      until: dayOf(merchant, now).to,
    },
    hasPaymentPassword: eligibility.hasPaymentPassword,
    payeeName,
    lately,
    bonus: await bonusBeside.of(app)(app, member.id),
    conditions: [...conditions],
    accounts: accounts.map(accountView),
    banks: banks.filter(({ kind }) => ways[kind] !== null),
  }
}

type Clock = typeof withdrawals.clock

/** A brand's promised duration and how it was kept recently, public (the withdrawal clock). */
export async function showClock(app: App, { merchant, now }: CallFor<Clock>): Promise<Reply<Clock>> {
  const from = new Date(now.getTime() - RECENT_MS)
  const lately = await recentlyPaid(app.db, merchant.code, from)
  return { promiseMinutes: await settingOf(app, merchant.code, 'withdrawPromiseMinutes'), lately }
}
