// A member's statements: deposits, withdrawals and play, by day or month (MEM-06, MEM-11, M8). They add up: opening, plus every section's
// sum, is closing; profit is wins less stakes, never deposits. Example: 100.00 before, 50.00 deposited, 80.00 staked and 60.00 won:
// closing 130.00, net deposits 50.00, profit −20.00.

import { sectionOf, sections, type Section } from '#features/money/figures/rules/kinds.ts'
import { addDays } from '#kit/day.ts'
import type { Minor } from '#kit/money.ts'

export { sectionOf, sections, type Section }

export type Moved = {
  readonly day: string
  readonly kind: string
  readonly credits: Minor
  /** Negative. */
  readonly debits: Minor
}

export type SectionSum = { readonly section: Section; readonly moneyIn: Minor; readonly moneyOut: Minor }

/** Every section's sums, both positive; opening + Σ in − Σ out = closing. */
export function bySection(moved: readonly Omit<Moved, 'day'>[]): SectionSum[] {
  return sections.map((section) => {
    const own = moved.filter(({ kind }) => sectionOf(kind) === section)
    return {
      section,
      moneyIn: own.reduce((sum, { credits }) => sum + credits, 0n),
      moneyOut: own.reduce((sum, { debits }) => sum - debits, 0n),
    }
  })
}

/** A section's net: in less out. */
export function netOf(sums: readonly SectionSum[], section: Section): Minor {
  const own = sums.find((sum) => sum.section === section)
  return own ? own.moneyIn - own.moneyOut : 0n
}

/** Longer periods are shown by month. */
const MOST_DAYS = 62
/** A statement covers at most a year and a day (M8 asks for twelve months). */
const LONGEST_DAYS = 367

export type Asked = { readonly from?: string | undefined; readonly to?: string | undefined }
export type Period = { readonly from: string; readonly to: string; readonly by: 'day' | 'month' }

/** The requested days, by default the last 30; null if invalid. */
export function periodOf({ from, to }: Asked, today: string): Period | null {
  const last = to ?? today
  const first = from ?? addDays(last, -29)
  const length = daysBetween(first, last) + 1
  if (length < 1 || length > LONGEST_DAYS) return null
  return { from: first, to: last, by: length > MOST_DAYS ? 'month' : 'day' }
}

const DAY_MS = 86_400_000

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** Every day, or every month, of a period in order: a day without movements is zero, not missing. */
export function stepsOf({ from, to, by }: Period): string[] {
  const steps = new Set<string>()
  for (let day = from; day <= to; day = addDays(day, 1)) steps.add(stepOf(day, by))
  return [...steps]
}

/** The step of a day: itself, or its month as 'yyyy-MM'. */
export function stepOf(day: string, by: Period['by']): string {
  return by === 'day' ? day : day.slice(0, 7)
}

/** One game's settlements of a day. */
export type Played = {
  readonly day: string
  readonly game: string
  readonly rounds: bigint
  readonly stake: Minor
  readonly win: Minor
}

export type PlaySum = {
  readonly rounds: bigint
  readonly stake: Minor
  readonly win: Minor
  /** win − stake: positive if the member won. */
  readonly net: Minor
}

export function addPlays(plays: readonly Omit<Played, 'day' | 'game'>[]): PlaySum {
  const sum = plays.reduce<Omit<PlaySum, 'net'>>(
    (total, { rounds, stake, win }) => ({
      rounds: total.rounds + rounds,
      stake: total.stake + stake,
      win: total.win + win,
    }),
    { rounds: 0n, stake: 0n, win: 0n },
  )
  return { ...sum, net: sum.win - sum.stake }
}

/** Sums by a row's key, in the order of the keys' first appearance. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const known = groups.get(key)
    if (known) known.push(row)
    else groups.set(key, [row])
  }
  return groups
}
