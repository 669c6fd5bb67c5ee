import { fir, rune } from '#game-kit/art/masks/garden.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { around, part, polygon } from '#game-kit/art/masks/parts.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import { fbm } from '#game-kit/art/maths.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { box, circle, ellipse, leaf, path, points, stroke } from '#game-kit/art/shapes.ts'
import { band } from '#game-kit/art/slot/frame.ts'
import type { CastArt } from '#game-kit/art/slot/cast.ts'

const ice = stone(225, 0.075, { vein: 0.32, high: 0.99, low: 0.2, through: 0.6 })
const snow = stone(240, 0.022, { vein: 0.02, high: 0.995, low: 0.46 })
const down = stone(250, 0.014, { vein: 0.03, high: 1, low: 0.5 })
const slate = stone(255, 0.03, { vein: 0.06, high: 0.62, low: 0.18 })
const wood = stone(45, 0.05, { vein: 0.24, high: 0.6 })
const { amber, ink, gold, porcelain, flame, ruby } = materials

const facets = (x: number, y: number): number => 2.2 * (fbm(x * 0.16, y * 0.16, 2) - 0.47)

/** Blocks of glacier ice. */
export const border = (): Layer[] => [
  {
    shape: band(-0.8, 7.4, 3, 1.4),
    material: ice,
    bevel: 3.6,
    profile: 'chamfer',
    smoothing: 0.3,
    bump: facets,
    drop: { alpha: 0.6, blur: 1.6 },
  },
  {
    shape: stroke(
      'M14 -1L16 3L13 8M-1 15L3 17L8 14M86 -1L84 4L87 8M101 15L97 17L92 14M14 101L16 97L13 92M-1 85L3 83L8 86M86 101L84 96L87 92M101 85L97 83L92 86',
      0.6,
    ),
    material: snow,
    bevel: 0.3,
    drop: false,
    opacity: 0.8,
  },
  { shape: band(7, 8.3, 1.4, 1.2), material: snow, bevel: 0.7, drop: { alpha: 0.5, blur: 0.7 } },
]

const flecks = (spots: string): Layer =>
  part(
    points(spots)
      .map(([x, y]) => ellipse(x, y, 2.2, 1.3))
      .join(''),
    slate,
    1.4,
    { drop: false, opacity: 0.75 },
  )

/** The owl, the ice and snow around the board, a ship in the fjord. */
export const cast: CastArt = {
  drift: {
    layers: () => [
      part(
        'M-2 100Q2 96.8 12 97.4Q22 94 34 96.8Q48 94.4 58 96.8Q70 93.4 82 96.8Q94 95 102 100Q98 102.8 90 101.2Q84 103.6 78 101.4Q62 102.4 54 101.2Q48 103.8 42 101.3Q26 102.4 20 101.2Q14 103.4 9 101.2Q2 102 -2 100Z',
        snow,
        2.4,
        { height: 0.8, smoothing: 1.2, drop: { alpha: 0.4, blur: 1 } },
      ),
    ],
    unit: 7,
  },
  icicle: () => [
    part('M36 -4H64L58 40L52 96L47 50L40 34Z', ice, 8, { profile: 'chamfer', drop: { alpha: 0.3 } }),
    part('M46 2L50 70L54 2Z', snow, 2, { drop: false, opacity: 0.6 }),
  ],
  crystals: {
    layers: () => [
      part('M20 100L4 62L18 38L34 60L36 100Z', ice, 8, { profile: 'chamfer', bump: facets }),
      part('M62 100L60 54L80 24L96 56L86 100Z', ice, 9, { profile: 'chamfer', bump: facets }),
      part('M34 100L26 40L46 -4L68 42L66 100Z', ice, 12, {
        profile: 'chamfer',
        glow: { colour: '#6fffd8', blur: 4, alpha: 0.35 },
      }),
      part('M46 -4L52 44L48 100H40L38 44Z', snow, 3, { drop: false, opacity: 0.5, profile: 'chamfer' }),
    ],
    unit: 2.4,
  },
  feet: () => [part([40, 46, 54, 60].map((x) => ellipse(x, 94, 3.4, 5)).join(''), slate, 3)],
  body: () => [
    part('M50 26C72 26 82 46 80 66C78 86 66 96 50 96C34 96 22 86 20 66C18 46 28 26 50 26Z', down, 28, {
      height: 0.75,
      smoothing: 5,
      bump: (x, y) => (y > 46 ? 0.45 * Math.sin(x * 0.8 + Math.sin(y * 0.6) * 2) : 0),
    }),
    flecks('40,60 50,56 60,60 35,68 45,68 55,68 65,68 40,76 50,76 60,76 45,84 55,84'),
  ],
  wing: () => [
    part(leaf(points('24,40 10,64 20,94'), 14, 0.4), down, 9, {
      bump: (x, y) => 0.5 * Math.sin(y * 0.7 + x * 0.3),
    }),
    part(
      leaf(points('18,56 6,76 10,98'), 6, 0.5) + ' ' + leaf(points('26,60 18,82 26,98'), 6, 0.5),
      down,
      4,
      { lift: -0.08 },
    ),
    flecks('18,52 24,58 16,64 22,70 17,78 24,82'),
  ],
  head: () => [
    part('M50 -4C72 -4 84 10 82 26C80 42 66 48 50 48C34 48 20 42 18 26C16 10 28 -4 50 -4Z', down, 22, {
      height: 0.8,
      smoothing: 5,
    }),
    part(circle(36, 24, 14.5) + circle(64, 24, 14.5), snow, 6, {
      drop: { alpha: 0.3 },
      bump: (x, y) => 0.3 * Math.sin(Math.atan2(y - 24, x - (x < 50 ? 36 : 64)) * 22),
    }),
    flecks('38,2 46,0 54,0 62,2 42,6 58,6 30,6 70,6'),
  ],
  eye: () => [part(circle(36, 24, 9.4), amber, 8, { drop: { alpha: 0.4 }, lift: 0.1 })],
  pupil: () => [
    part(circle(36, 24, 5.4), ink, 4, { drop: false, lift: -0.25 }),
    part(circle(33.6, 21.4, 1.9), porcelain, 1.4, { drop: false, lift: 0.5 }),
  ],
  lid: () => [part('M26 24A10 10 0 0 1 46 24Q36 29 26 24Z', down, 6, { drop: { alpha: 0.3 } })],
  beak: () => [part('M50 26L56 34L50 44L44 34Z', slate, 4, { profile: 'chamfer' })],
  fir: { layers: () => place(fir(), { scale: 1 }), unit: 2.6 },
  rune: { layers: () => place(rune(), { scale: 0.9 }), unit: 1.8 },
  floe: {
    layers: () => [
      part('M-4 54L20 46L60 44L100 50L108 58L84 66L30 68L0 62Z', snow, 5, { height: 0.5 }),
      part('M-4 55L0 62L30 68L84 66L108 58L106 64L84 74L30 77L0 70Z', ice, 3, { profile: 'chamfer' }),
    ],
    unit: 1.8,
  },
  ship: {
    layers: () => [
      part(box(48, -6, 3, 72, 1), wood, 1.4),
      part('M18 4Q50 -4 82 4Q88 28 80 48Q50 56 20 48Q12 28 18 4Z', ruby, 8, { height: 0.5 }),
      part(path('M33 0.6L30 50.6L39 52L40 -0.6ZM60 -0.6L61 52L70 50.6L67 0.6Z'), porcelain, 2, {
        drop: false,
        opacity: 0.85,
      }),
      part(
        'M-8 58Q-14 40 -2 28Q2 26 4 30Q-2 38 2 52Q14 66 30 68H74Q90 64 98 50Q102 36 96 28Q100 24 104 30Q112 44 106 60Q98 82 78 86H24Q2 82 -8 58Z',
        wood,
        8,
        {
          bump: (_, y) => 0.6 * Math.sin(y * 1.1),
        },
      ),
      part([18, 34, 50, 66, 82].map((x) => circle(x, 67, 5.6)).join(''), gold, 4),
      part(circle(100, 26, 3.4), flame, 3, { glow: { colour: '#ffae40', blur: 6, alpha: 0.9 } }),
    ],
    unit: 2.2,
  },
  mark: () => [
    part(
      Array.from({ length: 12 }, (_, i) => {
        const [x, y] = around(50, 50, i % 2 ? 51 : 56, i * 30)
        return `<g transform="translate(${x - 50} ${y - 50}) rotate(${i * 30} 50 50)">${path(polygon(points(i % 2 ? '50,44 53,50 50,56 47,50' : '50,38 55,50 50,62 45,50')))}</g>`
      }).join(''),
      ice,
      4,
      { profile: 'chamfer', glow: { colour: '#7dffd8', blur: 3, alpha: 0.6 }, drop: false },
    ),
  ],
  sign: () => [
    part(
      polygon(points('-40,48 -30,26 10,20 52,24 96,19 132,27 140,50 130,74 92,80 48,76 6,81 -32,73')),
      ice,
      8,
      { profile: 'chamfer', bump: facets },
    ),
    part(
      polygon(points('-32,48 -25,32 12,27 52,30 94,26 126,33 132,50 124,68 90,73 48,70 10,74 -26,67')),
      stone(235, 0.08, { high: 0.4, low: 0.1 }),
      4,
      { drop: false, profile: 'cove', height: 0.4 },
    ),
    part(
      'M-34 30Q-10 16 14 20Q50 14 90 19Q120 18 136 30Q120 27 112 30Q100 25 92 27Q70 24 52 28Q34 23 14 27Q-6 24 -20 31Z',
      snow,
      3,
      { drop: { alpha: 0.4 } },
    ),
  ],
  shard: () => [
    part(polygon(points('50,14 64,48 50,86 36,48')), ice, 9, { profile: 'chamfer', drop: false }),
  ],
}
