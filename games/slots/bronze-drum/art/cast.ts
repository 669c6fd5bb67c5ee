import { axe, jar } from '#game-kit/art/masks/bronze.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { around, part, polygon, starPath } from '#game-kit/art/masks/parts.ts'
import { materials, metal, stone } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { box, circle, ellipse, leaf, path, points, ribbon, spline, stroke } from '#game-kit/art/shapes.ts'
import { band } from '#game-kit/art/slot/frame.ts'
import type { CastArt } from '#game-kit/art/slot/cast.ts'

const patina = metal(165, 0.05, { sharp: 4, high: 0.86 })
const copper = metal(62, 0.09, { sharp: 5, high: 0.94 })
const thatch = stone(78, 0.08, { vein: 0.06, high: 0.86, low: 0.14 })
const wood = stone(45, 0.07, { vein: 0.22, high: 0.62 })
const plume = stone(38, 0.15, { vein: 0.05, high: 0.92 })
const { bronze, gold, ruby, ink, amber, jade } = materials

/** Straws that run down from the ridge. */
const straw = (x: number, y: number): number =>
  0.5 * Math.sin(x * 2.3 + Math.sin(y * 0.4) * 1.4) + 0.25 * Math.sin(x * 5.1)

/** A cast band of bronze, with ridges as on the drums. */
export const border = (): Layer[] => [
  { shape: band(-0.8, 8.3, 3.4, 1.6), material: bronze, bevel: 1.4, drop: { alpha: 0.8, blur: 1.8 } },
  { shape: band(0.6, 6.9, 2.8, 1.8), material: patina, bevel: 1, profile: 'cove', drop: false },
  { shape: band(1.3, 2.1, 2.4, 2), material: copper, bevel: 0.4, drop: { alpha: 0.5, blur: 0.5 } },
  { shape: band(5.4, 6.2, 1.9, 1.8), material: copper, bevel: 0.4, drop: { alpha: 0.5, blur: 0.5 } },
]

/** A roof like a boat: both ends of its ridge rise into beaks of birds. */
const roof = (high: number): Layer[] => {
  const t = 100 - high
  const eave = `M-4 100Q50 ${92 - high * 0.03} 104 100`
  return [
    part(
      `M-6 ${t + high * 0.08}Q6 ${t + high * 0.3} 30 ${t + high * 0.34}Q50 ${t + high * 0.38} 70 ${t + high * 0.34}Q94 ${t + high * 0.3} 106 ${t + high * 0.08}Q101 ${t + high * 0.6} 102 100Q50 ${94} -2 100Q-1 ${t + high * 0.6} -6 ${t + high * 0.08}Z`,
      thatch,
      5,
      {
        height: 0.6,
        bump: straw,
        drop: { alpha: 0.6 },
      },
    ),
    part(stroke(eave, 2.6), wood, 1.2),
    part(
      ribbon(
        spline(
          points(
            `-9,${t} -2,${t + high * 0.2} 24,${t + high * 0.33} 50,${t + high * 0.37} 76,${t + high * 0.33} 102,${t + high * 0.2} 109,${t}`,
          ),
          120,
        ),
        () => 1.7,
      ),
      bronze,
      1.4,
    ),
    part(
      leaf(points(`-8,${t + 1} -13,${t + 3} -18,${t - 3}`), 2.4, 0.3) +
        ' ' +
        leaf(points(`108,${t + 1} 113,${t + 3} 118,${t - 3}`), 2.4, 0.3),
      copper,
      1.4,
    ),
    part(circle(50, 100 - high * 0.32, high * 0.2), bronze, 1.6),
    part(circle(50, 100 - high * 0.32, high * 0.17), patina, 1, { profile: 'cove', drop: false }),
    part(starPath(50, 100 - high * 0.32, high * 0.15, high * 0.05, 12), gold, 1, {
      profile: 'chamfer',
      drop: { alpha: 0.4 },
    }),
  ]
}

const feathers = (curves: readonly string[], width: number, material = plume): Layer[] =>
  curves.map((curve) =>
    part(leaf(points(curve), width, 0.55), material, width * 0.6, {
      bump: (x, y) => 0.25 * Math.sin((x + y) * 1.2),
    }),
  )

/** The bird of the drums, its drum, and the longhouse roof over the board. */
export const cast: CastArt = {
  roof: { layers: () => roof(34), unit: 5 },
  roofWide: { layers: () => roof(15), unit: 6 },
  lug: () => [
    part(circle(50, 50, 16), bronze, 4),
    part(circle(50, 50, 12), patina, 3, { drop: false, profile: 'cove' }),
    part(circle(50, 50, 6), copper, 5),
  ],
  roundel: () => [
    part(circle(50, 50, 34), bronze, 4, { drop: { alpha: 0.7 } }),
    part(circle(50, 50, 30), patina, 3, { profile: 'cove', drop: false }),
    part(`<circle cx="50" cy="50" r="23" fill="none" stroke="#fff" stroke-width="2"/>`, copper, 1, {
      drop: { alpha: 0.4 },
    }),
    part(starPath(50, 50, 19, 7, 10), gold, 3, { profile: 'chamfer' }),
  ],
  drum: () => [
    part('M2 78C2 84 10 88 14 94C16 102 10 108 6 112H94C90 108 84 102 86 94C90 88 98 84 98 78Z', patina, 9, {
      height: 0.8,
    }),
    part(stroke('M6 84Q50 96 94 84M12 92Q50 103 88 92M9 107Q50 116 91 107', 2), copper, 1, {
      drop: { alpha: 0.4 },
    }),
    part(
      [20, 32, 44, 56, 68, 80]
        .map((x) => path(polygon(points(`${x},${99} ${x + 4},${94} ${x + 8},${99} ${x + 4},${104}`))))
        .join(''),
      gold,
      1.4,
    ),
    part(ellipse(50, 76, 50, 13), bronze, 4),
    part(ellipse(50, 75, 46, 11), patina, 2, { profile: 'cove', drop: false }),
    part(
      `<ellipse cx="50" cy="75" rx="36" ry="8.4" fill="none" stroke="#fff" stroke-width="1.4"/>`,
      copper,
      0.7,
      { drop: false },
    ),
    part(
      `<g transform="translate(50 75) scale(1 .24) translate(-50 -50)">${path(starPath(50, 50, 26, 9, 12))}</g>`,
      gold,
      1,
      { drop: false },
    ),
  ],
  legs: () => [
    part(stroke('M46 52V72M46 72L40 75M46 72L52 75M56 52V72M56 72L50 75M56 72L62 75', 1.8), amber, 0.9),
  ],
  body: () => [
    part('M30 46C30 34 42 26 56 28C68 30 74 40 70 48C64 58 46 60 36 56C32 54 30 50 30 46Z', plume, 14, {
      height: 0.8,
      smoothing: 3,
    }),
    part('M44 56C58 58 68 52 70 42C74 50 68 60 54 60Z', gold, 4, { drop: false, height: 0.5 }),
  ],
  tail: () => feathers(['34,46 8,50 -18,64', '34,48 12,58 -8,74', '36,44 10,42 -20,50'], 5.6),
  neck: () => [
    part(
      ribbon(spline(points('50,60 50,40'), 20), () => 6),
      plume,
      5,
      { drop: false },
    ),
  ],
  head: () => [
    ...feathers(['44,40 26,28 2,30', '44,38 30,20 10,14'], 4, ruby),
    part(ellipse(54, 42, 13, 11, -8), plume, 9, { height: 0.9 }),
    part(circle(57, 39, 4.4), gold, 3, { drop: false }),
    part(circle(58, 39, 2.4), ink, 2, { drop: false, lift: -0.2 }),
  ],
  lid: () => [part(circle(57, 39, 5), plume, 4, { drop: false })],
  beakUp: () => [part('M62 34Q84 36 112 47Q84 47 64 46Z', copper, 3)],
  beakLow: () => [part('M62 46Q84 47 106 48.4Q82 54 62 51Z', copper, 2.4, { lift: -0.1 })],
  wing: () =>
    feathers(['56,36 34,34 -6,22', '56,38 32,42 -4,38', '56,40 34,50 4,54', '58,36 40,40 20,40'], 7),
  jars: {
    layers: () => [
      ...place(jar(), { scale: 0.7, x: -24, y: 12 }),
      ...place(jar(), { scale: 0.5, x: 18, y: 22 }),
      ...place(axe(), { scale: 0.6, x: 44, y: 14, turn: 12 }),
    ],
    unit: 2.2,
  },
  totem: {
    layers: () => [
      part(box(38, 8, 24, 104, 3), wood, 7, { bump: (x, y) => 0.4 * Math.sin(x * 1.4 + Math.sin(y * 0.2)) }),
      part(box(32, 20, 36, 7, 2) + box(32, 84, 36, 7, 2), bronze, 2.4),
      part(circle(50, 54, 22), bronze, 3),
      part(circle(50, 54, 19), patina, 2, { profile: 'cove', drop: false }),
      part(starPath(50, 54, 16, 6, 10), gold, 2, { profile: 'chamfer' }),
      part('M28 10Q50 -4 72 10L64 18H36Z', thatch, 4, { bump: straw }),
      ...feathers(['50,6 34,-10 30,-28', '50,6 50,-14 50,-36', '50,6 66,-10 70,-28'], 5, ruby),
    ],
    unit: 2.2,
  },
  flock: () => [
    part(
      [
        [10, 40, 1],
        [40, 22, 1.2],
        [72, 44, 0.9],
      ]
        .map(([x = 0, y = 0, s = 1]) =>
          path(
            `M${x} ${y}Q${x + 8 * s} ${y - 8 * s} ${x + 14 * s} ${y}Q${x + 20 * s} ${y - 8 * s} ${x + 28 * s} ${y}Q${x + 20 * s} ${y - 3 * s} ${x + 14 * s} ${y + 4 * s}Q${x + 8 * s} ${y - 3 * s} ${x} ${y}Z`,
          ),
        )
        .join(''),
      wood,
      2,
      { drop: false },
    ),
  ],
  mark: () => [
    part(
      Array.from({ length: 18 }, (_, i) => {
        const [x, y] = around(50, 50, 54, i * 20)
        return `<g transform="translate(${x - 50} ${y - 50}) rotate(${i * 20} 50 50)">${path(polygon(points('50,42 54,54 46,54')))}</g>`
      }).join(''),
      gold,
      2,
      { profile: 'chamfer', drop: { alpha: 0.3 } },
    ),
    part(`<circle cx="50" cy="50" r="48" fill="none" stroke="#fff" stroke-width="2.4"/>`, copper, 1, {
      drop: { alpha: 0.3 },
    }),
  ],
  sign: () => [
    part(box(-42, 22, 184, 56, 8), bronze, 3),
    part(box(-38, 26, 176, 48, 6), patina, 2, { profile: 'cove', drop: false }),
    part(box(-30, 30, 160, 40, 4), stone(50, 0.05, { high: 0.3, low: 0.07 }), 4, {
      profile: 'cove',
      height: 0.4,
      drop: false,
    }),
    part([-34, 134].map((x) => [34, 42, 50, 58, 66].map((y) => circle(x, y, 2)).join('')).join(''), gold, 2),
  ],
  bead: () => [
    part(path(starPath(50, 50, 30, 11, 8)), gold, 6, { profile: 'chamfer', drop: false }),
    part(circle(50, 50, 7), jade, 5),
  ],
}
