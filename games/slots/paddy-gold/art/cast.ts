import { strawHat } from '#game-kit/art/masks/harvest.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { around, part } from '#game-kit/art/masks/parts.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { box, circle, ellipse, leaf, path, points, ribbon, spline, stroke } from '#game-kit/art/shapes.ts'
import { band } from '#game-kit/art/slot/frame.ts'
import type { CastArt } from '#game-kit/art/slot/cast.ts'

const straw = stone(88, 0.13, { vein: 0.05, high: 0.96, low: 0.2 })
const stalk = stone(112, 0.15, { vein: 0.04, high: 0.88, low: 0.16 })
const grain = stone(82, 0.16, { vein: 0.02, high: 0.97, low: 0.3 })
const hide = stone(275, 0.022, { vein: 0.14, high: 0.62, low: 0.1 })
const muzzle = stone(20, 0.05, { vein: 0.04, high: 0.84 })
const horn = stone(75, 0.035, { vein: 0.16, high: 0.9, low: 0.16 })
const plume = stone(90, 0.012, { vein: 0, high: 1, low: 0.5 })
const soil = stone(55, 0.07, { vein: 0.2, high: 0.6 })
const { gold, ink, ruby, amber, porcelain } = materials

/** Three strands, braided along the rail. */
const braid = (x: number, y: number): number => {
  const along =
    Math.min(Math.abs(y - 3.6), Math.abs(96.4 - y)) < Math.min(Math.abs(x - 3.6), Math.abs(96.4 - x)) ? x : y
  const across = along === x ? y : x
  return (
    0.9 * Math.abs(Math.sin(along * 0.62 + across * 0.5)) +
    0.9 * Math.abs(Math.sin(along * 0.62 - across * 0.5)) -
    0.9 +
    0.2 * Math.sin((x + y) * 4)
  )
}

/** A rope of new straw around a thin rail of gold. */
export const border = (): Layer[] => [
  {
    shape: band(-0.8, 7, 4, 2.4),
    material: straw,
    bevel: 3.8,
    height: 0.9,
    bump: braid,
    drop: { alpha: 0.75, blur: 1.6 },
  },
  { shape: band(6.4, 8.3, 2.2, 1.6), material: gold, bevel: 1, drop: { alpha: 0.6, blur: 0.7 } },
]

/** An ear of rice: a stalk that bends under its grains. */
const ear = (curve: string, count: number, size: number): Layer[] => {
  const line = spline(points(curve), 80)
  const grains = Array.from({ length: count }, (_, i) => {
    const at = line[Math.floor(line.length * (0.5 + (0.49 * i) / count))]!
    const side = i % 2 ? 1 : -1
    const turn = (Math.atan2(at.ty, at.tx) * 180) / Math.PI + side * 26
    return ellipse(
      at.x - at.ty * side * size * 0.6,
      at.y + at.tx * side * size * 0.6,
      size * 1.15,
      size * 0.55,
      turn,
    )
  })
  return [
    part(
      ribbon(line, (t) => 1.5 - t * 0.9),
      stalk,
      1.2,
      { drop: { alpha: 0.3 } },
    ),
    part(grains.join(''), grain, size * 0.5, { drop: { alpha: 0.4, blur: 0.8 } }),
  ]
}

const blade = (curve: string, width: number): Layer =>
  part(leaf(points(curve), width, 0.4), stalk, width * 0.6)

/** The buffalo, his bird, and the harvest. */
export const cast: CastArt = {
  shoulders: () => [
    part('M-6 100C-6 76 12 62 34 60H66C88 62 106 76 106 100Z', hide, 20, { height: 0.6, smoothing: 4 }),
    part(stroke('M14 100Q50 84 86 100', 5), ruby, 2.4),
    part(circle(50, 94, 8), gold, 6),
  ],
  horns: () => [
    part('M34 34C10 36 -14 22 -20 -6C-10 8 8 18 38 20Z', horn, 8, {
      height: 0.9,
      bump: (x, y) => 0.5 * Math.sin((x + y * 0.6) * 0.9),
    }),
    part('M66 34C90 36 114 22 120 -6C110 8 92 18 62 20Z', horn, 8, {
      height: 0.9,
      bump: (x, y) => 0.5 * Math.sin((x - y * 0.6) * 0.9),
    }),
  ],
  ear: () => [
    part(leaf(points('30,38 12,44 -4,58'), 9, 0.5), hide, 6),
    part(leaf(points('26,41 14,46 4,54'), 4.4, 0.5), muzzle, 3, { drop: false }),
  ],
  head: () => [
    part('M32 22Q50 12 68 22C76 36 74 52 70 64Q66 82 50 84Q34 82 30 64C26 52 24 36 32 22Z', hide, 22, {
      height: 0.8,
      smoothing: 4,
    }),
    part(path(leaf(points('50,14 44,26 48,38'), 5)) + path(leaf(points('52,14 58,26 53,36'), 5)), ink, 3, {
      drop: false,
      opacity: 0.7,
    }),
  ],
  muzzle: () => [
    part(ellipse(50, 72, 20, 14), muzzle, 12, { height: 0.7, smoothing: 2 }),
    part(ellipse(42, 69, 3.4, 5, 22) + ellipse(58, 69, 3.4, 5, -22), ink, 2, { drop: false }),
  ],
  jaw: () => [part(ellipse(50, 82, 14, 8), muzzle, 7, { lift: -0.08 })],
  ring: () => [
    part(`<circle cx="50" cy="82" r="7" fill="none" stroke="#fff" stroke-width="2.6"/>`, gold, 1.3),
  ],
  straw: () => [
    ...ear('46,84 24,86 2,100 -6,112', 10, 3.4),
    part(
      ribbon(spline(points('46,84 70,88 84,84'), 30), () => 0.9),
      stalk,
      0.8,
    ),
  ],
  eye: () => [
    part(circle(36, 44, 6.6), porcelain, 5, { drop: { alpha: 0.4 } }),
    part(circle(36.6, 44.6, 4.6), amber, 4, { drop: false }),
    part(circle(36.8, 44.8, 2.8), ink, 2, { drop: false, lift: -0.2 }),
    part(circle(35, 42.6, 1.2), porcelain, 1, { drop: false, lift: 0.5 }),
  ],
  lid: () => [part('M28 44A8 8 0 0 1 44 44Q36 48 28 44Z', hide, 5, { drop: false })],
  hat: { layers: () => place(strawHat(), { scale: 0.62 }), unit: 2.4 },
  egret: () => [
    part(stroke('M46 84V100M54 84V100', 1.8), amber, 0.9),
    part('M20 78C22 60 44 54 58 62C72 70 70 86 54 88C40 90 26 88 8 94C14 88 18 84 20 78Z', plume, 12, {
      height: 0.8,
      smoothing: 2,
    }),
  ],
  egretNeck: () => [
    part(
      ribbon(spline(points('60,70 74,58 66,42 74,28'), 60), (t) => 6 - 2.4 * t),
      plume,
      4.4,
    ),
    part(ellipse(76, 26, 8, 6.4), plume, 5),
    part('M82 22L106 29L82 30Z', amber, 2.4),
    part(circle(78, 24.6, 1.6), ink, 1.2, { drop: false }),
  ],
  sheaf: () => [
    ...[
      '50,104 30,60 10,30 -4,30',
      '50,104 40,50 30,10 18,2',
      '50,104 52,46 54,4 62,-10',
      '50,104 62,52 76,14 90,10',
      '50,104 70,64 92,40 104,42',
    ].flatMap((curve) => ear(curve, 13, 4.4)),
    part('M36 78Q50 84 64 78L66 92Q50 98 34 92Z', ruby, 4),
    part(
      leaf(points('50,86 34,96 26,110'), 5, 0.6) + ' ' + leaf(points('52,86 66,96 72,110'), 5, 0.6),
      ruby,
      3,
    ),
  ],
  stalks: {
    layers: () => [
      ...['10,112 4,60 -10,20', '30,112 34,56 20,4', '60,112 54,50 70,-4', '90,112 98,60 112,30'].map(
        (curve) => blade(curve, 4.4),
      ),
      ...[
        '20,112 14,50 0,6 -16,18',
        '44,112 46,46 40,-6 22,-2',
        '70,112 72,48 82,0 100,6',
        '84,112 90,56 104,20 118,34',
      ].flatMap((curve) => ear(curve, 13, 4.4)),
    ],
    unit: 2.2,
  },
  crane: () => [
    part('M10 50C30 44 50 44 66 50L96 46Q80 54 66 56C50 58 30 58 10 50Z', plume, 4),
    part(stroke('M14 52L-14 54', 1.2), amber, 0.6, { drop: false }),
  ],
  craneWing: () => [part('M30 50C30 30 44 10 66 2C62 24 60 40 54 50Z', plume, 5)],
  hut: {
    layers: () => [
      part(box(20, 54, 60, 46, 1), soil, 4),
      part(box(42, 70, 16, 30, 1), ink, 2, { lift: 0.05 }),
      part('M50 8L102 62Q76 70 50 70Q24 70 -2 62Z', straw, 8, {
        bump: (x, y) => 0.5 * Math.sin(Math.atan2(x - 50, y) * 50),
      }),
    ],
    unit: 1.8,
  },
  mark: () => [
    part(
      Array.from({ length: 20 }, (_, i) => {
        const [x, y] = around(50, 50, i % 2 ? 53 : 49, i * 18)
        return ellipse(x, y, 6, 2.6, i * 18 + (i % 2 ? 26 : -26))
      }).join(''),
      grain,
      2.4,
      { drop: { alpha: 0.4 } },
    ),
  ],
  sign: () => [
    part(box(-42, 24, 184, 52, 6), soil, 4, {
      lift: 0.06,
      bump: (x, y) => 0.4 * Math.sin(y * 1.3 + Math.sin(x * 0.06) * 3),
    }),
    part(box(-42, 20, 184, 8, 4) + box(-42, 72, 184, 8, 4), straw, 3.4, {
      bump: (x) => 0.6 * Math.sin(x * 1.1),
    }),
    ...place(ear('-40,24 -50,40 -46,64', 9, 4), {}),
    ...place(ear('140,24 150,40 146,64', 9, 4), {}),
  ],
  seed: () => [part(ellipse(50, 50, 26, 12, -40), grain, 9, { drop: false })],
}
