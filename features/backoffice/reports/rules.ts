// What the platform owes and the accounts against it, per book (M16). A member with 100.00, of which 30.00 is held for a withdrawal, and
// 5.00 in an open bet: owed 105.00, of it held 30.00. The other side is the platform's: 105.00 of deposits. Both sides of a book always add
// up to 0.00; any other sum is an error in the ledger, and the report says so.

import { currencies, type Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'

/** One sum of the ledger as the store reads it. `debt` is negative; `paying` is part of the platform's payout_clearing. */
export type Part = {
  readonly merchant: string
  readonly currency: Currency
  readonly side: 'wallet' | 'held' | 'debt' | 'house' | 'paying'
  readonly kind: string
  readonly amount: Minor
}

export type Liability = {
  readonly merchant: string
  readonly currency: Currency
  readonly isPlay: boolean
  readonly cash: Minor
  readonly bonus: Minor
  readonly agents: Minor
  /** Part of the wallets: held for withdrawals. */
  readonly held: Minor
  readonly openBets: Minor
  readonly jackpots: Minor
  /** Debited from wallets, not yet confirmed by the payment processor. */
  readonly payingOut: Minor
  readonly owed: Minor
  /** House accounts by kind; `memberDebts` is what members owe. */
  readonly house: { readonly kind: string; readonly amount: Minor }[]
  readonly houseSum: Minor
  /** owed + houseSum: always zero, unless the ledger is broken. */
  readonly sum: Minor
}

/** Kinds of house account whose money belongs to members. */
const MEMBERS_OWN: readonly string[] = ['open_bets', 'jackpot']
/** Split in two: payouts confirmed by banks are the platform's side, unconfirmed ones are still owed. */
const PAYOUTS = 'payout_clearing'
const total = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0n)

function bookOf(parts: readonly Part[], merchant: string, currency: Currency): Liability {
  const sumOf = (side: Part['side'], ...kinds: readonly string[]): Minor =>
    total(
      parts
        .filter((part) => part.side === side && (!kinds.length || kinds.includes(part.kind)))
        .map(({ amount }) => amount),
    )
  const [cash, bonus] = [sumOf('wallet', 'cash'), sumOf('wallet', 'bonus')]
  const agents = sumOf('wallet', 'agent_cash', 'agent_commission')
  const [openBets, jackpots, payingOut] = [
    // chips at card tables are in play as open bets are
    sumOf('house', 'open_bets') + sumOf('wallet', 'chips'),
    sumOf('house', 'jackpot'),
    sumOf('paying'),
  ]
  const house = parts
    .filter(({ side, kind }) => side === 'house' && kind !== PAYOUTS && !MEMBERS_OWN.includes(kind))
    .map(({ kind, amount }) => ({ kind, amount }))
    .concat({ kind: PAYOUTS, amount: sumOf('house', PAYOUTS) - payingOut })
    .concat({ kind: 'memberDebts', amount: sumOf('debt') })
    .filter(({ amount }) => amount !== 0n)
  const owed = cash + bonus + agents + openBets + jackpots + payingOut
  const houseSum = total(house.map(({ amount }) => amount))
  const { isPlay } = currencies[currency]
  const members = { cash, bonus, agents, held: sumOf('held'), openBets, jackpots, payingOut, owed }
  return { merchant, currency, isPlay, ...members, house, houseSum, sum: owed + houseSum }
}

/** The report, one entry per book: real money first, then by merchant. */
export function liabilities(parts: readonly Part[]): Liability[] {
  const books = new Map<string, Part[]>()
  for (const part of parts) {
    const key = `${part.merchant}/${part.currency}`
    const known = books.get(key)
    if (known) known.push(part)
    else books.set(key, [part])
  }
  return [...books.values()]
    .flatMap((own) => (own[0] ? [bookOf(own, own[0].merchant, own[0].currency)] : []))
    .toSorted(
      (one, other) => Number(one.isPlay) - Number(other.isPlay) || one.merchant.localeCompare(other.merchant),
    )
}

const PERCENT_HUNDREDTHS = 10_000n

/** Actual RTP, "96.22 %", rounded down to a hundredth of a percent; null without stakes. */
export function returnText(win: Minor, stake: Minor): string | null {
  if (stake <= 0n) return null
  const hundredths = (win * PERCENT_HUNDREDTHS) / stake
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')} %`
}

export const periods = ['day', 'mtd', 'ytd', 'ltd'] as const
export type Period = (typeof periods)[number]

export type Words = (key: string) => string
export type Sheet = readonly (readonly string[])[]
export type Heading = { readonly at: Date; readonly by: string; readonly interval: string }

/** Every report names its title, operator, time and period (B4); without rows it says "no activity". */
export function sheet(
  title: string,
  { at, by, interval }: Heading,
  t: Words,
  head: readonly string[],
  rows: Sheet,
): Sheet {
  return [
    [title],
    [t('reports.csv.by'), by],
    [t('reports.csv.at'), at.toISOString()],
    [t('reports.csv.interval'), interval],
    [],
    head,
    ...(rows.length ? rows : [[t('reports.noActivity')]]),
  ]
}

export type GameFigures = {
  readonly merchant: string
  readonly currency: Currency
  readonly game: string
  readonly rounds: bigint
  readonly stake: Minor
  readonly win: Minor
  readonly ggr: Minor
  readonly open: Minor
  readonly rtp: string | null
  readonly theory: string | null
}
