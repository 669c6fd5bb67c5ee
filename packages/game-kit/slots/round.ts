import type { Chance } from '#kit/chance.ts'
import { evaluate } from './evaluate.ts'
import type { SlotEngine, SpinResult } from './evaluate.ts'
import { SCATTERS_NEEDED } from './model.ts'
import type { ReelSet } from './reel-set.ts'

/** The luck of a round and nothing else: the stops of the base spin, then of each free spin, in order. */
export interface SlotOutcome {
  readonly spins: readonly (readonly number[])[]
}

/** One spin of a round, told with what it meant. */
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

interface Progress {
  readonly played: PlayedSpin[]
  total: number
  credits: number
}

/**
 * Draws a round. Order of luck: the five stops of the base spin from the left, each below the length of its reel;
 * then, for each free spin, five stops of the free reels. A round that reaches its limit draws no further.
 */
export function drawRound<S extends string>(engine: SlotEngine<S>, chance: Chance): SlotOutcome {
  const spins: number[][] = []
  followRound(engine, ({ strips }) => {
    const stops = strips.map((reel) => chance.below(reel.length))
    spins.push(stops)
    return stops
  })
  return { spins }
}

/** Tells a drawn round spin by spin. Throws where the outcome has too few or too many spins: it was not drawn here. */
export function playedRound<S extends string>(
  engine: SlotEngine<S>,
  outcome: SlotOutcome,
): readonly PlayedSpin[] {
  let next = 0
  const played = followRound(engine, () => {
    const stops = outcome.spins[next++]
    if (!stops) throw new RangeError('slot: the outcome ends before the round does')
    return stops
  })
  if (next !== outcome.spins.length) throw new RangeError('slot: the outcome goes on after the round')
  return played
}

/** The one place that knows how a round goes on, for drawing and for telling. */
function followRound<S extends string>(
  engine: SlotEngine<S>,
  stopsFor: (reels: ReelSet) => readonly number[],
): readonly PlayedSpin[] {
  const progress: Progress = { played: [], total: 0, credits: 0 }
  playSpin(engine, progress, stopsFor(engine.base))
  while (progress.played.length <= progress.total && progress.credits < engine.model.maxCredits) {
    playSpin(engine, progress, stopsFor(engine.free))
  }
  return progress.played
}

function playSpin<S extends string>(
  engine: SlotEngine<S>,
  progress: Progress,
  stops: readonly number[],
): void {
  const { freeSpins, maxCredits } = engine.model
  const index = progress.played.length
  const isFree = index > 0
  const set = isFree ? engine.free : engine.base
  const window = set.windows.map((reel, place) => reel[stops[place] ?? 0] ?? [])
  const result = evaluate(engine, set, stops)
  const multiplier = isFree ? freeSpins.multiplier : 1
  const mayGrant = result.scatters >= SCATTERS_NEEDED && progress.total < freeSpins.limit
  const granted = mayGrant ? freeSpins.count : 0
  const credits = Math.min(result.credits * multiplier, maxCredits - progress.credits)
  progress.total += granted
  progress.credits += credits
  progress.played.push({
    isFree,
    index,
    stops,
    window,
    result,
    multiplier,
    granted,
    total: progress.total,
    left: progress.total - index,
    credits,
    roundCredits: progress.credits,
  })
}
