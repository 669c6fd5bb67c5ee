/**
 * A bet slip as a page keeps it: what was picked, and the bets that can be made of it. The page shows what the server will compute: lines,
 * potential return and mistakes come from the same rules. The server decides.
 *
 * Example: three matches picked → a treble, three doubles ("2 of 3"), a Trixie (four lines), or three singles.
 */
import type { PlaceTerms } from '#game-kit/sports/multiples/each-way.ts'
import { lineCount, namedSystems, type NamedSystem } from '#game-kit/sports/multiples/systems.ts'
import { floorOf, type Rational } from '#kit/rational.ts'
import type { SportKey } from '#features/sport/events/rules/sports.ts'
import { bestFactor } from './factor.ts'
import type { Asked, AskedLeg, AskedSlip } from './slip.ts'

/** A selection on the slip, with what is shown of it while its event is not at hand. */
export type Pick = {
  readonly event: string
  readonly selection: Asked
  /** As the member last saw and took it. */
  readonly price: number
  readonly epoch: number
  readonly isBanker: boolean
  readonly sport: SportKey
  readonly home: string
  readonly away: string
  readonly league: string
  /** ISO text. */
  readonly startsAt: string
  /** Of a race or a season: its place terms, the names of the runners that were picked by their numbers, and its label as it is stored. */
  readonly race?: {
    readonly terms: PlaceTerms | null
    readonly names: Readonly<Record<string, string>>
    readonly label?: string
  }
}

export const modes = ['single', 'multiple', 'system'] as const
export type Mode = (typeof modes)[number]

export type Slip = {
  readonly picks: readonly Pick[]
  readonly mode: Mode
  /** Stake of each single by the pick's name, and of the multiple or of one line of the system: plain decimal text. */
  readonly stakes: Readonly<Record<string, string>>
  readonly stake: string
  /** Sizes that the system covers, without bankers. */
  readonly sizes: readonly number[]
  readonly isEachWay: boolean
  /** The bet that it replaces, by its ID; undefined: it is a new bet. */
  readonly edit?: string
}

export const emptySlip: Slip = {
  picks: [],
  mode: 'single',
  stakes: {},
  stake: '',
  sizes: [],
  isEachWay: false,
}

export const MOST_PICKS = 20

/** The name of a pick: one outcome of one event. */
export const nameOf = ({ event, selection }: Named): string =>
  `${event}|${selection.market}|${selection.period}|${selection.line}|${selection.outcome}`
type Named = { readonly event: string; readonly selection: Asked }

/** Of one market only one outcome can be picked: another one takes its place. Pressed again it is removed. */
export function toggled(slip: Slip, pick: Pick): Slip {
  const name = nameOf(pick)
  if (slip.picks.some((each) => nameOf(each) === name)) return without(slip, name)
  const { event, selection } = pick
  const isSameMarket = (each: Pick) =>
    each.event === event &&
    each.selection.market === selection.market &&
    each.selection.period === selection.period &&
    each.selection.line === selection.line
  const at = slip.picks.findIndex(isSameMarket)
  const picks = at < 0 ? [...slip.picks, pick] : slip.picks.map((each, nth) => (nth === at ? pick : each))
  if (picks.length > MOST_PICKS) return slip
  // the second pick makes it a multiple, as most bets of two are
  const mode =
    slip.picks.length === 1 && picks.length === 2 && slip.stakes[nameOf(slip.picks[0]!)] === undefined
      ? 'multiple'
      : slip.mode
  return fitted({ ...slip, picks, mode })
}

export function without(slip: Slip, name: string): Slip {
  const { [name]: _, ...stakes } = slip.stakes
  return fitted({ ...slip, picks: slip.picks.filter((each) => nameOf(each) !== name), stakes })
}

/** Keeps mode and sizes possible after the picks have changed. */
export function fitted(slip: Slip): Slip {
  const possible = modesOf(slip.picks)
  const mode = possible.includes(slip.mode) ? slip.mode : (possible.at(-1) ?? 'single')
  const count = freeCount(slip.picks)
  const sizes = slip.sizes.filter((size) => size <= count)
  return {
    ...slip,
    mode,
    sizes: mode === 'system' && sizes.length === 0 ? [Math.min(2, count)] : sizes,
    isEachWay: slip.isEachWay && mayEachWay(slip.picks),
  }
}

/** The legs of a multiple: picks of one event are one leg, a same-game combination. */
export function legsOf(
  picks: readonly Pick[],
  combined: ReadonlyMap<string, number> = new Map(),
): readonly AskedLeg[] {
  const events = [...new Set(picks.map(({ event }) => event))]
  return events.map((event) => {
    const own = picks.filter((pick) => pick.event === event)
    return {
      event,
      selections: own.map(({ selection }) => selection),
      price: own.length === 1 ? own[0]!.price : (combined.get(event) ?? 10_001),
      epoch: Math.max(...own.map(({ epoch }) => epoch)),
      isBanker: own.some(({ isBanker }) => isBanker),
    }
  })
}

/** Selections of a system that are no bankers. */
export const freeCount = (picks: readonly Pick[]): number =>
  legsOf(picks).filter(({ isBanker }) => !isBanker).length

/** What can be made of the picks. */
export function modesOf(picks: readonly Pick[]): readonly Mode[] {
  if (picks.length < 2) return ['single']
  return legsOf(picks).length > 2 ? modes : ['single', 'multiple']
}

/** Each-way bets are on win selections of races alone. */
export const mayEachWay = (picks: readonly Pick[]): boolean =>
  picks.length > 0 && picks.every(({ selection }) => selection.market === 'win')

const namedKeys = [
  'trixie',
  'patent',
  'yankee',
  'lucky15',
  'canadian',
  'lucky31',
  'heinz',
  'lucky63',
  'superHeinz',
  'goliath',
] as const satisfies readonly NamedSystem[]

export type SystemChoice = {
  readonly key: NamedSystem | 'sizes'
  readonly sizes: readonly number[]
  readonly lines: number
}

/** The systems of a number of selections: "2 of 5" and the like, then the named ones. */
export function systemsOf(count: number): readonly SystemChoice[] {
  const plain = Array.from({ length: Math.max(0, count - 2) }, (_, at) => [at + 2])
  const named = namedKeys.filter((key) => namedSystems[key].selections === count)
  const choice = (key: SystemChoice['key'], sizes: readonly number[]) => ({
    key,
    sizes,
    lines: lineCount({ selections: count, sizes }),
  })
  return [
    ...plain.map((sizes) => choice('sizes', sizes)),
    ...named.map((key) => choice(key, namedSystems[key].sizes)),
  ]
}

/** The bet that a multiple or system asks for. Bankers are in every combination, so a multiple knows none. */
export function slipOf(slip: Slip, combined?: ReadonlyMap<string, number>): AskedSlip {
  const legs = legsOf(slip.picks, combined)
  if (slip.mode === 'system') return { legs, sizes: slip.sizes, isEachWay: slip.isEachWay }
  return {
    legs: legs.map((leg) => ({ ...leg, isBanker: false })),
    sizes: [legs.length],
    isEachWay: slip.isEachWay,
  }
}

/** The bet of one pick alone. */
export const singleOf = (pick: Pick, isEachWay: boolean): AskedSlip => ({
  legs: legsOf([{ ...pick, isBanker: false }]),
  sizes: [1],
  isEachWay,
})

/**
 * The return of a stake if every leg wins: what the server computes, rounded down to a minor unit. Null: an each-way bet on a race whose
 * terms are not known here; the quote says it.
 */
export function potentialOf(asked: AskedSlip, stake: bigint, picks: readonly Pick[] = []): bigint | null {
  const factor = bestOf(asked, picks)
  return factor && floorOf(stake, factor)
}

function bestOf({ legs, sizes, isEachWay }: AskedSlip, picks: readonly Pick[]): Rational | null {
  const known = new Map(picks.map(({ event, race }) => [event, race?.terms]))
  const terms = legs.map(({ event }) => (isEachWay ? known.get(event) : undefined))
  if (isEachWay && !terms.every(Boolean)) return null
  const [ew] = terms
  return bestFactor({
    sizes,
    ...(ew ? { ew } : {}),
    legs: legs.map(({ price, isBanker }, at) => {
      const own = terms[at]
      return { p: price, ...(isBanker ? { b: true as const } : {}), ...(own ? { t: own } : {}) }
    }),
  })
}

/** A slip that was stored: anything else in its place is an empty one. */
export function readSlip(stored: unknown): Slip {
  if (typeof stored !== 'object' || stored === null || !('picks' in stored) || !Array.isArray(stored.picks))
    return emptySlip
  const picks = stored.picks.filter(isPick).slice(0, MOST_PICKS)
  const given: Partial<Record<keyof Slip, unknown>> = stored
  const sizes = Array.isArray(given.sizes)
    ? given.sizes.filter((size) => Number.isInteger(size) && size > 0)
    : []
  const isTexts = typeof given.stakes === 'object' && given.stakes !== null
  return fitted({
    picks,
    mode: modes.find((each) => each === given.mode) ?? 'single',
    stakes: isTexts ? Object.fromEntries(Object.entries(given.stakes ?? {}).filter(isStake)) : {},
    stake: isAmount(given.stake) ? given.stake : '',
    sizes,
    isEachWay: given.isEachWay === true,
    ...(typeof given.edit === 'string' ? { edit: given.edit } : {}),
  })
}

const isSame = (one: Slip, other: Slip) => JSON.stringify(readSlip(one)) === JSON.stringify(readSlip(other))

/**
 * The slip that counts when the page meets the server's: this device's if no other device has saved one since, or the other's is empty and
 * something was picked here. `saved`: what this device last saw saved; null: nothing yet, so what was picked here before the login stays.
 * `sent`: what it sent since without a reply, any of which the server may have.
 *
 * Example: the phone saved A, the laptop B. The phone, which still has A, takes B; with C picked on the phone it takes B, too.
 * Example: the phone saved A, its C arrived and the reply was lost. With D picked on the phone it keeps D.
 * Example: the phone saved A, the laptop placed it. The phone, which still has A, is emptied; with C picked on it, it keeps C.
 */
export function mergedSlip(
  here: Slip,
  {
    saved,
    sent = [],
    server,
  }: { readonly saved: Slip | null; readonly sent?: readonly Slip[]; readonly server: Slip },
): Slip {
  if (!saved) return here.picks.length > 0 ? here : server
  const isTold = (slip: Slip) => [saved, ...sent].some((told) => isSame(slip, told))
  if (isTold(server)) return here
  return server.picks.length === 0 && !isTold(here) ? here : server
}

const isStake = (entry: [string, unknown]): entry is [string, string] => isAmount(entry[1])

const isAmount = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{0,13}(\.\d{0,2})?$/.test(text)

function isPick(value: unknown): value is Pick {
  if (typeof value !== 'object' || value === null) return false
  const { event, selection, price, epoch, startsAt, home, away, league }: Partial<Pick> = value
  return (
    typeof event === 'string' &&
    typeof selection === 'object' &&
    selection !== null &&
    typeof selection.market === 'string' &&
    typeof selection.period === 'string' &&
    typeof selection.line === 'number' &&
    typeof selection.outcome === 'string' &&
    typeof price === 'number' &&
    typeof epoch === 'number' &&
    [startsAt, home, away, league].every((text) => typeof text === 'string')
  )
}
