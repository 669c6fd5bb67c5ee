import { materials, stone } from '../materials.ts'
import type { Layer } from '../relief.ts'
import { circle, ellipse, leaf, points, stroke } from '../shapes.ts'
import { part, starPath } from './parts.ts'

const { gold, bronze, silver, ruby, amber, ink } = materials
const straw = stone(90, 0.11, { high: 0.95, vein: 0.04 })

export function sun(): Layer[] {
  return [
    part(starPath(50, 50, 49, 30, 16), amber, 6, {
      profile: 'chamfer',
      glow: { colour: '#ffc040', blur: 5, alpha: 0.7 },
    }),
    part(circle(50, 50, 30), gold, 5),
    part(circle(50, 50, 25), amber, 22, { height: 0.6, smoothing: 4, drop: false }),
    part(starPath(50, 50, 18, 8, 8), gold, 4, { profile: 'chamfer' }),
  ]
}

export function buffalo(): Layer[] {
  const hide = stone(255, 0.025, { vein: 0.12, high: 0.7 })
  return [
    part('M30 40C8 44 -2 24 8 6C10 22 20 30 38 28Z', gold, 7, { height: 0.9 }),
    part('M70 40C92 44 102 24 92 6C90 22 80 30 62 28Z', gold, 7, { height: 0.9 }),
    part(leaf(points('30,44 16,50 8,60'), 8, 0.5) + ' ' + leaf(points('70,44 84,50 92,60'), 8, 0.5), hide, 5),
    part('M30 30Q50 20 70 30C76 48 72 64 68 76Q64 94 50 95Q36 94 32 76C28 64 24 48 30 30Z', hide, 20, {
      height: 0.8,
      smoothing: 4,
    }),
    part(ellipse(50, 82, 17, 12), stone(30, 0.05, { high: 0.8 }), 10, { height: 0.7 }),
    part(ellipse(43, 81, 3, 4.4, 20) + ellipse(57, 81, 3, 4.4, -20), ink, 2, { drop: false }),
    part(circle(38, 52, 5) + circle(62, 52, 5), amber, 5),
    part(circle(38, 52, 2.4) + circle(62, 52, 2.4), ink, 2, { drop: false }),
    part(
      `<path d="M50 88A7 7 0 1 1 49.9 88ZM50 91A4 4 0 1 0 50.1 91Z" fill="#fff" fill-rule="evenodd"/>`,
      gold,
      1.6,
    ),
  ]
}

export function strawHat(): Layer[] {
  const rings = [30, 44, 58, 70].map(
    (y, i) => `M${50 - (10 + i * 10)} ${y + 2}Q50 ${y + 9} ${50 + (10 + i * 10)} ${y + 2}`,
  )
  return [
    part(stroke('M20 76Q28 98 50 98Q72 98 80 76', 3.4), ruby, 1.6),
    part('M50 8L96 72Q74 86 50 86Q26 86 4 72Z', straw, 20, {
      height: 0.7,
      smoothing: 3,
      bump: (x, y) => 0.3 * Math.sin(Math.atan2(x - 50, y - 4) * 60),
    }),
    part(stroke(rings.join(''), 1.4), bronze, 0.8, { drop: false, lift: -0.05 }),
    part('M4 72Q26 86 50 86Q74 86 96 72L98 77Q74 92 50 92Q26 92 2 77Z', straw, 3),
  ]
}

export function sickle(): Layer[] {
  return [
    part('M54 88C80 84 96 58 84 26C80 16 70 8 58 6C74 22 74 52 46 70Z', silver, 6, {
      profile: 'chamfer',
      height: 0.9,
    }),
    part(stroke('M50 76L26 96', 10), bronze, 5),
    part(stroke('M54 70L44 82', 11), gold, 4),
    ...[
      ['12,60 22,40 20,14', 5],
      ['20,62 32,46 36,22', 5],
      ['8,64 8,44 4,24', 4],
    ].map(([a, w]) => part(leaf(points(String(a)), Number(w), 0.5), straw, 3)),
  ]
}
