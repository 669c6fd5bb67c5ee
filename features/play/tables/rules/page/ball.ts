/**
 * The path of a roulette ball, decided by the drawn pocket: angles in turns, clockwise. The wheel turns at an even pace; the ball runs
 * against it on the rim, slows down, falls inwards, bounces and lies in its pocket, which it reaches exactly. Two rounds differ by their
 * name only. Example: at share 1 the ball is at the angle of its pocket on the turning wheel.
 */
export type Spin = {
  /** Place of the pocket on the wheel, 0 to 36 clockwise from the zero. */
  readonly pocket: number
  readonly pockets: number
  /** From the ball's start until it lies still. */
  readonly ms: number
  /** A number of the round's own, 0 to 1. */
  readonly seed: number
}

/** Turns of the wheel a second: slow enough to read the numbers. */
const WHEEL_TURNS = 0.12
/** Shares of the way: the ball leaves the rim, and reaches the pockets for the first time. */
const FALLS = 0.66
const DROPS = 0.8
/** From the middle, as shares of the wheel's radius. */
export const RIM = 0.925
export const POCKET = 0.6

export type BallAt = {
  readonly wheel: number
  readonly ball: number
  /** From the middle, as a share of the wheel's radius. */
  readonly radius: number
}

/** Where wheel and ball are, `ms` after the start. */
export function ballAt(spin: Spin, ms: number): BallAt {
  const wheel = spin.seed + (ms / 1000) * WHEEL_TURNS
  const share = Math.min(1, Math.max(0, ms / spin.ms))
  const rest = spin.pocket / spin.pockets
  const runs = 9 + Math.round(spin.seed * 4)
  // what is left of the run against the wheel, until nothing is; the wheel's own turn is part of it
  const left = (1 - share) ** 2.2 * runs
  const jump = share > DROPS ? bounce((share - DROPS) / (1 - DROPS)) : 0
  return { wheel, ball: wheel + rest - left - jump * 0.035, radius: radiusAt(share) }
}

/** Three bounces, each lower. */
const bounce = (share: number): number => Math.abs(Math.sin(share * Math.PI * 3)) * (1 - share) ** 1.6

function radiusAt(share: number): number {
  if (share <= FALLS) return RIM
  if (share <= DROPS) {
    const fall = (share - FALLS) / (DROPS - FALLS)
    return RIM - (RIM - POCKET) * fall * fall
  }
  return POCKET + bounce((share - DROPS) / (1 - DROPS)) * 0.14
}

/** A number from 0 to below 1 of a round's name, the same on every device. */
export function seedOf(name: string): number {
  let hash = 2_166_136_261
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  // similar names, such as those of tables, differ in their last bits only: spread these
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507) >>> 0
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909) >>> 0
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}
