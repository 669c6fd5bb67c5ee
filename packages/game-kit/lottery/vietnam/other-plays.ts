import { max3d, thai } from './draw.ts'
import type { DrawShape } from './draw.ts'
import type { PrizePlay, Rule } from './plays.ts'

const play = (
  key: string,
  shape: DrawShape,
  tiers: readonly string[],
  width: number,
  rule: Rule,
): PrizePlay => ({
  key,
  shape,
  source: { tiers, end: 'last', width },
  rule,
})

/** Max 3D: a number wins in every tier in which it is drawn; or only in the highest. */
export const max3dPlays: readonly PrizePlay[] = [
  play('max3d', max3d, ['special', 'prize1', 'prize2', 'prize3'], 3, {
    kind: 'tiers',
    points: { special: 150, prize1: 50, prize2: 30, prize3: 16 },
  }),
  play('max3dSpecial', max3d, ['special'], 3, { kind: 'each' }),
]

/** Three digits in order (straight) or in any order (tod), two digits above and below, and a digit that occurs (run). */
export const thaiPlays: readonly PrizePlay[] = [
  play('top3', thai, ['first'], 3, { kind: 'each' }),
  play('tod3', thai, ['first'], 3, { kind: 'anyOrder' }),
  play('top2', thai, ['first'], 2, { kind: 'each' }),
  play('bottom2', thai, ['bottom2'], 2, { kind: 'each' }),
  play('runTop', thai, ['first'], 3, { kind: 'digit' }),
  play('runBottom', thai, ['bottom2'], 2, { kind: 'digit' }),
]
