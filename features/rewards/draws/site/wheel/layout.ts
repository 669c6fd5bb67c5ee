import type { Prize } from '../../rules/prize.ts'
import { totalWeight, type Segment } from '../../rules/wheel.ts'

/** A wheel drawn around the centre of a square of 100; the pointer is at the top. Slices are exactly as wide as their chance. */
export const RADIUS = 44

export type Slice = {
  readonly at: number
  /** As parts of a whole turn. */
  readonly from: number
  readonly to: number
  readonly prize: Prize
}

export function slicesOf(segments: readonly Segment[]): Slice[] {
  const total = totalWeight(segments)
  let before = 0
  return segments.map(({ weight, prize }, at) => {
    const from = before / total
    before += weight
    return { at, from, to: before / total, prize }
  })
}

export function point(radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${(50 + radius * Math.cos(angle)).toFixed(3)} ${(50 + radius * Math.sin(angle)).toFixed(3)}`
}

export function slicePath({ from, to }: Slice): string {
  const large = to - from > 0.5 ? 1 : 0
  return `M50 50 L${point(RADIUS, from)} A${RADIUS} ${RADIUS} 0 ${large} 1 ${point(RADIUS, to)} Z`
}

/** The lamps on the rim. */
export const lamps = Array.from({ length: 36 }, (_, at) => ({ at, turn: at / 36 }))

/** Where in its slice the wheel stops, away from the edges: nothing shall look like a near miss. */
const EDGE = 0.25

/** The end of a rotation in degrees that begins at `from`: `turns` full turns, then the slice under the pointer. */
export function endOf(
  from: number,
  slice: Slice,
  { turns, share }: { readonly turns: number; readonly share: number },
) {
  const width = slice.to - slice.from
  const place = slice.from + width * (EDGE + (1 - 2 * EDGE) * share)
  const target = (1 - place) * 360
  const start = ((from % 360) + 360) % 360
  return from + turns * 360 + ((target - start + 360) % 360)
}

const HUES: Readonly<Record<Prize['kind'], readonly [number, number]>> = {
  nothing: [0.03, 268],
  cash: [0.14, 82],
  bonus: [0.16, 305],
  points: [0.13, 163],
  spins: [0.13, 235],
  tickets: [0.16, 18],
  goods: [0.14, 345],
}

/** The colour of a slice: a hue for each kind of prize, deeper for larger prizes, alternating for neighbours. */
export function sliceColour(
  prize: Prize,
  { rank, at }: { readonly rank: number; readonly at: number },
): string {
  const [chroma, hue] = HUES[prize.kind]
  const step = at % 2 ? 0.025 : 0
  if (prize.kind === 'nothing') return `oklch(${0.3 + step} ${chroma} ${hue})`
  return `oklch(${0.58 + 0.2 * rank - step} ${chroma} ${hue})`
}

/** 0 to 1: how large a money prize is beside the largest of its kind. */
export function rankOf(prize: Prize, all: readonly Prize[]): number {
  const size = (each: Prize): number =>
    each.kind === 'nothing' ? 0 : 'amount' in each ? Number(each.amount) : each.count
  const most = Math.max(...all.filter(({ kind }) => kind === prize.kind).map(size))
  return most === 0 ? 0 : Math.log1p(size(prize)) / Math.log1p(most)
}
