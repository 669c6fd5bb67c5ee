import type { Chance } from '#kit/chance.ts'
import { creditsAt, evaluate, paidAt, scattersAt } from './evaluate.ts'
import type { SlotEngine, SpinResult } from './evaluate.ts'
import { SCATTERS_NEEDED } from './model.ts'
import type { ReelSet } from './reel-set.ts'

/** The random numbers of a round: the stops of the base spin, then of each free spin, in order. */
export interface SlotOutcome {
  readonly spins: readonly (readonly number[])[]
  /** The place in `spreading` of the symbol that was chosen; -1 before free spins, absent where none spreads. */
  readonly chosen?: number
}

/** One spin of a round with its results. */
export interface PlayedSpin {
  readonly isFree: boolean
  /** 0 for the base spin, free spins count from 1. */
  readonly index: number
  readonly stops: readonly number[]
  readonly window: readonly (readonly number[])[]
  readonly result: SpinResult
  readonly multiplier: number
  /** Free spins given by this spin, and known and left after it. */
  readonly granted: number
  readonly total: number
  readonly left: number
  /** Of this spin and of the round so far, cut at the round's limit. */
  readonly credits: number
  readonly roundCredits: number
}

/**
 * Draws a round. Draw order: the five stops of the base spin from the left, each below the length of its reel; where
 * a symbol spreads and free spins start, which one; then, for each free spin, five stops of the free reels. A round that
 * reaches its limit draws no further.
 */
export function drawRound<S extends string>(engine: SlotEngine<S>, chance: Chance): SlotOutcome {
  const first = drawStops(engine.base, chance)
  const isAlone = scattersAt(engine.base, first) < SCATTERS_NEEDED
  if (isAlone)
    return engine.model.spreading === undefined ? { spins: [first] } : { spins: [first], chosen: -1 }
  return drawOn(engine, first, chance)
}

/** The rest of a round whose base spin may go on. */
function drawOn<S extends string>(
  engine: SlotEngine<S>,
  first: readonly number[],
  chance: Chance,
): SlotOutcome {
  const spins: (readonly number[])[] = []
  const stopsOf = (set: ReelSet): readonly number[] => {
    const stops = spins.length === 0 ? first : drawStops(set, chance)
    spins.push(stops)
    return stops
  }
  const { model } = engine
  const course = followRound(engine, stopsOf, () => chance.below(model.spreading?.length ?? 1))
  return model.spreading === undefined ? { spins } : { spins, chosen: course.chosen }
}

/** Written out: this is most of what a simulated round costs. */
function drawStops({ strips }: ReelSet, chance: Chance): readonly number[] {
  return [
    chance.below(strips[0]!.length),
    chance.below(strips[1]!.length),
    chance.below(strips[2]!.length),
    chance.below(strips[3]!.length),
    chance.below(strips[4]!.length),
  ]
}

const NO_STOPS: readonly number[] = []

/** Credits of a drawn round, without its script. */
export function roundCredits<S extends string>(engine: SlotEngine<S>, outcome: SlotOutcome): number {
  const [first = NO_STOPS] = outcome.spins
  const isPlain = outcome.spins.length === 1 && (outcome.chosen ?? -1) === -1
  if (isPlain && scattersAt(engine.base, first) < SCATTERS_NEEDED) {
    const credits = paidAt(engine, engine.base, first)
    return credits < engine.model.maxCredits ? credits : engine.model.maxCredits
  }
  const course = follow(engine, outcome)
  if (course.spins > 1) return course.credits
  const credits = creditsAt(engine, engine.base, outcome.spins[0] ?? [])
  return credits < engine.model.maxCredits ? credits : engine.model.maxCredits
}

/** Describes a drawn round spin by spin. Throws if the outcome has too few or too many spins: it was not drawn here. */
export function playedRound<S extends string>(
  engine: SlotEngine<S>,
  outcome: SlotOutcome,
): readonly PlayedSpin[] {
  const played: PlayedSpin[] = []
  follow(engine, outcome, (spin) => played.push(spin))
  return played
}

interface Course {
  spins: number
  total: number
  credits: number
  chosen: number
}

function follow<S extends string>(
  engine: SlotEngine<S>,
  outcome: SlotOutcome,
  tell?: (spin: PlayedSpin) => void,
): Course {
  let next = 0
  const stopsOf = (): readonly number[] => {
    const stops = outcome.spins[next++]
    if (!stops) throw new RangeError('slot: the outcome ends before the round does')
    return stops
  }
  const course = followRound(engine, stopsOf, () => outcome.chosen ?? -1, tell)
  if (next !== outcome.spins.length) throw new RangeError('slot: the outcome goes on after the round')
  if ((outcome.chosen ?? -1) !== course.chosen) throw new RangeError('slot: a symbol is chosen and not')
  return course
}

/**
 * The only place that knows how a round continues, for drawing, paying and its script. Credits of a lone base spin are counted only for
 * the script: they decide nothing, and `roundCredits` counts them itself.
 */
function followRound<S extends string>(
  engine: SlotEngine<S>,
  stopsOf: (reels: ReelSet) => readonly number[],
  choose: () => number,
  tell?: (spin: PlayedSpin) => void,
): Course {
  const { model } = engine
  const { count, limit, multiplier } = model.freeSpins
  const course: Course = { spins: 0, total: 0, credits: 0, chosen: -1 }
  do {
    const isFree = course.spins > 0
    const set = isFree ? engine.free : engine.base
    const stops = stopsOf(set)
    const grants = course.total < limit && scattersAt(set, stops) >= SCATTERS_NEEDED
    const granted = grants ? count : 0
    const spread = isFree ? spreadOf(engine, course.chosen) : -1
    const counts = isFree || grants || tell !== undefined
    const won = counts ? creditsAt(engine, set, stops, spread) * (isFree ? multiplier : 1) : 0
    const credits = Math.min(won, model.maxCredits - course.credits)
    course.total += granted
    course.credits += credits
    if (tell) tell(spinTold(engine, { stops, granted, credits, spread }, course))
    course.spins++
    const begins = !isFree && grants && course.credits < model.maxCredits
    if (begins && model.spreading !== undefined) course.chosen = choose()
  } while (course.spins <= course.total && course.credits < model.maxCredits)
  return course
}

function spreadOf<S extends string>({ model }: SlotEngine<S>, chosen: number): number {
  const symbol = model.spreading?.[chosen]
  return symbol === undefined ? -1 : model.symbols.indexOf(symbol)
}

function spinTold<S extends string>(
  engine: SlotEngine<S>,
  spin: { stops: readonly number[]; granted: number; credits: number; spread: number },
  course: Course,
): PlayedSpin {
  const index = course.spins
  const set = index > 0 ? engine.free : engine.base
  return {
    isFree: index > 0,
    index,
    stops: spin.stops,
    window: set.windows.map((reel, place) => reel[spin.stops[place] ?? 0] ?? []),
    result: evaluate(engine, set, spin.stops, spin.spread),
    multiplier: index > 0 ? engine.model.freeSpins.multiplier : 1,
    granted: spin.granted,
    total: course.total,
    left: course.total - index,
    credits: spin.credits,
    roundCredits: course.credits,
  }
}
