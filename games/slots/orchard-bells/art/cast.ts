import { bell, cherry, lemon, melon } from '#game-kit/art/masks/fruit.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { part, starPath } from '#game-kit/art/masks/parts.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import { fbm } from '#game-kit/art/maths.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { box, circle, ellipse, leaf, path, points, stroke } from '#game-kit/art/shapes.ts'
import { band } from '#game-kit/art/slot/frame.ts'
import type { CastArt } from '#game-kit/art/slot/cast.ts'

const enamel = stone(26, 0.2, { vein: 0, high: 0.9, low: 0.16 })
const cream = stone(88, 0.05, { vein: 0, high: 0.99, low: 0.4 })
const wood = stone(62, 0.08, { vein: 0.24, high: 0.82 })
const feather = stone(60, 0.055, { vein: 0.08, high: 0.8 })
const breast = stone(48, 0.18, { vein: 0.03, high: 0.93 })
const leafy = stone(142, 0.15, { vein: 0.1 })
const { gold, silver, ink, amber, porcelain } = materials

/** A cabinet of the fifties: red enamel between two rails of chrome. */
export const border = (): Layer[] => [
  { shape: band(-0.8, 8.3, 7, 2), material: silver, bevel: 1.6, drop: { alpha: 0.8, blur: 1.8 } },
  { shape: band(0.5, 6.8, 6, 2.6), material: enamel, bevel: 3.2, height: 0.9, drop: false },
  { shape: band(6.5, 8.3, 2.6, 1.6), material: silver, bevel: 0.8, drop: { alpha: 0.7, blur: 0.6 } },
]

/** The cabinet's crest, `high` units at its middle. */
const crest = (high: number, foot: number): Layer[] => {
  const arch = (inset: number): string =>
    `M${inset} ${foot - inset * 0.4}V${foot - 5 + inset * 0.5}Q${10 + inset} ${foot - 8 + inset * 0.5} ${14 + inset} ${foot - high * 0.42 + inset * 0.5}Q${26 + inset * 0.4} ${foot - high + inset} 50 ${foot - high + inset}Q${74 - inset * 0.4} ${foot - high + inset} ${86 - inset} ${foot - high * 0.42 + inset * 0.5}Q${90 - inset} ${foot - 8 + inset * 0.5} ${100 - inset} ${foot - 5 + inset * 0.5}V${foot - inset * 0.4}Z`
  return [
    part(arch(0), silver, 1.6, { drop: { alpha: 0.7 } }),
    part(arch(1.1), enamel, 4, { height: 0.5, drop: false }),
    part(arch(4.8), gold, 0.8, { drop: { alpha: 0.4 } }),
    part(arch(5.4), cream, 5, {
      height: 0.25,
      drop: false,
      profile: 'cove',
      light: (x, y) => 0.14 * Math.exp(-((x - 50) ** 2 + (y - foot + high * 0.5) ** 2) / 500),
    }),
  ]
}

/** The robin, his crate, and the cabinet's brightwork. */
export const cast: CastArt = {
  crest: { layers: () => crest(42, 100), unit: 5 },
  crestWide: { layers: () => crest(15, 100), unit: 7 },
  bulb: () => [
    part(circle(50, 50, 20), silver, 5),
    part(circle(50, 50, 15), amber, 13, { drop: false, lift: 0.16 }),
    part(ellipse(45, 44, 4, 3, -30), porcelain, 2, { drop: false, lift: 0.4 }),
  ],
  bell: { layers: () => place(bell(), { scale: 0.9 }), unit: 2.2 },
  bow: () => [
    part(
      leaf(points('50,50 26,30 4,40'), 13, 0.65) + ' ' + leaf(points('50,50 74,30 96,40'), 13, 0.65),
      enamel,
      8,
    ),
    part(
      leaf(points('50,50 40,72 28,92'), 8, 0.6) + ' ' + leaf(points('50,50 60,72 72,92'), 8, 0.6),
      enamel,
      5,
    ),
    part(circle(50, 50, 10), enamel, 8),
  ],
  sprig: () => [
    ...['50,96 26,66 4,62', '50,96 40,54 24,22', '50,96 60,54 76,22', '50,96 74,66 96,62'].map((d) =>
      part(leaf(points(d), 10, 0.5), leafy, 7, { bump: (x, y) => 0.3 * Math.sin(x * 0.7 + y) }),
    ),
    ...place(cherry(), { scale: 0.52, y: 6 }),
  ],
  crate: () => [
    part(box(4, 74, 92, 30, 2), wood, 3, { lift: -0.16 }),
    ...place(melon(), { scale: 0.34, x: 26, y: 10, turn: 10 }),
    ...place(lemon(), { scale: 0.3, x: -28, y: 14, turn: -10 }),
    ...place(lemon(), { scale: 0.28, x: -8, y: 16, turn: 30 }),
    ...place(cherry(), { scale: 0.26, x: 6, y: 12 }),
    part(box(0, 74, 100, 9, 1.6) + box(0, 85, 100, 9, 1.6) + box(0, 96, 100, 9, 1.6), wood, 2.4, {
      bump: (x, y) => 0.24 * Math.sin(y * 3 + Math.sin(x * 0.1) * 3),
    }),
    part(box(6, 72, 7, 34, 1) + box(87, 72, 7, 34, 1), wood, 2),
    part(path(starPath(50, 90, 8, 3.6, 5)), enamel, 2, { drop: { alpha: 0.3 } }),
  ],
  tree: {
    layers: () => [
      part('M44 108L47 60L40 44L50 54L60 42L54 62L58 108Z', wood, 5),
      ...[
        [28, 40, 24],
        [72, 42, 24],
        [50, 24, 28],
        [36, 20, 20],
        [66, 22, 20],
        [50, 48, 22],
      ].map(([x = 0, y = 0, r = 0], i) =>
        part(circle(x, y, r), leafy, 14, {
          lift: (i % 3) * 0.03,
          bump: (u, v) => 2.2 * (fbm(u * 0.3, v * 0.3, 4) - 0.47),
          drop: { alpha: 0.4 },
        }),
      ),
      part(
        ['26,38', '40,26', '60,18', '74,36', '54,46', '38,54', '66,54', '48,10']
          .map((at) =>
            points(at)
              .map(([x, y]) => circle(x, y, 4.6))
              .join(''),
          )
          .join(''),
        enamel,
        4,
        { drop: { alpha: 0.5 } },
      ),
    ],
    unit: 2.1,
  },
  fence: {
    layers: () => [
      part(box(-20, 72, 140, 6, 1) + box(-20, 90, 140, 6, 1), cream, 2),
      part(
        [-14, 4, 22, 40, 58, 76, 94, 112]
          .map((x) => path(`M${x} 104V62L${x + 5} 55L${x + 10} 62V104Z`))
          .join(''),
        cream,
        2.6,
        { drop: { alpha: 0.5 } },
      ),
    ],
    unit: 2,
  },
  tail: () => [
    part(leaf(points('28,52 10,56 -10,66'), 7, 0.6), feather, 5),
    part(leaf(points('28,50 10,50 -12,54'), 6, 0.6), feather, 4, { lift: -0.06 }),
  ],
  legs: () => [
    part(stroke('M46 64V74M40 75H50M58 64V74M54 75H64', 2.2), stone(50, 0.08, { high: 0.7 }), 1.1),
  ],
  body: () => [
    part('M22 46C22 26 40 16 58 18C76 20 84 36 80 50C76 64 62 70 48 68C34 67 22 60 22 46Z', feather, 22, {
      height: 0.8,
      smoothing: 4,
    }),
    part('M60 20C78 22 84 38 80 50C76 62 64 68 54 67C46 62 44 50 46 40C48 30 52 24 60 20Z', breast, 16, {
      height: 0.5,
      smoothing: 4,
      drop: false,
    }),
    part('M42 66C34 65 28 60 26 56C36 54 48 58 56 67C52 69 46 68 42 66Z', cream, 6, {
      drop: false,
      height: 0.4,
    }),
  ],
  wing: () => [
    part(leaf(points('44,34 28,48 4,58'), 12, 0.36), feather, 8, { lift: -0.05 }),
    part(leaf(points('42,40 28,52 10,62'), 7, 0.4), feather, 4, { lift: -0.1 }),
    part(leaf(points('46,34 36,44 22,50'), 8, 0.4), feather, 5, { lift: 0.06 }),
  ],
  head: () => [
    part(circle(64, 14, 20), feather, 17, { height: 0.85, smoothing: 3 }),
    part('M66 2C80 4 86 14 82 24C76 36 60 36 54 28C54 16 58 4 66 2Z', breast, 10, {
      height: 0.4,
      drop: false,
      smoothing: 3,
    }),
  ],
  beakUp: () => [part('M80 10Q92 10 98 17Q88 18 80 18Z', amber, 3)],
  beakLow: () => [part('M80 17Q88 18 95 18Q88 23 80 22Z', amber, 2.4, { lift: -0.1 })],
  eye: () => [
    part(circle(70, 9, 4.6), ink, 4, { drop: false, lift: -0.2 }),
    part(circle(71.6, 7.4, 1.5), porcelain, 1, { drop: false, lift: 0.5 }),
  ],
  lid: () => [part(circle(70, 9, 5), feather, 4, { drop: false })],
  note: () => [
    part(
      ellipse(36, 76, 15, 11, -20) +
        ellipse(74, 68, 14, 10, -20) +
        path('M47 76V22L88 12V66H82V28L53 35V76Z'),
      gold,
      5,
    ),
  ],
  mark: () => [
    part(
      Array.from(
        { length: 12 },
        (_, i) =>
          `<g transform="rotate(${i * 30} 50 50)">${path(starPath(50, -4, i % 2 ? 4 : 7, i % 2 ? 1.8 : 3, 5))}</g>`,
      ).join(''),
      gold,
      3,
      { drop: { alpha: 0.3 }, profile: 'chamfer' },
    ),
  ],
  sign: () => [
    part(box(-40, 22, 180, 56, 28), silver, 3),
    part(box(-37, 25, 174, 50, 25), enamel, 8, { height: 0.6, drop: false }),
    part(box(-30, 31, 160, 38, 19), gold, 1.6),
    part(box(-28.6, 32.4, 157.2, 35.2, 17.6), stone(40, 0.06, { high: 0.34, low: 0.08, vein: 0 }), 6, {
      profile: 'cove',
      height: 0.4,
      drop: false,
    }),
  ],
}
