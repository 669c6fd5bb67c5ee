import { part } from '#game-kit/art/masks/parts.ts'
import type { Material } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { circle, ellipse, path, stroke } from '#game-kit/art/shapes.ts'
import { gold, porcelain } from '../stones.ts'
import { eyesAt } from '../swimmer.ts'

/** A ray or manta: wings, a whip of a tail, two horns. */
export function ray(back: Material, belly: Material, spots: Material): Layer[] {
  const wings = path(
    'M50 12C58 12 62 18 66 24C78 28 92 38 98 54C86 52 76 58 66 66C60 70 55 74 50 76C45 74 40 70 34 66C24 58 14 52 2 54C8 38 22 28 34 24C38 18 42 12 50 12Z',
  )
  const dots = [
    [50, 30],
    [40, 40],
    [60, 40],
    [28, 46],
    [72, 46],
    [45, 54],
    [55, 54],
  ].map(([x = 0, y = 0]) => circle(x, y, 2.6))
  return [
    part(path('M48.6 70L51.4 70L50.4 100L49.6 100Z'), back, 1),
    part(
      path('M42 16C40 8 41 4 44 3C46 6 47 10 47 14Z') + path('M58 16C60 8 59 4 56 3C54 6 53 10 53 14Z'),
      belly,
      2,
    ),
    part(wings, back, 22, { height: 0.7, smoothing: 3 }),
    part(dots.join(''), spots, 2, { drop: false, edge: 0.1 }),
    ...eyesAt(12, 22, gold, 0.4, 1.7),
  ]
}

/** A bell with arms that trail behind it. */
export function jelly(bell: Material, glow: string): Layer[] {
  const arm = (x: number, sway: number): string =>
    stroke(`M${x} 44C${x + sway} 58 ${x - sway} 70 ${x + sway * 0.6} 94`, 2.6)
  return [
    part([34, 42, 50, 58, 66].map((x, nth) => arm(x, nth % 2 ? 5 : -5)).join(''), bell, 1.2, {
      opacity: 0.75,
      glow: { colour: glow, blur: 5, alpha: 0.6 },
    }),
    part(
      path(
        'M50 8C74 8 84 30 80 46C74 42 70 50 64 46C60 42 54 50 50 46C46 50 40 42 36 46C30 50 26 42 20 46C16 30 26 8 50 8Z',
      ),
      bell,
      18,
      {
        height: 0.9,
        smoothing: 3,
        glow: { colour: glow, blur: 5, alpha: 0.6 },
      },
    ),
    part(ellipse(50, 24, 9, 7), porcelain, 6, { drop: false, opacity: 0.5 }),
  ]
}

/** A mantle with fins, a head with eyes and ten arms. */
export function squid(skin: Material, fin: Material): Layer[] {
  const arms = [40, 44, 48, 52, 56, 60].map((x, nth) =>
    stroke(`M${x} 26C${x - (50 - x) * 0.3} 16 ${x + (nth % 2 ? 4 : -4)} 10 ${x + (x - 50) * 0.7} 2`, 2.8),
  )
  return [
    part(arms.join(''), skin, 1.4),
    part(
      path('M50 98C36 92 22 78 24 66C34 66 42 74 48 84Z') +
        path('M50 98C64 92 78 78 76 66C66 66 58 74 52 84Z'),
      fin,
      3,
    ),
    part(path('M50 98C42 90 38 66 38 48C38 40 44 36 50 36C56 36 62 40 62 48C62 66 58 90 50 98Z'), skin, 11, {
      height: 0.9,
      smoothing: 2,
    }),
    part(ellipse(50, 30, 11, 9), skin, 8),
    ...eyesAt(13, 29, gold, 0.4, 2.4),
  ]
}
