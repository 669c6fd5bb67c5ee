import { gem } from '#game-kit/art/masks/garden.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { part, polygon } from '#game-kit/art/masks/parts.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import { fbm } from '#game-kit/art/maths.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { circle, ellipse, leaf, points, stroke } from '#game-kit/art/shapes.ts'
import { band } from '#game-kit/art/slot/frame.ts'
import type { CastArt } from '#game-kit/art/slot/cast.ts'

/** Basalt: nearly black, rough. */
const basalt = stone(32, 0.022, { vein: 0.34, high: 0.56, low: 0.08 })
const crust = stone(25, 0.03, { vein: 0.3, high: 0.5, low: 0.06 })
const { flame, glow, amber } = materials

const rough = (strength: number) => (x: number, y: number) =>
  strength * (fbm(x * 0.22, y * 0.22, 4) - 0.47) * 5

const rock = (outline: string, bevel: number, more: Partial<Layer> = {}): Layer =>
  part(polygon(points(outline)), basalt, bevel, {
    profile: 'chamfer',
    smoothing: 0.5,
    bump: rough(0.5),
    drop: { alpha: 0.6 },
    ...more,
  })

const lava = (data: string, width: number): Layer =>
  part(stroke(data, width), glow, width * 0.4, {
    drop: false,
    glow: { colour: '#ff5a10', blur: 2.2, alpha: 0.9 },
    lift: 0.1,
  })

/** Blocks of basalt around a seam of fire. */
export const border = (): Layer[] => [
  {
    shape: band(-0.6, 7.2, 5, 2),
    material: basalt,
    bevel: 3.4,
    profile: 'chamfer',
    smoothing: 0.6,
    bump: rough(0.42),
    drop: { alpha: 0.8, blur: 1.6 },
  },
  {
    shape: stroke('M14 -1L16.5 3L14.6 8M-1 14L3 16.5L8 14.6M86 -1L83.5 3L85.4 8M101 14L97 16.5L92 14.6', 1),
    material: glow,
    bevel: 0.6,
    drop: false,
    glow: { colour: '#ff5a10', blur: 1.2, alpha: 0.8 },
  },
  {
    shape: stroke(
      'M14 101L16.5 97L14.6 92M-1 86L3 83.5L8 85.4M86 101L83.5 97L85.4 92M101 86L97 83.5L92 85.4',
      1,
    ),
    material: glow,
    bevel: 0.6,
    drop: false,
    glow: { colour: '#ff5a10', blur: 1.2, alpha: 0.8 },
  },
  {
    shape: band(6.9, 8.3, 2.1, 1.8),
    material: flame,
    bevel: 0.7,
    drop: false,
    glow: { colour: '#ff5a10', blur: 2, alpha: 0.9 },
  },
]

const eye = (x: number, side: number): Layer[] => [
  part(polygon(points(`${x - 7},${36 - side} ${x + 7},${36 + side} ${x + 4},43 ${x - 5},43`)), amber, 3, {
    drop: false,
    lift: 0.22,
    glow: { colour: '#ffae20', blur: 3, alpha: 0.9 },
  }),
]

const fist = (): Layer[] => [
  rock('-2,62 10,56 26,58 32,68 30,84 18,92 2,90 -6,78', 5),
  rock('-2,76 5,74 8,90 2,96 -4,90', 2.4),
  rock('8,76 15,75 17,93 11,98 7,92', 2.4),
  rock('17,75 24,74 26,92 20,96 16,91', 2.4),
  lava('M2 66L12 63L18 68L28 66', 1.2),
]

/** The giant of the mountain, his flames, the rocks around the board. */
export const cast: CastArt = {
  shoulders: () => [
    rock('-12,88 -8,68 8,56 34,54 66,54 92,56 108,68 112,88', 8),
    rock('-4,70 12,58 30,64 26,82 0,86', 4),
    rock('104,70 88,58 70,64 74,82 100,86', 4),
    lava('M36 58L40 70L36 80L42 88M64 58L60 68L64 78L58 88M50 60L48 72L52 88', 1.6),
    lava('M6 68L16 73L13 84M94 68L84 73L87 84', 1.1),
  ],
  jaw: () => [
    rock('31,52 40,50 60,50 69,52 66,66 57,72 43,72 34,66', 4.4),
    part(polygon(points('38,52 62,52 59,58 41,58')), flame, 2, {
      drop: false,
      glow: { colour: '#ff7a20', blur: 2.4, alpha: 0.9 },
    }),
    rock('40,53 44,53 42,59', 1.2, { drop: false }),
    rock('56,53 60,53 58,59', 1.2, { drop: false }),
    lava('M46 64L50 68L55 63', 1),
  ],
  head: () => [
    rock('26,34 30,20 42,12 58,12 70,20 74,34 70,52 60,56 40,56 30,52', 8),
    rock('24,32 36,28 48,33 48,38 36,37 26,40', 3),
    rock('76,32 64,28 52,33 52,38 64,37 74,40', 3),
    rock('45,36 55,36 57,50 50,53 43,50', 3),
    ...eye(36, 1),
    ...eye(64, -1),
    lava('M50 13L47 20L53 25L50 32M34 20L40 25M66 20L61 24M31 46L36 50M69 46L64 50', 1.2),
  ],
  lids: () => [
    rock('27,34 36,32 45,36 44,44 30,44', 2, { drop: false }),
    rock('73,34 64,32 55,36 56,44 70,44', 2, { drop: false }),
  ],
  fist,
  fire: () => [
    part(leaf(points('50,98 40,62 56,6'), 21, 0.3), flame, 9, {
      drop: false,
      lift: -0.42,
      edge: 0,
      glow: { colour: '#ff4a08', blur: 6, alpha: 0.6 },
    }),
    part(leaf(points('50,97 44,70 54,30'), 14, 0.3), flame, 8, { drop: false, lift: -0.2, edge: 0 }),
    part(leaf(points('50,95 47,78 51,56'), 8, 0.3), flame, 6, { drop: false, lift: 0.1, edge: 0 }),
  ],
  spire: () => [
    rock('10,100 18,64 12,44 26,52 30,16 44,46 52,4 62,50 76,30 74,62 88,100', 7),
    lava('M52 12L50 40L56 60L48 80L54 98M30 28L34 56L30 90M74 40L68 70L74 96', 1.6),
  ],
  boulders: () => [
    rock('-10,104 -6,70 14,52 34,58 44,80 48,104', 7),
    rock('34,104 40,76 56,66 76,74 84,104', 6),
    lava('M14 54L16 70L10 84L18 102M58 68L56 82L64 100', 1.8),
    ...place(gem(materials.ruby, 8, 22.5), { scale: 0.2, x: -8, y: 36, turn: 14 }),
    ...place(gem(materials.amber, 6, 0), { scale: 0.15, x: 12, y: 40, turn: -20 }),
  ],
  mark: () =>
    Array.from({ length: 12 }, (_, i) =>
      part(
        `<g transform="rotate(${i * 30} 50 50)"><path fill="#fff" d="${leaf(points('50,20 45,8 52,-6'), i % 2 ? 4.5 : 6, 0.3)}"/></g>`,
        flame,
        3,
        { drop: false, lift: -0.3, edge: 0.1, glow: { colour: '#ff6a10', blur: 2, alpha: 0.5 } },
      ),
    ),
  sign: () => [
    rock(
      '-40,50 -34,34 -20,28 20,25 50,24 80,25 120,28 134,34 140,50 134,66 120,72 80,75 50,76 20,75 -20,72 -34,66',
      5,
      {
        material: crust,
      },
    ),
    lava('M-30 34L-20 32L0 30M130 66L118 68L98 71M-28 62L-18 68L4 71M128 38L116 32L96 30', 1.3),
  ],
  cinder: () => [
    part(circle(50, 50, 16), flame, 12, { drop: false, glow: { colour: '#ff5a10', blur: 8, alpha: 0.8 } }),
    part(ellipse(47, 46, 6, 5), amber, 4, { drop: false, lift: 0.3 }),
  ],
}
