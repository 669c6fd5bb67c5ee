import { dragonfly } from '#game-kit/art/masks/garden.ts'
import { lotus } from '#game-kit/art/masks/flora.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { part } from '#game-kit/art/masks/parts.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { box, circle, ellipse, leaf, path, points, ribbon, spline, stroke } from '#game-kit/art/shapes.ts'
import { band } from '#game-kit/art/slot/frame.ts'
import type { CastArt } from '#game-kit/art/slot/cast.ts'

const bamboo = stone(122, 0.14, { vein: 0.05, high: 0.93, low: 0.16 })
const skin = stone(138, 0.19, { vein: 0.06, high: 0.93 })
const dark = stone(146, 0.15, { vein: 0.06, high: 0.7 })
const pale = stone(112, 0.12, { high: 0.98, vein: 0.02 })
const frond = stone(148, 0.13, { vein: 0.12, high: 0.78 })
const rope = stone(75, 0.06, { high: 0.9, vein: 0.1 })
const water = stone(205, 0.09, { vein: 0.2, high: 0.99, through: 0.6 })
const { gold, ink, rose } = materials

/** Two poles of bamboo, one inside the other. */
export const border = (): Layer[] => [
  {
    shape: band(-0.4, 4.9, 2.4, 1.4),
    material: bamboo,
    bevel: 2.7,
    height: 1,
    drop: { alpha: 0.7, blur: 1.6 },
  },
  { shape: band(4.7, 8.3, 1.6, 1.2), material: frond, bevel: 1.8, height: 1, drop: { alpha: 0.5 } },
]

const toes = (x: number, y: number): string =>
  circle(x - 8, y, 4.4) + circle(x, y + 2, 4.8) + circle(x + 8, y, 4.4)

const blade = (curve: string, width: number): Layer =>
  part(leaf(points(curve), width, 0.4), frond, width * 0.7, {
    bump: (x, y) => 0.5 * Math.sin(x * 1.1 + y * 0.8),
  })

/** The frog and what he sits on, eats and hides in. */
export const cast: CastArt = {
  pad: () => [
    part(ellipse(50, 92, 56, 13), dark, 8, { height: 0.5 }),
    part(ellipse(50, 90, 52, 11), frond, 9, { height: 0.4, drop: false }),
    part(
      stroke(
        'M50 90L10 84M50 90L4 93M50 90L90 84M50 90L96 93M50 90L34 80M50 90L68 80M50 90L30 99M50 90L72 99',
        1,
      ),
      pale,
      0.6,
      {
        drop: false,
        opacity: 0.5,
      },
    ),
  ],
  thigh: () => [
    part(ellipse(22, 76, 22, 15, -24), skin, 13, { height: 0.8, smoothing: 3 }),
    part(ellipse(17, 72, 5, 3.4, -30) + circle(26, 80, 2.4), dark, 3, { drop: false, opacity: 0.8 }),
    part(ellipse(12, 90, 15, 4.4, -4) + toes(4, 91), skin, 4),
  ],
  body: () => [
    part('M50 36C70 36 80 54 79 72C78 88 66 94 50 94C34 94 22 88 21 72C20 54 30 36 50 36Z', skin, 26, {
      height: 0.75,
      smoothing: 5,
    }),
    part('M50 54C63 54 70 66 69 78C68 88 60 92 50 92C40 92 32 88 31 78C30 66 37 54 50 54Z', pale, 16, {
      drop: false,
      height: 0.5,
      smoothing: 4,
    }),
  ],
  arm: () => [
    part(
      ribbon(spline(points('34,62 27,74 28,90'), 40), (t) => 7.5 - 2.6 * t),
      skin,
      6,
    ),
    part(toes(28, 91), skin, 4),
  ],
  throat: () => [
    part(ellipse(50, 56, 21, 12), pale, 12, { height: 0.8, smoothing: 3, drop: { alpha: 0.3 } }),
  ],
  head: () => [
    part('M50 16C72 16 88 28 89 42C90 54 72 60 50 60C28 60 10 54 11 42C12 28 28 16 50 16Z', skin, 20, {
      height: 0.8,
      smoothing: 4,
    }),
    part(circle(40, 24, 2.6) + ellipse(60, 22, 3.4, 2.4) + circle(50, 30, 2), dark, 2, {
      drop: false,
      opacity: 0.8,
    }),
    part(stroke('M15 44Q50 62 85 44', 2.2), ink, 1.1, { drop: false, lift: -0.1 }),
    part(ellipse(20, 48, 6, 4) + ellipse(80, 48, 6, 4), rose, 4, { drop: false, opacity: 0.45 }),
    part(circle(46, 36, 1.2) + circle(54, 36, 1.2), ink, 1, { drop: false }),
  ],
  eye: () => [
    part(circle(26, 18, 14), skin, 11),
    part(circle(26, 17, 10.4), gold, 9),
    part(circle(26, 17, 9), stone(95, 0.15, { high: 0.98 }), 8, { drop: false }),
  ],
  pupil: () => [
    part(ellipse(26, 17, 6, 4.6), ink, 3, { drop: false, lift: -0.2 }),
    part(circle(23.6, 14.6, 1.7), materials.porcelain, 1.2, { drop: false, lift: 0.4 }),
  ],
  lid: () => [part('M12 18A14 14 0 0 1 40 18Q26 24 12 18Z', skin, 7, { drop: false, lift: -0.03 })],
  tongue: () => [
    part(
      ribbon(spline(points('50,50 48,10 54,-38'), 60), () => 2.6),
      rose,
      2.4,
    ),
    part(ellipse(54, -40, 5.4, 6), rose, 5),
  ],
  prey: () => place(dragonfly(), { scale: 0.34 }),
  node: () => [
    part(box(38, 12, 24, 76, 10), bamboo, 6, { lift: 0.04, drop: { alpha: 0.5 } }),
    part(box(46, 14, 8, 72, 4), dark, 3, { drop: false, lift: -0.1 }),
  ],
  stub: () => [
    part(box(20, -20, 22, 70, 4), bamboo, 9),
    part(ellipse(31, -19, 11, 4.4), pale, 3, { drop: false }),
    part(ellipse(31, -19, 7, 2.6), ink, 2, { drop: false, lift: -0.1 }),
  ],
  lash: () =>
    [0, 1, 2, 3].flatMap((i): Layer[] => [
      part(stroke(`M${22 + i * 14} 20L${36 + i * 14} 80`, 10), rope, 5, {
        bump: (x, y) => 0.5 * Math.sin((x + y) * 1.4),
        drop: { alpha: 0.4 },
      }),
    ]),
  spray: () => [
    blade('50,4 30,26 8,34', 7),
    blade('50,4 40,34 26,58', 7),
    blade('50,4 54,40 48,72', 7.5),
    blade('50,4 66,34 80,54', 7),
    blade('50,4 72,22 94,28', 6.5),
  ],
  vine: () => [
    part(stroke('M50 0Q44 30 52 56Q58 80 48 104', 2.4), dark, 1.2),
    ...[12, 34, 58, 80].flatMap((y, i) => [
      part(
        leaf(
          points(i % 2 ? `50,${y} 62,${y + 3} 74,${y + 14}` : `50,${y} 38,${y + 3} 26,${y + 14}`),
          6.5,
          0.45,
        ),
        frond,
        4,
      ),
    ]),
    part(circle(48, 104, 6) + circle(42, 98, 5) + circle(55, 98, 5), rose, 5),
  ],
  lotus: () => place(lotus(), { scale: 0.96 }),
  fronds: () => [
    blade('0,110 -6,50 30,-20', 15),
    blade('0,110 30,50 84,6', 15),
    blade('0,110 50,76 108,64', 13),
    blade('0,110 10,64 54,-30', 10),
    blade('0,110 54,96 100,104', 10),
  ],
  lily: () => [
    part(ellipse(50, 60, 48, 15), dark, 7, { height: 0.5 }),
    part('M50 58L96 50A48 14 0 1 0 98 62Z', frond, 8, { height: 0.4, drop: false }),
    ...place(lotus(), { scale: 0.42, x: -10, y: -14 }),
  ],
  mark: () =>
    Array.from({ length: 14 }, (_, i) =>
      part(
        `<g transform="rotate(${i * 25.7} 50 50)">${path(leaf(points(i % 2 ? '50,12 50,4 50,-8' : '50,14 50,9 50,2'), i % 2 ? 4.2 : 3, 0.62))}</g>`,
        water,
        3,
        { drop: { alpha: 0.3 } },
      ),
    ),
  sign: () => [
    part('M-44 52C-38 22 10 16 52 18C100 16 140 24 148 50C138 78 96 84 50 82C4 84 -36 78 -44 52Z', dark, 6),
    part(
      'M-39 52C-32 27 12 21 52 22.5C98 21 135 28 142 50C132 74 94 79 50 77.5C6 79 -32 74 -39 52Z',
      frond,
      12,
      {
        drop: false,
        height: 0.5,
        lift: -0.1,
      },
    ),
    part(
      stroke('M-30 52H136M20 52L2 36M20 52L2 68M70 52L56 30M70 52L56 74M110 52L98 34M110 52L98 70', 1.2),
      pale,
      0.7,
      {
        drop: false,
        opacity: 0.4,
      },
    ),
  ],
  drop: () => [part(leaf(points('50,88 50,60 50,12'), 22, 0.3), water, 16, { drop: false })],
}
