import type { Minor } from '#kit/money.ts'

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
