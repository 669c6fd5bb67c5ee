import { materials, stone } from '../materials.ts'
import type { Layer } from '../relief.ts'
import { circle, ellipse, leaf, path, points, stroke } from '../shapes.ts'
import { around, part, starPath } from './parts.ts'

const { gold, silver, ruby, lapis, jade, rose, amber, ink } = materials

export function trident(): Layer[] {
  return [
    part(stroke('M50 96V20', 6.4), gold, 3),
    part('M50 2L58 18L54 22V46H46V22L42 18Z', gold, 4, { profile: 'chamfer' }),
    part(
      'M16 12L26 26L22 28C22 44 34 50 50 50C66 50 78 44 78 28L74 26L84 12L88 32C88 52 70 60 50 60C30 60 12 52 12 32Z',
      gold,
      5,
      { height: 0.9 },
    ),
    part(circle(50, 56, 9), jade, 8),
  ]
}

export function crown(): Layer[] {
  return [
    part('M8 34L28 52L50 12L72 52L92 34L84 86H16Z', gold, 9, { height: 0.8, smoothing: 1.5 }),
    part('M15 74H85L83 90H17Z', gold, 4, { lift: 0.06 }),
    part(circle(8, 31, 6) + circle(50, 10, 7) + circle(92, 31, 6), materials.pearl, 6),
    part(path('M50 48L59 60L50 72L41 60Z'), ruby, 4, { profile: 'chamfer' }),
    part(circle(26, 82, 4.4) + circle(50, 82, 4.4) + circle(74, 82, 4.4), jade, 4),
    part(circle(38, 82, 3) + circle(62, 82, 3), lapis, 3),
  ]
}

export function turtle(): Layer[] {
  const skin = stone(140, 0.12, { vein: 0.2 })
  const plates = [
    circle(50, 56, 11),
    ...[0, 60, 120, 180, 240, 300].map((d) => {
      const [x, y] = around(50, 56, 21, d)
      return circle(x, y, 8)
    }),
  ]
  return [
    part(
      leaf(points('30,40 12,26 2,36'), 10, 0.6) + ' ' + leaf(points('70,40 88,26 98,36'), 10, 0.6),
      skin,
      7,
    ),
    part(
      leaf(points('34,78 22,90 14,96'), 8, 0.5) + ' ' + leaf(points('66,78 78,90 86,96'), 8, 0.5),
      skin,
      6,
    ),
    part(ellipse(50, 15, 12, 14), skin, 10),
    part(circle(45, 11, 2.6) + circle(55, 11, 2.6), ink, 2, { drop: false }),
    part(ellipse(50, 56, 35, 36), gold, 6),
    part(ellipse(50, 56, 31, 32), jade, 24, { height: 0.7, smoothing: 4, drop: false }),
    ...plates.map((shape) => part(shape, amber, 6, { height: 0.6, lift: 0.05 })),
  ]
}

export function scallop(): Layer[] {
  const ribs = [-60, -40, -20, 0, 20, 40, 60].map((d) => {
    const [x, y] = around(50, 88, 74, d)
    return leaf(
      [
        [50, 88],
        [(50 + x) / 2, (88 + y) / 2],
        [x, y],
      ],
      10.5,
      0.72,
    )
  })
  return [
    part('M34 84H66L62 96H38Z', rose, 4),
    part('M50 92L6 56C4 30 26 8 50 8C74 8 96 30 94 56Z', rose, 8),
    ...ribs.map((shape) =>
      part(shape, stone(20, 0.1, { high: 0.98, vein: 0.04 }), 7, { drop: { alpha: 0.35 }, lift: 0.03 }),
    ),
    part(circle(50, 82, 8), materials.pearl, 8),
  ]
}

export function starfish(): Layer[] {
  const dots = [0, 72, 144, 216, 288].flatMap((d) => [14, 24, 33].map((r) => around(50, 53, r, d)))
  const coral = stone(45, 0.17, { high: 0.94 })
  return [
    part(
      `<path d="${starPath(50, 53, 46, 19, 5)}" fill="#fff" stroke="#fff" stroke-width="8" stroke-linejoin="round"/>`,
      coral,
      15,
      {
        height: 0.8,
        smoothing: 3,
      },
    ),
    ...dots.map(([x, y], i) => part(circle(x, y, 3.4 - (i % 3) * 0.6), amber, 3, { drop: { alpha: 0.3 } })),
    part(circle(50, 53, 5), amber, 4),
  ]
}

export function anchor(): Layer[] {
  return [
    part(
      `<path d="M50 4A12 12 0 1 1 49.9 4ZM50 11A5 5 0 1 0 50.1 11Z" fill="#fff" fill-rule="evenodd"/>`,
      silver,
      3,
    ),
    part(
      'M45 26H55V36H74V45H55V78C68 76 78 68 80 58L70 60L84 42L98 62L89 60C86 80 70 94 50 96C30 94 14 80 11 60L2 62L16 42L30 60L20 58C22 68 32 76 45 78V45H26V36H45Z',
      silver,
      5,
      { height: 0.9 },
    ),
    part(stroke('M52 24Q74 30 62 50Q50 66 66 80', 3.4), amber, 1.6),
  ]
}
