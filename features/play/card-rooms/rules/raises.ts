import type { Minor } from '#kit/money.ts'
import type { Legal } from '#game-kit/cards/poker/betting/decide.ts'

/** Amounts that a raise may be set to with one press. */
export const presets = ['min', 'half', 'twoThirds', 'pot', 'all'] as const
export type Preset = (typeof presets)[number]

export interface RaiseRange {
  readonly from: Minor
  readonly to: Minor
  /** The smallest chip. */
  readonly chip: Minor
  /** What is to be called, and everything in the pots with all bets. */
  readonly toCall: Minor
  readonly pot: Minor
}

type Staked = { readonly put: Minor; readonly bet: Minor }

/** Everything that was put into the pots, bets included. */
export const potOf = (players: readonly Pick<Staked, 'put'>[]): Minor =>
  players.reduce((sum, { put }) => sum + put, 0n)

/** The highest bet. */
export const toCallOf = (players: readonly Pick<Staked, 'bet'>[]): Minor =>
  players.reduce((most, { bet }) => (bet > most ? bet : most), 0n)

/** What a seat may raise to, beside the pot as it is after its call; null: it may not. */
export function rangeOf(
  players: readonly Staked[],
  { raise, call }: Pick<Legal, 'raise' | 'call'>,
  chip: Minor,
): RaiseRange | null {
  const toCall = toCallOf(players)
  return raise && { ...raise, chip, toCall, pot: potOf(players) + (call ?? 0n) - toCall }
}

/** A bet in whole chips within the range; all in needs none. */
export function within({ from, to, chip }: Pick<RaiseRange, 'from' | 'to' | 'chip'>, wanted: Minor): Minor {
  if (wanted >= to) return to
  const whole = wanted - (wanted % chip)
  return whole < from ? from : whole
}

/**
 * A raise by a share of the pot: to the bet that is called plus the share of the pot after the call. Example: 300 in the pot and a bet of
 * 100 to call: the pot after the call is 500 with it, so half a pot raises to 100 + 250 = 350 when 100 more are called.
 */
export function presetOf(range: RaiseRange, preset: Preset): Minor {
  const { toCall, pot, from, to } = range
  const after = pot + toCall
  const by: Readonly<Record<Preset, Minor>> = {
    min: from,
    half: toCall + after / 2n,
    twoThirds: toCall + (after * 2n) / 3n,
    pot: toCall + after,
    all: to,
  }
  return within(range, by[preset])
}

/** The raise at a place of the slider, from 0 to 100: finer at its lower end, where most raises are. */
export function atSlider(range: RaiseRange, place: number): Minor {
  const { from, to } = range
  const square = BigInt(place * place)
  return within(range, from + ((to - from) * square) / 10_000n)
}

/** The place of the slider of a raise. */
export function sliderOf({ from, to }: Pick<RaiseRange, 'from' | 'to'>, value: Minor): number {
  if (to <= from) return 100
  const share = Number(((value - from) * 10_000n) / (to - from))
  return Math.round(Math.sqrt(Math.max(0, share)))
}
