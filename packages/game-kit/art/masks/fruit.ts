import { materials, stone } from '../materials.ts'
import type { Layer } from '../relief.ts'
import { circle, ellipse, leaf, path, points, stroke } from '../shapes.ts'
import { part, starPath } from './parts.ts'

const green = stone(150, 0.16, { vein: 0.12 })
const lime = stone(125, 0.18, { vein: 0.06, high: 0.96 })
const yellow = stone(98, 0.17, { vein: 0.04, high: 0.98 })
const purple = stone(305, 0.19, { vein: 0.05 })

function leaves(x: number, y: number, turn: number): Layer {
  const shape = leaf(points(`${x},${y} ${x + 14},${y - 9} ${x + 32},${y - 4}`), 8, 0.45)
  return part(`<g transform="rotate(${turn} ${x} ${y})">${path(shape)}</g>`, green, 6)
}

export function cherry(): Layer[] {
  return [
    part(stroke('M31 50Q36 24 58 12M66 54Q70 30 58 12', 4), green, 2),
    leaves(58, 13, 8),
    part(circle(31, 68, 22), materials.ruby, 21, { height: 0.8, smoothing: 4 }),
    part(circle(67, 72, 21), materials.ruby, 20, { height: 0.8, smoothing: 4 }),
  ]
}

export function lemon(): Layer[] {
  return [
    leaves(64, 22, -20),
    part(
      'M10 66C12 60 10 52 18 40C28 24 52 14 70 22C78 24 84 22 90 28C88 36 92 44 88 56C82 76 58 88 34 82C24 80 14 76 10 66Z',
      yellow,
      26,
      { height: 0.7, smoothing: 5, bump: (x, y) => 0.25 * Math.sin(x * 1.9) * Math.sin(y * 2.1) },
    ),
  ]
}

export function plum(): Layer[] {
  return [
    part(stroke('M52 26Q52 16 60 8', 4), materials.bronze, 2),
    leaves(58, 14, 6),
    part('M50 26C64 14 90 26 90 54C90 78 72 92 50 92C28 92 10 78 10 54C10 26 36 14 50 26Z', purple, 30, {
      height: 0.75,
      smoothing: 5,
    }),
    part(stroke('M50 28C42 44 42 68 52 86', 2.4), purple, 1.2, { lift: -0.2, drop: false }),
  ]
}

export function grapes(): Layer[] {
  const rows = [[20, 40, 60, 80], [30, 50, 70], [21, 40, 60, 79], [31, 50, 69], [41, 59], [50]]
  const bunch = rows.flatMap((row, i) =>
    row.map((x) => part(circle(x, 36 + i * 11.4, 11.6), purple, 11, { height: 0.9, drop: { alpha: 0.6 } })),
  )
  return [
    part(stroke('M50 30Q50 14 58 6', 4.4), materials.bronze, 2),
    leaves(52, 18, 8),
    leaves(44, 22, 190),
    ...bunch,
  ]
}

export function melon(): Layer[] {
  const seeds = points('30,52 43,60 57,60 70,52 37,68 50,74 63,68')
  return [
    part('M4 34A46 46 0 0 0 96 34Z', green, 6),
    part('M10 34A40 40 0 0 0 90 34Z', lime, 3, { drop: false, lift: 0.06 }),
    part('M14.5 34A35.5 35.5 0 0 0 85.5 34Z', materials.ruby, 12, { drop: false, height: 0.4, lift: 0.04 }),
    ...seeds.map(([x, y]) => part(ellipse(x, y, 2.4, 4, (x - 50) * -0.8), materials.ink, 2)),
  ]
}

export function bell(): Layer[] {
  return [
    part(circle(50, 87, 9), materials.bronze, 8),
    part(
      'M50 8C68 8 76 24 77 44C78 60 84 68 92 76V84H8V76C16 68 22 60 23 44C24 24 32 8 50 8Z',
      materials.gold,
      20,
      {
        height: 0.8,
        smoothing: 3,
      },
    ),
    part('M8 76H92V85Q50 91 8 85Z', materials.gold, 4, { lift: 0.05 }),
    part('M26 50Q50 57 74 50L75 57Q50 64 25 57Z', materials.ruby, 2.4, { lift: 0.05 }),
    part(circle(50, 7, 6), materials.gold, 4),
  ]
}

export function star(material = materials.gold): Layer[] {
  return [
    part(starPath(50, 53, 48, 22, 5), material, 11, { profile: 'chamfer', height: 0.9, smoothing: 0.4 }),
    part(starPath(50, 53, 26, 12, 5), materials.ruby, 5, { lift: 0.06, profile: 'chamfer' }),
  ]
}

export function clover(): Layer[] {
  const lobe = 'M50 50C30 42 26 26 36 18C44 12 50 18 50 24C50 18 56 12 64 18C74 26 70 42 50 50Z'
  const lobes = [0, 90, 180, 270].map((turn) =>
    part(`<g transform="rotate(${turn} 50 50)">${path(lobe)}</g>`, green, 9, { height: 0.8, smoothing: 1.5 }),
  )
  return [
    part(stroke('M52 54Q60 76 76 90', 5), green, 2.4),
    ...lobes,
    part(circle(50, 50, 5), materials.gold, 4),
  ]
}

/** A leaf-crowned round fruit: pomelo and persimmon. */
export function orb(hue: number, isFlat = false): Layer[] {
  const skin = stone(hue, 0.17, { vein: 0.05, high: 0.95 })
  const crown = [0, 72, 144, 216, 288].map((turn) =>
    part(
      `<g transform="rotate(${turn} 50 27)">${path(leaf(points('50,27 54,17 50,7'), 7, 0.5))}</g>`,
      green,
      4,
    ),
  )
  const round = isFlat ? ellipse(50, 57, 42, 35) : circle(50, 55, 38)
  return [
    part(round, skin, 34, { height: 0.7, smoothing: 6 }),
    ...(isFlat ? crown : [part(stroke('M50 22Q50 12 56 6', 4), materials.bronze, 2), leaves(52, 15, 4)]),
  ]
}

export function starfruit(): Layer[] {
  return [
    part(starPath(50, 53, 47, 27, 5), lime, 16, { height: 0.9, smoothing: 2.6 }),
    part(starPath(50, 53, 34, 18, 5), yellow, 6, { drop: false, lift: 0.05 }),
    ...[0, 72, 144, 216, 288].map((turn) =>
      part(`<g transform="rotate(${turn} 50 53)">${ellipse(50, 40, 2, 4.6)}</g>`, materials.bronze, 2),
    ),
  ]
}
