import { dragon } from '#game-kit/art/masks/dragon.ts'
import { pearl } from '#game-kit/art/masks/pearl.ts'
import { coin } from '#game-kit/art/masks/treasure.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { around, part } from '#game-kit/art/masks/parts.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import { box, circle, leaf, path, points, scales, stroke, taper, waves } from '#game-kit/art/shapes.ts'
import type { CastArt } from '#game-kit/art/slot/cast.ts'

const { gold, jade, ruby, ink, lapis } = materials
const foam = stone(200, 0.05, { high: 0.99, vein: 0.02 })
const cloud = stone(195, 0.06, { high: 0.96, vein: 0.04 })

/** The layers of the dragon's symbol, from the tail to the beard: the head is cut from them into movable parts. */
const MANE = 7
const JAW = 10
const SKULL = 13

const wave = (x: number, y: number): number => waves(x, y, 9) * 0.8

/** The dragon in parts: its head, and links of which the body is made. */
export const cast: CastArt = {
  mane: () => dragon().slice(MANE, JAW),
  jaw: () => [...dragon().slice(JAW, SKULL), ...dragon().slice(-1)],
  skull: () => dragon().slice(SKULL, -2),
  whiskers: () => dragon().slice(-2, -1),
  lid: () => [part('M39 25Q44 20 50 24Q50 29 45 30Q40 30 39 25Z', jade, 2.4, { drop: { alpha: 0.3 } })],
  link: () => [
    part('M36 42Q40 26 54 25Q49 33 60 42Z', ruby, 2, { drop: { alpha: 0.3 } }),
    part(box(33, 39, 34, 22, 11), jade, 9, {
      smoothing: 1.2,
      bump: (x, y) => (y > 55 ? 0 : scales(x / 3.4, (y - 50) / 4.6) * 1.15),
      drop: { alpha: 0.4 },
    }),
    part('M36 54.4Q50 58 64 54.4L62 60Q50 63.4 38 60Z', gold, 2.6, {
      drop: false,
      bump: (x) => 0.5 * Math.sin(x * 1.5),
    }),
  ],
  tail: () => [
    part(
      [
        leaf(points('44,50 66,40 92,20'), 7),
        leaf(points('44,50 70,50 102,46'), 7),
        leaf(points('44,52 66,62 92,76'), 7),
      ]
        .map(path)
        .join(''),
      ruby,
      4,
    ),
    part(leaf(points('40,50 56,50 78,49'), 6), gold, 4, { drop: { alpha: 0.4 } }),
  ],
  leg: () => [
    part(taper(points('50,40 58,54 50,66'), 7, 4), jade, 4.4, { bump: (x, y) => scales(x / 3, y / 3) * 0.7 }),
    part(
      [
        taper(points('50,64 40,70 34,80'), 2.4, 0.3),
        taper(points('51,66 47,76 45,86'), 2.4, 0.3),
        taper(points('53,65 57,74 58,84'), 2.4, 0.3),
      ]
        .map(path)
        .join(''),
      gold,
      1.6,
    ),
  ],
  flamePearl: () => place(pearl(), { scale: 0.62 }),
  cloud: {
    layers: () => [
      part(
        stroke('M-6 60H60Q84 60 84 44Q84 30 70 30Q58 30 58 42Q58 50 66 50', 8) +
          stroke('M10 60Q8 40 28 38Q46 36 46 52', 8) +
          stroke('M20 72H96', 7),
        cloud,
        3.6,
        { height: 0.8, drop: { alpha: 0.5 } },
      ),
    ],
    unit: 2,
  },
  waves: {
    layers: () => [
      part(
        'M-4 100V92Q2 84 8 92Q14 86 20 92Q27 82 34 92Q42 86 50 92Q58 86 66 92Q73 82 80 92Q86 86 92 92Q98 84 104 92V100Z',
        lapis,
        3,
        { bump: wave, height: 0.5, drop: { alpha: 0.6 } },
      ),
      part(
        stroke(
          'M-4 92Q2 84 8 92Q14 86 20 92Q27 82 34 92Q42 86 50 92Q58 86 66 92Q73 82 80 92Q86 86 92 92Q98 84 104 92',
          1.1,
        ),
        foam,
        0.5,
        { drop: { alpha: 0.5, blur: 0.6 } },
      ),
      part([8, 34, 66, 92].map((x) => circle(x, 88, 0.9) + circle(x + 3, 86.4, 0.6)).join(''), foam, 0.6, {
        drop: false,
      }),
    ],
    unit: 6.4,
  },
  mark: () => [
    part(
      Array.from({ length: 12 }, (_, i) => {
        const [x, y] = around(50, 50, 54, i * 30)
        return `<g transform="translate(${x - 50} ${y - 50}) rotate(${i * 30 + 90} 50 50)">${path(leaf(points('43,50 50,46 58,50'), 4, 0.4))}</g>`
      }).join(''),
      jade,
      3,
      { drop: { alpha: 0.4 }, glow: { colour: '#6ff5d0', blur: 2.4, alpha: 0.5 } },
    ),
    part(
      Array.from({ length: 12 }, (_, i) => {
        const [x, y] = around(50, 50, 50, i * 30 + 15)
        return circle(x, y, 2.4)
      }).join(''),
      gold,
      2,
      { drop: false },
    ),
  ],
  sign: () => [
    part('M-44 50L-30 26H130L144 50L130 74H-30Z', gold, 3, { drop: { alpha: 0.7 } }),
    part('M-38 50L-27 30.5H127L138 50L127 69.5H-27Z', jade, 3, { drop: false }),
    part('M-26 34.5H126Q132 50 126 65.5H-26Q-32 50 -26 34.5Z', ink, 4, {
      profile: 'cove',
      height: 0.4,
      drop: false,
      bump: (x, y) => waves(x, y, 12) * 0.26,
    }),
    part(circle(-30, 50, 7) + circle(130, 50, 7), gold, 3),
    part(circle(-30, 50, 4.4) + circle(130, 50, 4.4), ruby, 4, { drop: false }),
  ],
  goldCoin: { layers: () => place(coin(), { scale: 0.5 }), unit: 1.6 },
}
