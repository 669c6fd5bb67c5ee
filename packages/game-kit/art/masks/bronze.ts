import { materials, metal } from '../materials.ts'
import type { Layer } from '../relief.ts'
import { circle, ellipse, leaf, points, ribbon, spline, stroke } from '../shapes.ts'
import { around, part, polygon, starPath } from './parts.ts'

const { gold, bronze, ruby, jade, amber } = materials

export function drum(): Layer[] {
  const patina = metal(70, 0.07, { sharp: 5 })
  const rings = [42, 33, 24].map((r) =>
    part(`<circle cx="50" cy="50" r="${r}" fill="none" stroke="#fff" stroke-width="1.8"/>`, gold, 1, {
      drop: { alpha: 0.4 },
      lift: 0.04,
    }),
  )
  const beads = Array.from({ length: 20 }, (_, i) => around(50, 50, 37.5, i * 18))
  return [
    part(circle(50, 50, 48), bronze, 5, { drop: { alpha: 0.7 } }),
    part(circle(50, 50, 44), patina, 3, { drop: false, profile: 'cove' }),
    ...rings,
    ...beads.map(([x, y]) => part(circle(x, y, 2), gold, 2, { drop: { alpha: 0.3 } })),
    part(starPath(50, 50, 22, 7, 12), gold, 4, { profile: 'chamfer' }),
  ]
}

/** A bird with a long beak, as it stands on drums of the bronze age. */
export function lacBird(): Layer[] {
  const feather = (a: string, w: number) => part(leaf(points(a), w, 0.4), gold, 4)
  return [
    feather('44,60 20,80 6,98', 7),
    feather('46,58 30,84 24,99', 7),
    feather('50,50 76,22 98,16', 9),
    feather('50,52 78,36 99,36', 8.5),
    feather('50,54 74,50 96,54', 8),
    part(
      ribbon(spline(points('42,66 56,58 56,40 42,28'), 60), (t) => 13 - 7 * t),
      bronze,
      9,
    ),
    part(ellipse(42, 64, 18, 13, -20), bronze, 11),
    part(circle(40, 24, 10), bronze, 9),
    part('M34 18L2 26L34 32Z', gold, 4, { profile: 'chamfer' }),
    part(leaf(points('44,18 56,8 74,8'), 5, 0.4), ruby, 3),
    part(circle(38, 22, 3.6), ruby, 3),
  ]
}

export function boat(): Layer[] {
  return [
    part(stroke('M52 74V6', 3.6), bronze, 1.8),
    part('M56 10C84 18 90 44 84 62C72 58 64 58 56 62Z', ruby, 9, { height: 0.7 }),
    part('M48 16C28 26 22 44 24 62C34 58 40 58 48 62Z', amber, 8, { height: 0.7 }),
    part('M2 56Q12 66 22 68H80Q92 66 98 54C98 78 84 90 66 92H34C16 90 4 78 2 56Z', bronze, 10, {
      height: 0.8,
    }),
    part(stroke('M12 72Q50 82 90 71', 2.4), gold, 1.2, { drop: false }),
    part(circle(30, 80, 3) + circle(44, 83, 3) + circle(58, 83, 3) + circle(72, 80, 3), gold, 3),
  ]
}

export function axe(): Layer[] {
  return [
    part(stroke('M30 96L64 14', 8), bronze, 4),
    part(
      'M52 16C70 6 90 12 96 26C98 46 86 60 66 62C60 54 50 48 40 48C44 38 46 28 52 16Z',
      metal(75, 0.08),
      8,
      { profile: 'chamfer' },
    ),
    part(starPath(70, 36, 13, 6, 8), gold, 3),
    part(stroke('M50 44Q58 30 56 18', 2), gold, 1),
  ]
}

export function horn(): Layer[] {
  const curve = spline(points('20,22 16,56 40,84 74,78 92,50'), 120)
  return [
    part(
      ribbon(curve, (t) => 17 * (1 - t) + 1.5),
      amber,
      14,
      { height: 0.8, smoothing: 3 },
    ),
    part(
      ribbon(curve, (t) => 18.5 * (1 - t) + 1.5, -1, 1, 0, 14),
      gold,
      4,
    ),
    part(
      ribbon(curve, (t) => 18 * (1 - t) + 1.6, -1, 1, 44, 54),
      gold,
      3,
    ),
    part(
      ribbon(curve, (t) => 18 * (1 - t) + 2, -1, 1, 84, 92),
      gold,
      3,
    ),
    part(ellipse(20, 21, 18, 7, -4), ruby, 4),
  ]
}

export function jar(): Layer[] {
  return [
    part('M30 20C6 30 8 80 34 92H66C92 80 94 30 70 20Z', bronze, 24, { height: 0.8, smoothing: 5 }),
    part('M26 8H74L70 22H30Z', gold, 4),
    part(stroke('M14 46Q50 58 86 46M14 66Q50 78 86 66', 3), gold, 1.4),
    part(
      polygon(points('26,54 34,60 26,66 18,60')) +
        ' ' +
        polygon(points('50,58 58,64 50,70 42,64')) +
        ' ' +
        polygon(points('74,54 82,60 74,66 66,60')),
      jade,
      3,
    ),
    part('M32 90H68L72 97H28Z', gold, 3),
  ]
}
