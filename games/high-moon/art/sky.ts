import { part } from '#game-kit/art/masks/parts.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import type { Sprite } from '#game-kit/art/quick-stage.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { circle, ellipse, stroke } from '#game-kit/art/shapes.ts'

const ivory = stone(85, 0.06, { high: 0.98, vein: 0.04 })
const sea = stone(75, 0.07, { high: 0.8, vein: 0.06 })
const mist = stone(270, 0.05, { high: 0.9, vein: 0.02 })
const { porcelain, rose, ink, ruby } = materials

/** The moon with seas and craters. */
function moon(): Layer[] {
  return [
    part(circle(50, 50, 46), ivory, 40, {
      height: 0.4,
      smoothing: 8,
      drop: false,
      lift: 0.3,
      glow: { colour: '#ffeec0', blur: 7, alpha: 0.9 },
    }),
    part(ellipse(22, 40, 13, 17, 18) + ellipse(78, 66, 15, 11, -24) + ellipse(46, 88, 14, 5), sea, 8, {
      profile: 'soft',
      drop: false,
      opacity: 0.4,
    }),
    ...[
      [14, 58, 4.4],
      [24, 74, 6.4],
      [84, 36, 5.6],
      [74, 18, 4.4],
      [34, 14, 5],
      [88, 54, 3],
      [66, 86, 4],
      [28, 26, 3],
    ].map(([x = 0, y = 0, r = 0]) =>
      part(circle(x, y, r), sea, r, { profile: 'cove', drop: false, opacity: 0.75 }),
    ),
  ]
}

/** The rabbit of the moon, seen from the front; its ears are separate. */
function rabbit(): Layer[] {
  return [
    part(ellipse(50, 82, 34, 26), porcelain, 20, { height: 0.8 }),
    part(ellipse(50, 90, 18, 14), rose, 10, { drop: false, opacity: 0.25 }),
    part(circle(50, 44, 31), porcelain, 24, { height: 0.8, smoothing: 4 }),
    part(ellipse(37, 42, 5.4, 6.4) + ellipse(63, 42, 5.4, 6.4), ink, 4, { drop: false }),
    part(circle(38.6, 39.6, 1.9) + circle(64.6, 39.6, 1.9), porcelain, 1.6, { drop: false, lift: 0.6 }),
    part(ellipse(29, 53, 6, 4) + ellipse(71, 53, 6, 4), rose, 4, { drop: false, opacity: 0.8 }),
    part('M46 52H54L50 56Z', rose, 2.4, { drop: false }),
    part(stroke('M50 56V59Q45 64 41 60M50 59Q55 64 59 60', 1.9), ink, 1, { drop: false }),
    part('M26 66Q50 78 74 66L72 74Q50 86 28 74Z', ruby, 4),
    part(ellipse(34, 88, 8, 11, 14) + ellipse(66, 88, 8, 11, -14), porcelain, 7),
  ]
}

/** One ear, its root at 50, 96. */
function ear(): Layer[] {
  return [
    part(ellipse(50, 52, 17, 46), porcelain, 13),
    part(ellipse(50, 54, 8, 34), rose, 7, { drop: false }),
  ]
}

/** A bank of cloud. */
function cloud(): Layer[] {
  return [
    part('M4 60C-4 46 14 34 26 40C30 20 60 16 68 34C84 26 104 40 96 58C92 70 10 70 4 60Z', mist, 20, {
      height: 0.5,
      smoothing: 6,
      drop: false,
      opacity: 0.8,
    }),
  ]
}

/** Every movable picture of the sky. */
export const sky: Readonly<Record<string, Sprite>> = {
  moon: { layers: moon, size: [520, 520], box: [-6, -6, 112] },
  rabbit: { layers: rabbit, size: [150, 150], box: [2, 8, 100] },
  ear: { layers: ear, size: [64, 90], box: [14, -2, 72] },
  cloud: { layers: cloud, size: [280, 140], box: [-4, 16, 108] },
}
