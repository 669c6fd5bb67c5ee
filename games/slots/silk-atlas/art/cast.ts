import { place } from '#game-kit/art/masks/frames.ts'
import { around, part, starPath } from '#game-kit/art/masks/parts.ts'
import { teapot, vase } from '#game-kit/art/masks/voyage.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { box, circle, ellipse, leaf, path, points, ribbon, spline, stroke } from '#game-kit/art/shapes.ts'
import { band } from '#game-kit/art/slot/frame.ts'
import type { CastArt } from '#game-kit/art/slot/cast.ts'

const wood = stone(38, 0.07, { vein: 0.22, high: 0.66, low: 0.1 })
const silk = stone(262, 0.13, { vein: 0.02, high: 0.82, low: 0.12 })
const scarf = stone(18, 0.19, { vein: 0.01, high: 0.92, low: 0.2 })
const feather = stone(62, 0.06, { vein: 0.08, high: 0.82, low: 0.14 })
const pale = stone(80, 0.04, { vein: 0.02, high: 0.98, low: 0.4 })
const hump = stone(66, 0.08, { vein: 0.06, high: 0.86, low: 0.18 })
const { gold, ink, amber, porcelain, ruby, lapis } = materials

/** Brocade along a map: silk with a woven pattern between two cords of gold. */
export const border = (): Layer[] => [
  { shape: band(-0.4, 8.3, 1.6, 1.2), material: gold, bevel: 1, drop: { alpha: 0.8, blur: 1.8 } },
  {
    shape: band(0.7, 7, 1.4, 1.2),
    material: silk,
    bevel: 1.4,
    height: 0.5,
    drop: false,
    bump: (x, y) => 0.5 * Math.sin(x * 1.05) * Math.sin(y * 1.05),
    light: (x, y) => (Math.sin(x * 1.05) * Math.sin(y * 1.05) > 0.55 ? 0.3 : 0),
  },
]

/** The stick of a scroll, `high` units thick. */
const roller = (high: number): Layer[] => {
  const y = 100 - high / 2
  const knob = (x: number): string => circle(x, y, high * 0.62)
  return [
    part(box(-4, y - high * 0.28, 108, high * 0.56, 0.8), gold, high * 0.2, { drop: { alpha: 0.7 } }),
    part(knob(-5) + knob(105), gold, high * 0.4),
    part(circle(-5, y, high * 0.3) + circle(105, y, high * 0.3), ruby, high * 0.3, { drop: false }),
    part(box(-1.4, y - high / 2, 102.8, high, high * 0.3), wood, high * 0.46, {
      bump: (x, v) => 0.14 * Math.sin(v * 6 + Math.sin(x * 0.2) * 2),
      drop: { alpha: 0.8, dy: 1.2 },
    }),
    part(
      [-1.4, 97.6].map((x) => box(x, y - high / 2 - 0.3, 3.8, high + 0.6, 0.8)).join('') +
        box(24, y - high / 2 - 0.2, 1.4, high + 0.4, 0.4) +
        box(74.6, y - high / 2 - 0.2, 1.4, high + 0.4, 0.4),
      gold,
      0.8,
      { drop: { alpha: 0.5, blur: 0.7 } },
    ),
    part(starPath(50, y, high * 0.42, high * 0.16, 8), gold, high * 0.14, {
      profile: 'chamfer',
      drop: { alpha: 0.5 },
    }),
  ]
}

const plumes = (curves: readonly string[], width: number): Layer[] =>
  curves.map((curve, i) =>
    part(leaf(points(curve), width, 0.5), feather, width * 0.6, {
      lift: (i % 2) * 0.05,
      bump: (x, y) => 0.3 * Math.sin((x - y) * 0.9),
    }),
  )

/** The traveller's falcon with a scarf of silk, the map's sticks, the caravan. */
export const cast: CastArt = {
  roller: { layers: () => roller(5), unit: 6.4 },
  rollerWide: { layers: () => roller(3.6), unit: 7 },
  tail: () => plumes(['68,52 92,46 118,44', '68,54 94,54 122,54', '68,56 92,62 116,66'], 6),
  body: () => [
    part('M14 44C20 34 40 34 58 42C70 47 78 52 80 55C70 64 52 66 38 62C24 58 12 54 14 44Z', feather, 13, {
      height: 0.8,
      smoothing: 3,
    }),
    part('M18 50C30 48 46 54 60 60C48 66 34 62 26 58C20 56 17 53 18 50Z', pale, 7, {
      drop: false,
      height: 0.5,
      bump: (x, y) => (Math.sin(x * 1.1) * Math.sin(y * 1.3) > 0.5 ? -0.4 : 0),
    }),
    part(stroke('M44 62L40 70M44 62L46 71M52 61L50 69M52 61L55 69', 2), amber, 1),
  ],
  head: () => [
    part(circle(16, 38, 13), feather, 11, { height: 0.9 }),
    part('M8 42C14 40 22 42 26 48C20 52 10 50 8 42Z', pale, 5, { drop: false, height: 0.4 }),
    part('M6 35Q-4 36 -5 46Q0 42 7 42Z', gold, 3),
    part(path(leaf(points('13,40 15,46 14,52'), 2)), ink, 1, { drop: false }),
    part(circle(12, 36, 3.4), gold, 2, { drop: false }),
    part(circle(11.8, 36, 2.2), ink, 1.6, { drop: false, lift: -0.2 }),
    part(circle(11, 35.2, 0.9), porcelain, 0.7, { drop: false, lift: 0.5 }),
    part(stroke('M20 27Q30 34 26 48', 3), scarf, 1.4),
  ],
  lid: () => [part(circle(12, 36, 3.8), feather, 3, { drop: false })],
  wing: () => [
    ...plumes(
      [
        '40,46 66,22 98,-26',
        '40,46 70,26 110,-14',
        '42,46 72,32 114,0',
        '44,46 72,38 108,14',
        '46,47 70,42 98,26',
      ],
      8,
    ),
    part(leaf(points('36,48 52,32 78,6'), 9, 0.4), feather, 6, { lift: 0.08 }),
    part(leaf(points('36,48 48,36 64,18'), 6, 0.4), pale, 4, { drop: { alpha: 0.3 } }),
  ],
  link: () => [
    part(box(34, 41, 34, 18, 4), scarf, 6, { height: 0.5, drop: { alpha: 0.3 } }),
    part(box(34, 42, 34, 2, 1) + box(34, 56, 34, 2, 1), gold, 0.8, { drop: false }),
  ],
  fringe: () => [part([0, 1, 2, 3, 4].map((i) => box(44, 40 + i * 4.2, 16, 2.4, 1)).join(''), gold, 1)],
  camel: {
    layers: () => [
      part(
        ribbon(spline(points('22,62 22,84 20,104'), 20), (t) => 4 - t) +
          ' ' +
          ribbon(spline(points('36,62 38,84 36,104'), 20), (t) => 4 - t) +
          ' ' +
          ribbon(spline(points('62,62 62,84 64,104'), 20), (t) => 4 - t) +
          ' ' +
          ribbon(spline(points('74,60 76,84 78,104'), 20), (t) => 4 - t),
        hump,
        3,
      ),
      part(
        'M16 52Q18 38 30 40Q36 20 46 38Q54 40 58 36Q66 18 74 38Q84 46 82 58Q76 70 50 68Q20 70 16 52Z',
        hump,
        12,
        { height: 0.7 },
      ),
      part(
        ribbon(spline(points('18,52 8,58 4,40 2,22'), 40), (t) => 7 - 3.4 * t),
        hump,
        4.4,
      ),
      part('M8 16Q2 12 -8 18Q-14 22 -10 26Q0 30 8 26Z', hump, 5),
      part('M34 38Q50 30 68 38L70 58Q52 64 32 58Z', scarf, 5, { height: 0.5 }),
      part(stroke('M32 57Q52 63 70 57M33 42Q50 34 69 42', 2), gold, 1, { drop: false }),
    ],
    unit: 1.8,
  },
  tent: {
    layers: () => [
      part('M50 6L108 96Q50 108 -8 96Z', silk, 14, { height: 0.4 }),
      part('M50 6L70 99Q60 101 50 101Q40 101 30 99Z', pale, 8, { drop: false, height: 0.4 }),
      part('M50 6L86 98L96 97ZM50 6L14 98L4 97Z', gold, 2, { drop: false }),
      part('M50 50L62 101Q50 103 38 101Z', ink, 4, { drop: false, lift: 0.06 }),
      part(stroke('M50 6V-14', 2) + path('M50 -14L70 -8L50 -2Z'), scarf, 1.2),
    ],
    unit: 2.2,
  },
  wares: {
    layers: () => [
      ...place(vase(), { scale: 0.72, x: -26, y: 14 }),
      ...place(teapot(), { scale: 0.6, x: 16, y: 20 }),
      ...place(vase(), { scale: 0.5, x: 46, y: 24 }),
    ],
    unit: 2,
  },
  tassel: () => [
    part(stroke('M50 0V30', 3), gold, 1.5),
    part(circle(50, 36, 10), gold, 7),
    part('M40 42H60L64 98Q50 104 36 98Z', scarf, 6, { bump: (x) => 0.5 * Math.sin(x * 2.4) }),
  ],
  mark: () => [
    part(
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((d, i) => {
          const [x, y] = around(50, 50, 55, d)
          return `<g transform="translate(${x - 50} ${y - 50}) rotate(${d} 50 50)">${path(i % 2 ? 'M50 44L53 52H47Z' : 'M50 36L56 54H44Z')}</g>`
        })
        .join(''),
      gold,
      2.6,
      { profile: 'chamfer', drop: { alpha: 0.4 } },
    ),
    part(`<circle cx="50" cy="50" r="48" fill="none" stroke="#fff" stroke-width="2"/>`, lapis, 1, {
      drop: { alpha: 0.3 },
    }),
  ],
  sign: () => [
    part('M-30 28Q50 22 130 28V74Q50 80 -30 74Z', pale, 6, {
      height: 0.4,
      bump: (x, y) => 0.3 * Math.sin(x * 0.3) * Math.sin(y * 0.24),
      lift: -0.22,
    }),
    part(stroke('M-22 34Q50 29 122 34M-22 68Q50 73 122 68', 1.4), wood, 0.7, { drop: false }),
    part(box(-40, 20, 14, 62, 5) + box(126, 20, 14, 62, 5), wood, 6),
    part(
      box(-41, 22, 16, 5, 2) + box(-41, 75, 16, 5, 2) + box(125, 22, 16, 5, 2) + box(125, 75, 16, 5, 2),
      gold,
      2,
    ),
  ],
  star: () => [
    part(starPath(50, 50, 34, 9, 8), gold, 5, { profile: 'chamfer', drop: false }),
    part(ellipse(50, 50, 6, 6), lapis, 5),
  ],
}
