import { lantern } from '#game-kit/art/masks/flora.ts'
import { blossom, mooncake } from '#game-kit/art/masks/moonfeast.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { around, part } from '#game-kit/art/masks/parts.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { box, circle, ellipse, leaf, path, points, ribbon, spline, stroke } from '#game-kit/art/shapes.ts'
import { band, corners } from '#game-kit/art/slot/frame.ts'
import type { CastArt } from '#game-kit/art/slot/cast.ts'

const lacquer = stone(22, 0.19, { vein: 0, high: 0.86, low: 0.12 })
const cloth = stone(350, 0.16, { vein: 0, high: 0.9, low: 0.2 })
const ivory = stone(88, 0.05, { vein: 0, high: 0.99, low: 0.42 })
const wood = stone(48, 0.08, { vein: 0.2, high: 0.74 })
const fur = stone(80, 0.016, { vein: 0.01, high: 1, low: 0.5 })
const dough = stone(85, 0.05, { vein: 0.02, high: 0.99, low: 0.5 })
const { gold, ink, rose, ruby, porcelain, amethyst } = materials

/** A festival stall: posts of red lacquer with brackets of gold. */
export const border = (): Layer[] => [
  { shape: band(-0.6, 8.3, 2.4, 1.4), material: gold, bevel: 1.1, drop: { alpha: 0.8, blur: 1.6 } },
  { shape: band(0.4, 7, 2, 1.4), material: lacquer, bevel: 3.2, height: 0.9, drop: false },
  { shape: band(3.3, 4.1, 1.6, 1.4), material: gold, bevel: 0.4, drop: { alpha: 0.4, blur: 0.5 } },
  {
    shape: corners(path('M8 8H17Q16 10 13 10Q14 13 10.4 13.4Q10 16 8 17Z')),
    material: gold,
    bevel: 1,
    drop: { alpha: 0.6, blur: 0.8 },
  },
]

/** A striped awning with a scalloped edge, `high` units. */
const awning = (high: number): Layer[] => {
  const count = 12
  const wide = 108 / count
  const top = 100 - high
  const strip = (i: number): string => {
    const x = -4 + i * wide
    const [a, b] = [6 + i * (88 / count), 6 + (i + 1) * (88 / count)]
    return `M${a} ${top}H${b}L${x + wide} ${100 - high * 0.22}Q${x + wide / 2} ${100 + high * 0.12} ${x} ${100 - high * 0.22}Z`
  }
  const every = (odd: number): string =>
    Array.from({ length: count }, (_, i) => (i % 2 === odd ? path(strip(i)) : '')).join('')
  return [
    part(every(0), cloth, 2.2, { height: 0.6, drop: { alpha: 0.6 } }),
    part(every(1), ivory, 2.2, { height: 0.6, drop: { alpha: 0.5 } }),
    part(box(4, top - 1.6, 92, 2.6, 1.2), gold, 1, { drop: { alpha: 0.5 } }),
  ]
}

/** The rabbit of the moon at its mortar, the stall, and lanterns. */
export const cast: CastArt = {
  awning: { layers: () => awning(10), unit: 6.4 },
  awningWide: { layers: () => awning(5.4), unit: 7 },
  lantern: { layers: () => place(lantern(), { scale: 0.96 }), unit: 2.4 },
  moonLamp: { layers: () => place(lantern({ paper: amethyst }), { scale: 0.96 }), unit: 2.2 },
  blossom: { layers: () => place(blossom(), { scale: 0.9 }), unit: 2 },
  tassel: () => [
    part(stroke('M50 0V40', 3), gold, 1.5),
    part(circle(50, 44, 9), gold, 7),
    part('M41 50H59L62 96Q50 102 38 96Z', ruby, 6, { bump: (x) => 0.5 * Math.sin(x * 2.4) }),
  ],
  mortar: () => [
    part('M14 74H86C86 92 76 104 66 108H34C24 104 14 92 14 74Z', wood, 14, {
      height: 0.8,
      smoothing: 2,
      bump: (x, y) => 0.5 * Math.sin(y * 0.8 + Math.sin(x * 0.1) * 2),
    }),
    part(ellipse(50, 75, 38, 9), wood, 3),
    part(ellipse(50, 75, 32, 6.4), dough, 5, { drop: false }),
    part('M28 106H72L76 112H24Z', wood, 3),
    part(stroke('M17 84Q50 96 83 84', 2.6), gold, 1.2),
  ],
  back: () => [
    part(ellipse(50, 66, 26, 24), fur, 20, { height: 0.8, smoothing: 4 }),
    part('M28 58Q50 70 72 58L76 82Q50 92 24 82Z', ruby, 8, { height: 0.6, smoothing: 2 }),
    part(stroke('M50 64V86', 2) + circle(50, 70, 2.4) + circle(50, 79, 2.4), gold, 1.4, { drop: false }),
  ],
  ear: () => [
    part(leaf(points('38,22 28,-6 34,-34'), 12, 0.55), fur, 9),
    part(leaf(points('37,12 31,-8 34,-26'), 6, 0.55), rose, 4, { drop: false }),
  ],
  head: () => [
    part('M50 6C74 6 86 22 84 38C82 54 68 60 50 60C32 60 18 54 16 38C14 22 26 6 50 6Z', fur, 24, {
      height: 0.75,
      smoothing: 5,
    }),
    part(ellipse(26, 44, 8, 5.4) + ellipse(74, 44, 8, 5.4), rose, 5, { drop: false, opacity: 0.6 }),
    part('M45 40H55L50 46Z', rose, 3, { drop: { alpha: 0.3 } }),
    part(stroke('M50 46V49Q45 54 40 50M50 49Q55 54 60 50', 1.8), ink, 0.9, { drop: false, lift: -0.1 }),
  ],
  eye: () => [
    part(ellipse(35, 32, 6, 7.4), ink, 5, { drop: false, lift: -0.1 }),
    part(circle(33, 29, 2.3), porcelain, 1.6, { drop: false, lift: 0.5 }),
    part(circle(37.4, 35, 1.2), porcelain, 1, { drop: false, lift: 0.4 }),
  ],
  lid: () => [
    part(ellipse(35, 32, 7.6, 8.6), fur, 6, { drop: false }),
    part(stroke('M29 34Q35 39 41 34', 1.8), ink, 0.9, { drop: false }),
  ],
  pestle: () => [
    part(
      ribbon(spline(points('50,6 50,50'), 20), () => 3.6),
      wood,
      3,
    ),
    part(box(41, 44, 18, 32, 6), wood, 7),
    part(box(40, 50, 20, 4, 1), gold, 1.4),
    part(ellipse(44, 32, 8, 6.4, 20) + ellipse(56, 32, 8, 6.4, -20), fur, 6),
  ],
  arms: () => [
    part(
      ribbon(spline(points('26,58 30,46 42,34'), 30), () => 6.6) +
        ' ' +
        ribbon(spline(points('74,58 70,46 58,34'), 30), () => 6.6),
      ruby,
      5,
    ),
  ],
  cakes: {
    layers: () => [
      ...place(mooncake(), { scale: 0.5, x: -20, y: 26 }),
      ...place(mooncake(), { scale: 0.5, x: 22, y: 26 }),
      ...place(mooncake(), { scale: 0.5, y: -2 }),
    ],
    unit: 2.2,
  },
  cloud: {
    layers: () => [
      part(
        circle(20, 56, 16) + circle(44, 44, 20) + circle(72, 50, 18) + box(4, 52, 90, 20, 10),
        stone(320, 0.07, { high: 0.72, vein: 0 }),
        10,
        { height: 0.5, smoothing: 3, drop: false, opacity: 0.9 },
      ),
    ],
    unit: 2,
  },
  mark: () => [
    part(
      Array.from({ length: 10 }, (_, i) => {
        const [x, y] = around(50, 50, 54, i * 36)
        return [0, 90, 180, 270]
          .map((d) => {
            const [px, py] = around(x, y, 3.6, d + 20)
            return circle(px, py, 3.2)
          })
          .join('')
      }).join(''),
      gold,
      2.6,
      { drop: { alpha: 0.3 } },
    ),
    part(
      Array.from({ length: 10 }, (_, i) => {
        const [x, y] = around(50, 50, 54, i * 36)
        return circle(x, y, 1.8)
      }).join(''),
      ruby,
      1.4,
      { drop: false },
    ),
  ],
  sign: () => [
    part(
      'M-38 30Q-30 20 -16 22H116Q130 20 138 30Q146 50 138 70Q130 80 116 78H-16Q-30 80 -38 70Q-46 50 -38 30Z',
      gold,
      3,
    ),
    part(
      'M-34 32Q-28 25 -16 26H116Q128 25 134 32Q141 50 134 68Q128 75 116 74H-16Q-28 75 -34 68Q-41 50 -34 32Z',
      lacquer,
      10,
      { height: 0.6, drop: false, lift: -0.06 },
    ),
    part(stroke('M-20 31H120M-20 69H120', 1.2), gold, 0.6, { drop: false }),
    ...place(blossom(), { scale: 0.34, x: -80 }),
    ...place(blossom(), { scale: 0.34, x: 80 }),
  ],
  petal4: () => [
    part(
      [0, 90, 180, 270]
        .map((d) => {
          const [x, y] = around(50, 50, 16, d)
          return circle(x, y, 14)
        })
        .join(''),
      gold,
      8,
      { drop: false },
    ),
    part(circle(50, 50, 8), ruby, 6, { drop: false }),
  ],
}
