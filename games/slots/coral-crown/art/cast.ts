import { place } from '#game-kit/art/masks/frames.ts'
import { around, part } from '#game-kit/art/masks/parts.ts'
import { crown, scallop, starfish } from '#game-kit/art/masks/reef.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import { fbm } from '#game-kit/art/maths.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { circle, ellipse, leaf, path, points, ribbon, spline, stroke } from '#game-kit/art/shapes.ts'
import { band } from '#game-kit/art/slot/frame.ts'
import type { CastArt } from '#game-kit/art/slot/cast.ts'

const coral = stone(12, 0.17, { vein: 0.06, high: 0.94 })
const fan = stone(345, 0.17, { vein: 0.08, high: 0.92 })
const skin = stone(300, 0.17, { vein: 0.06, high: 0.92 })
const under = stone(330, 0.1, { vein: 0.02, high: 0.98 })
const weed = stone(165, 0.12, { vein: 0.08, high: 0.8 })
const sand = stone(80, 0.05, { vein: 0.2, high: 0.8 })
const { gold, ink, pearl, porcelain } = materials

const knobs = (x: number, y: number): number => 2.6 * (fbm(x * 0.55, y * 0.55, 3) - 0.47)

/** A rope of coral around a rail of old gold. */
export const border = (): Layer[] => [
  {
    shape: band(-0.8, 6.4, 4, 2.4),
    material: coral,
    bevel: 3.8,
    height: 1,
    bump: knobs,
    smoothing: 0.6,
    drop: { alpha: 0.75, blur: 1.6 },
  },
  { shape: band(5.8, 8.3, 2.4, 1.8), material: gold, bevel: 1.3, drop: { alpha: 0.6, blur: 0.8 } },
]

/** A branch that forks twice. */
function branch(x: number, y: number, length: number, turn: number, width: number, depth: number): string {
  const [ex, ey] = around(x, y, length, turn)
  const bend = around(x, y, length * 0.55, turn + 14)
  const own = stroke(`M${x} ${y}Q${bend[0]} ${bend[1]} ${ex} ${ey}`, width)
  if (depth === 0) return own + circle(ex, ey, width * 0.62)
  return (
    own +
    branch(ex, ey, length * 0.72, turn - 30, width * 0.78, depth - 1) +
    branch(ex, ey, length * 0.66, turn + 26, width * 0.74, depth - 1) +
    (depth > 1 ? branch(bend[0], bend[1], length * 0.6, turn + 52, width * 0.7, depth - 2) : '')
  )
}

const bush = (material: typeof coral, turn: number): Layer =>
  part(branch(50, 100, 30, turn, 11, 2), material, 5, { bump: knobs, smoothing: 0.8, drop: { alpha: 0.6 } })

/** The king of the reef and his garden. */
export const cast: CastArt = {
  link: () => [
    part(ellipse(50, 50, 14, 20), skin, 14, { height: 0.6, smoothing: 4, drop: false, edge: 0.15 }),
    part(circle(44, 50, 4.2) + circle(56, 46, 3.6) + circle(45, 60, 3.4), under, 3, { drop: false }),
  ],
  mantle: () => [
    part(
      'M50 2C74 2 86 22 84 42C82 56 76 62 74 74C66 84 34 84 26 74C24 62 18 56 16 42C14 22 26 2 50 2Z',
      skin,
      30,
      {
        height: 0.8,
        smoothing: 5,
        bump: (x, y) => (y < 30 ? 0.5 * (fbm(x * 0.2, y * 0.2, 3) - 0.47) : 0),
      },
    ),
    part(
      circle(30, 18, 3.4) +
        circle(38, 11, 2.4) +
        circle(70, 17, 3) +
        circle(62, 10, 2) +
        circle(25, 28, 2.2) +
        circle(76, 29, 2.6),
      under,
      2.4,
      { drop: false, opacity: 0.6 },
    ),
  ],
  face: () => [part(ellipse(28, 62, 6, 4) + ellipse(72, 62, 6, 4), fan, 4, { drop: false, opacity: 0.6 })],
  mouth: () => [
    part('M40 64Q50 72 60 64Q58 78 50 78Q42 78 40 64Z', ink, 3, { drop: false }),
    part('M44 74Q50 69 56 74Q54 78 50 78Q46 78 44 74Z', fan, 2, { drop: false }),
  ],
  eye: () => [
    part(circle(36, 48, 12.5), skin, 8, { drop: { alpha: 0.3 } }),
    part(circle(36, 48, 10.4), porcelain, 9, { drop: false }),
  ],
  pupil: () => [
    part(circle(37, 49, 6.6), stone(200, 0.12, { high: 0.7 }), 5, { drop: false }),
    part(circle(37, 49, 4.4), ink, 3, { drop: false, lift: -0.2 }),
    part(circle(34.6, 46, 2), porcelain, 1.4, { drop: false, lift: 0.4 }),
  ],
  lid: () => [part('M24 48A12.5 12.5 0 0 1 49 48Q36 54 24 48Z', skin, 7, { drop: false })],
  crown: () => place(crown(), { scale: 0.62 }),
  bushRed: () => [bush(coral, 4), bush(fan, -34)],
  bushPink: { layers: () => [bush(fan, 10), bush(coral, 44)], unit: 2.4 },
  shell: { layers: () => place(scallop(), { scale: 0.9 }), unit: 2 },
  star: { layers: () => place(starfish(), { scale: 0.9 }), unit: 1.6 },
  pearlBead: () => [part(circle(50, 50, 14), gold, 4), part(circle(50, 50, 11), pearl, 10, { drop: false })],
  weed: {
    layers: () =>
      ['20,104 10,70 26,40 14,4', '46,104 54,64 40,30 56,-16', '74,104 66,74 82,46 70,14'].map((curve, i) =>
        part(
          ribbon(spline(points(curve), 60), (t) => (9 - i) * Math.sin(Math.PI * (0.16 + 0.84 * t)) ** 0.7),
          weed,
          6,
          {
            bump: (x, y) => 0.5 * Math.sin(y * 0.5 + x * 0.1),
          },
        ),
      ),
    unit: 2.4,
  },
  reef: {
    layers: () => [
      part('M-40 106Q-30 70 0 74Q14 50 44 62Q70 44 92 66Q124 62 136 106Z', sand, 14, { bump: knobs }),
      ...place([bush(fan, -12), bush(coral, 22)], { scale: 0.9, x: 44, y: -26 }),
      ...place(starfish(), { scale: 0.3, x: -22, y: 34, turn: 14 }),
      ...place(scallop(), { scale: 0.28, x: 14, y: 34, turn: -10 }),
    ],
    unit: 2,
  },
  fish: () => [
    part('M66 50L96 28Q88 50 96 72Z', stone(60, 0.16, { high: 0.95 }), 4),
    part('M2 52C14 30 46 26 72 50C46 76 14 74 2 52Z', stone(85, 0.17, { high: 0.97, vein: 0.02 }), 14, {
      height: 0.8,
      smoothing: 2,
    }),
    part('M30 34Q38 50 30 68L38 70Q46 50 38 32Z', materials.lapis, 3, { drop: false }),
    part(circle(16, 48, 4), porcelain, 3, { drop: false }),
    part(circle(15, 48, 2), ink, 2, { drop: false, lift: -0.2 }),
  ],
  mark: () => [
    part(
      Array.from({ length: 16 }, (_, i) => around(50, 50, i % 2 ? 50 : 55, i * 22.5))
        .map(([x, y], i) => circle(x, y, i % 2 ? 4 : 6))
        .join(''),
      pearl,
      5,
      { glow: { colour: '#ff9fd0', blur: 3, alpha: 0.5 }, drop: false },
    ),
  ],
  sign: () => [
    part(
      'M-36 50C-44 26 -10 20 50 20C110 20 144 26 136 50C144 74 110 80 50 80C-10 80 -44 74 -36 50Z',
      coral,
      7,
      { bump: knobs },
    ),
    part(
      'M-30 50C-36 31 -4 26 50 26C104 26 136 31 130 50C136 69 104 74 50 74C-4 74 -36 69 -30 50Z',
      gold,
      2.4,
    ),
    part(
      'M-27 50C-32 33 -2 28.6 50 28.6C102 28.6 132 33 127 50C132 67 102 71.4 50 71.4C-2 71.4 -32 67 -27 50Z',
      stone(235, 0.1, { high: 0.5 }),
      8,
      {
        drop: false,
        height: 0.4,
        profile: 'cove',
      },
    ),
    ...place(scallop(), { scale: 0.26, x: -84, y: 0, turn: -14 }),
    ...place(scallop(), { scale: 0.26, x: 84, y: 0, turn: 14 }),
  ],
  bubble: () => [
    part(
      `<circle cx="50" cy="50" r="20" fill="none" stroke="#fff" stroke-width="5"/>`,
      stone(210, 0.06, { high: 0.99 }),
      2.5,
      { drop: false },
    ),
    part(circle(50, 50, 18), stone(210, 0.06, { high: 0.99 }), 12, { drop: false, opacity: 0.22 }),
    part(path(leaf(points('40,42 43,38 48,36'), 3)), porcelain, 1, { drop: false }),
  ],
}
