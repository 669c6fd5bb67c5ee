import { part } from '#game-kit/art/masks/parts.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import type { Sprite } from '#game-kit/art/quick-stage.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { circle, ellipse, stroke } from '#game-kit/art/shapes.ts'
import { lantern } from './lantern.ts'

const coat = stone(20, 0.15, { high: 0.8, vein: 0.05 })
const robe = stone(255, 0.12, { high: 0.78, vein: 0.05 })
const skin = stone(62, 0.09, { high: 0.95, vein: 0.02 })
const mist = stone(300, 0.05, { high: 0.92, vein: 0.02 })
const { ink, gold, amber, pearl } = materials

/** A child who looks up, its feet at 50, 98. */
function child(cloth: typeof coat, hat: typeof coat): Layer[] {
  return [
    part(stroke('M44 92V98M58 92V98', 8), ink, 3.4),
    part('M34 58C36 48 66 48 68 58L74 94H28Z', cloth, 12, { height: 0.8 }),
    part(stroke('M30 88H72', 4), gold, 2),
    part(circle(51, 34, 18), skin, 14, { height: 0.8 }),
    part('M32 34C30 14 72 14 70 34C70 22 34 22 32 34Z', ink, 8),
    part(circle(51, 14, 5), hat, 4),
    part(circle(45, 33, 2.6) + circle(58, 33, 2.6), ink, 2, { drop: false }),
    part(ellipse(52, 42, 4.4, 3.2), ink, 2, { drop: false }),
    part(circle(40, 40, 3.4) + circle(62, 40, 3.4), coat, 3, { drop: false, opacity: 0.5 }),
  ]
}

/** One raised arm, its shoulder at 50, 92. */
function arm(cloth: typeof coat): Layer[] {
  return [part(stroke('M50 92Q58 66 54 36', 22), cloth, 10), part(circle(54, 24, 13), skin, 9)]
}

/** A bank of mist. */
function cloud(): Layer[] {
  return [
    part('M4 60C-4 46 14 34 26 40C30 20 60 16 68 34C84 26 104 40 96 58C92 70 10 70 4 60Z', mist, 20, {
      height: 0.5,
      smoothing: 6,
      drop: false,
      opacity: 0.85,
    }),
  ]
}

/** The moon with its seas. */
function moon(): Layer[] {
  return [
    part(circle(50, 50, 40), pearl, 34, {
      height: 0.4,
      smoothing: 6,
      drop: false,
      glow: { colour: '#ffe9b8', blur: 9, alpha: 0.8 },
    }),
    ...[
      [36, 38, 8],
      [60, 56, 11],
      [44, 66, 5],
      [66, 34, 5],
    ].map(([x = 0, y = 0, r = 0]) =>
      part(circle(x, y, r), amber, r, { profile: 'cove', drop: false, opacity: 0.28 }),
    ),
  ]
}

/** Every movable picture of the night. */
export const night: Readonly<Record<string, Sprite>> = {
  lantern: { layers: () => lantern(50, 52, 74), size: [300, 360], box: [0, -8, 100] },
  girl: { layers: () => child(coat, gold), size: [132, 132], box: [0, 2, 100] },
  boy: { layers: () => child(robe, coat), size: [132, 132], box: [0, 2, 100] },
  sleeve: { layers: () => arm(coat), size: [66, 66], box: [0, 2, 100] },
  cuff: { layers: () => arm(robe), size: [66, 66], box: [0, 2, 100] },
  cloud: { layers: cloud, size: [260, 130], box: [-4, 16, 108] },
  moon: { layers: moon, size: [200, 200], box: [-6, -6, 112] },
}
