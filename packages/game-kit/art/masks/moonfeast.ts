import { materials, stone } from '../materials.ts'
import type { Layer } from '../relief.ts'
import { circle, ellipse, leaf, path, points, stroke } from '../shapes.ts'
import { around, part } from './parts.ts'

const { gold, bronze, ruby, lapis, jade, porcelain, rose, ink } = materials
const sand = stone(85, 0.09, { high: 0.96, vein: 0.05 })

export function mooncake(): Layer[] {
  const crust = stone(60, 0.11, { high: 0.86, vein: 0.06 })
  const rim = Array.from({ length: 12 }, (_, i) => around(50, 50, 38, i * 30)).map(([x, y]) =>
    circle(x, y, 11),
  )
  return [
    part(rim.join('') + circle(50, 50, 40), crust, 10, { height: 0.8, smoothing: 2 }),
    part(`<circle cx="50" cy="50" r="33" fill="none" stroke="#fff" stroke-width="2.4"/>`, crust, 1.2, {
      lift: 0.1,
    }),
    ...[0, 60, 120, 180, 240, 300].map((d) =>
      part(
        `<g transform="rotate(${d} 50 50)">${path(leaf(points('50,46 55,33 50,21'), 8, 0.5))}</g>`,
        crust,
        4,
        { lift: 0.08 },
      ),
    ),
    part(circle(50, 50, 8), crust, 6, { lift: 0.1 }),
  ]
}

export function rabbit(): Layer[] {
  return [
    part(ellipse(36, 26, 9, 25, -8) + ellipse(64, 26, 9, 25, 8), porcelain, 8),
    part(ellipse(36, 26, 4.4, 18, -8) + ellipse(64, 26, 4.4, 18, 8), rose, 4, { drop: false }),
    part('M50 38C76 38 86 54 84 70C82 88 66 95 50 95C34 95 18 88 16 70C14 54 24 38 50 38Z', porcelain, 26, {
      height: 0.7,
      smoothing: 5,
    }),
    part(circle(34, 64, 5.4) + circle(66, 64, 5.4), ruby, 5),
    part(ellipse(26, 76, 7, 5) + ellipse(74, 76, 7, 5), rose, 5, { drop: false, opacity: 0.7 }),
    part('M45 74H55L50 80Z', rose, 3),
    part(stroke('M50 80V84Q44 90 39 85M50 84Q56 90 61 85', 2), ink, 1, { drop: false, lift: -0.1 }),
  ]
}

export function teacup(): Layer[] {
  return [
    part(stroke('M76 48C98 44 96 76 70 74', 5.4), porcelain, 2.6),
    part('M14 40H82C82 66 72 86 48 86C24 86 14 66 14 40Z', porcelain, 18, { height: 0.8, smoothing: 4 }),
    part(ellipse(48, 40, 34, 9), jade, 4),
    part(stroke('M22 58Q30 50 38 58Q48 66 58 58Q66 50 74 58', 3), lapis, 1.4, { drop: false }),
    part(ellipse(48, 90, 30, 6), gold, 4),
    part(stroke('M36 26Q30 18 38 10M52 26Q46 16 54 6', 3), porcelain, 1.4, { opacity: 0.75, drop: false }),
  ]
}

export function blossom(material = gold): Layer[] {
  const flower = (x: number, y: number, r: number) => [
    ...[0, 90, 180, 270].map((d) => {
      const [px, py] = around(x, y, r * 0.62, d + 20)
      return part(circle(px, py, r * 0.55), material, r * 0.4, { smoothing: 1 })
    }),
    part(circle(x, y, r * 0.3), ruby, r * 0.25),
  ]
  return [
    part(stroke('M20 94Q44 70 50 40Q56 20 82 8', 4), bronze, 2),
    part(leaf(points('44,70 66,66 86,78'), 9, 0.5) + ' ' + leaf(points('40,76 22,66 6,70'), 8, 0.5), jade, 5),
    ...flower(34, 48, 24),
    ...flower(68, 34, 26),
    ...flower(56, 66, 20),
  ]
}

export function fullMoon(): Layer[] {
  const craters = points('34,34 62,28 70,56 40,66 54,46')
  return [
    part(circle(50, 50, 44), materials.pearl, 36, {
      height: 0.5,
      smoothing: 6,
      glow: { colour: '#ffe9a8', blur: 6, alpha: 0.9 },
    }),
    ...craters.map(([x, y], i) =>
      part(circle(x, y, 5 + (i % 3) * 2), sand, 5, { profile: 'cove', drop: false, opacity: 0.55 }),
    ),
    part(
      `<g transform="translate(34 40) scale(.46)">${ellipse(36, 26, 9, 25, -12)}${ellipse(60, 24, 9, 25, 12)}${circle(48, 66, 26)}${ellipse(78, 96, 34, 26, 10)}</g>`,
      sand,
      7,
      { drop: { alpha: 0.3 } },
    ),
  ]
}
