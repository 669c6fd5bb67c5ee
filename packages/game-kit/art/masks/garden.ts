import { materials, stone } from '../materials.ts'
import type { Layer } from '../relief.ts'
import { circle, ellipse, leaf, path, points, ribbon, spline, stroke } from '../shapes.ts'
import { around, part, polygon, starPath } from './parts.ts'

const glass = stone(210, 0.08, { vein: 0.25, high: 0.98, through: 0.5 })
const green = stone(145, 0.17, { vein: 0.1 })
const orange = stone(62, 0.17, { vein: 0.04, high: 0.96 })
const snow = materials.porcelain

export function dragonfly(): Layer[] {
  const wing = (a: string, w: number) => part(leaf(points(a), w, 0.6), glass, 4, { opacity: 0.92 })
  const body = spline(points('50,22 51,44 49,66 50,96'), 80)
  return [
    wing('49,34 26,20 2,22', 9),
    wing('51,34 74,20 98,22', 9),
    wing('49,42 26,50 6,62', 8.5),
    wing('51,42 74,50 94,62', 8.5),
    part(
      ribbon(body, (t) => 6.4 - 4 * t),
      materials.lapis,
      5,
      {
        bump: (_, y) => (Math.sin(y * 1.1) > 0.6 ? -0.7 : 0),
      },
    ),
    part(ellipse(50, 30, 8.4, 11), materials.jade, 8),
    part(circle(43, 17, 8), materials.ruby, 7),
    part(circle(57, 17, 8), materials.ruby, 7),
  ]
}

export function stormCloud(): Layer[] {
  const puffs =
    circle(30, 46, 20) +
    circle(50, 32, 23) +
    circle(72, 44, 20) +
    '<rect x="12" y="42" width="78" height="24" rx="12" fill="#fff"/>'
  return [
    part('M56 52L34 78H48L38 99L70 68H55L66 52Z', materials.gold, 3, {
      profile: 'chamfer',
      glow: { colour: '#ffdf70', blur: 4, alpha: 0.7 },
    }),
    part(puffs, snow, 17, { height: 0.8, smoothing: 4 }),
    part(stroke('M30 58Q36 50 44 56Q48 46 60 50M66 58Q72 52 78 57', 2), materials.lapis, 1, { drop: false }),
  ]
}

export function frog(): Layer[] {
  return [
    part(ellipse(18, 82, 16, 9, -10) + ellipse(82, 82, 16, 9, 10), green, 7),
    part('M50 34C76 34 92 56 88 76C86 88 70 92 50 92C30 92 14 88 12 76C8 56 24 34 50 34Z', green, 26, {
      height: 0.7,
      smoothing: 5,
    }),
    part(
      'M50 66C66 66 74 74 70 82C66 89 58 90 50 90C42 90 34 89 30 82C26 74 34 66 50 66Z',
      stone(110, 0.12, { high: 0.98 }),
      12,
      {
        drop: false,
        height: 0.4,
      },
    ),
    part(circle(30, 30, 17) + circle(70, 30, 17), green, 12),
    part(circle(30, 29, 11.5) + circle(70, 29, 11.5), materials.gold, 9),
    part(ellipse(31, 29, 4.4, 8) + ellipse(69, 29, 4.4, 8), materials.ink, 3, { drop: false, lift: -0.2 }),
    part(stroke('M24 58Q50 72 76 58', 2.6), materials.ink, 1.2, { drop: false, lift: -0.15 }),
  ]
}

export function parasol(): Layer[] {
  const ribs = [-40, -20, 0, 20, 40].map((d) => {
    const [x, y] = around(50, 60, 50, d)
    return `M50 14L${x.toFixed(1)} ${Math.min(60, y + 36).toFixed(1)}`
  })
  return [
    part(stroke('M50 20V88Q50 96 58 94', 4), materials.bronze, 2),
    part(
      'M4 58C8 30 26 14 50 12C74 14 92 30 96 58Q85 50 73 58Q62 49 50 58Q38 49 27 58Q15 50 4 58Z',
      materials.ruby,
      14,
      {
        height: 0.6,
        smoothing: 2.5,
      },
    ),
    part(stroke(ribs.join(''), 1.6), materials.gold, 1),
    part(starPath(50, 38, 10, 4.5, 6), materials.gold, 3),
    part(circle(50, 11, 4), materials.gold, 3),
  ]
}

export function mango(): Layer[] {
  return [
    part(leaf(points('56,20 74,6 94,14'), 9, 0.45), green, 5),
    part(stroke('M52 24Q54 14 62 10', 4), materials.bronze, 2),
    part('M54 20C78 20 92 42 88 64C84 86 60 96 38 90C16 84 6 66 14 52C22 38 34 22 54 20Z', orange, 30, {
      height: 0.7,
      smoothing: 6,
      light: (x, y) => 0.16 * Math.exp(-((x - 34) ** 2 + (y - 46) ** 2) / 300),
    }),
  ]
}

export function owl(): Layer[] {
  return [
    part(
      'M50 14C58 14 66 10 76 4C76 14 82 24 84 40C88 68 74 94 50 96C26 94 12 68 16 40C18 24 24 14 24 4C34 10 42 14 50 14Z',
      snow,
      24,
      {
        height: 0.7,
        smoothing: 4,
        bump: (x, y) => (y > 52 ? 0.5 * Math.sin(x * 0.9 + Math.sin(y * 0.7) * 2) : 0),
      },
    ),
    part(
      leaf(points('17,44 8,66 26,90'), 9, 0.5) + ' ' + leaf(points('83,44 92,66 74,90'), 9, 0.5),
      materials.silver,
      6,
    ),
    part(circle(34, 36, 17) + circle(66, 36, 17), materials.silver, 5),
    part(circle(34, 36, 12) + circle(66, 36, 12), materials.amber, 9),
    part(circle(35, 36, 6) + circle(65, 36, 6), materials.ink, 4, { drop: false, lift: -0.2 }),
    part('M50 42L57 52L50 62L43 52Z', materials.gold, 5, { profile: 'chamfer' }),
  ]
}

export function whaleTail(): Layer[] {
  return [
    part(
      'M50 40C40 22 22 14 4 20C10 38 26 46 42 48C44 62 40 78 34 90H66C60 78 56 62 58 48C74 46 90 38 96 20C78 14 60 22 50 40Z',
      materials.lapis,
      14,
      {
        height: 0.8,
        smoothing: 3,
      },
    ),
    part('M6 92Q20 78 34 90Q50 76 66 90Q80 78 94 92Q50 104 6 92Z', glass, 5),
  ]
}

export function fir(): Layer[] {
  const tier = (y: number, w: number, h: number) =>
    `M50 ${y}L${50 + w} ${y + h}Q50 ${y + h + 8} ${50 - w} ${y + h}Z`
  return [
    part('M44 84H56V98H44Z', materials.bronze, 4),
    ...[
      [50, 40, 34],
      [28, 33, 32],
      [6, 25, 30],
    ].flatMap(([y = 0, w = 0, h = 0]) => [
      part(tier(y, w, h), stone(160, 0.11), 10, { height: 0.7 }),
      part(tier(y, w * 0.52, h * 0.5), snow, 5, { drop: false, lift: 0.06 }),
    ]),
  ]
}

export function rune(): Layer[] {
  return [
    part('M22 10L74 6L90 34L84 88L48 97L14 86L10 40Z', stone(255, 0.03, { vein: 0.3 }), 12, {
      profile: 'chamfer',
    }),
    part(stroke('M40 26V78M40 30L64 48L40 62M52 56L66 76', 6), materials.lapis, 2.4, {
      glow: { colour: '#5ee0ff', blur: 3, alpha: 0.8 },
      lift: 0.25,
    }),
  ]
}

export function snowflake(): Layer[] {
  const arm = 'M50 50V10M50 22L40 13M50 22L60 13M50 35L38 26M50 35L62 26'
  const all = [0, 60, 120, 180, 240, 300].map(
    (turn) => `<g transform="rotate(${turn} 50 50)">${stroke(arm, 5)}</g>`,
  )
  return [
    part(all.join(''), materials.silver, 2.6, { glow: { colour: '#7fd8ff', blur: 4, alpha: 0.6 } }),
    part(starPath(50, 50, 14, 8, 6), materials.lapis, 5, { profile: 'chamfer' }),
  ]
}

/** A cut stone: outline, table and facets between. */
export function gem(material: Parameters<typeof part>[1], sides: number, turn = 0, stretch = 1): Layer[] {
  const ring = (r: number) =>
    Array.from({ length: sides }, (_, i): readonly [number, number] => {
      const [x, y] = around(50, 50, r, turn + (i * 360) / sides)
      return [50 + (x - 50) * stretch, y]
    })
  const outer = ring(47)
  const table = ring(27)
  const facets = outer.map((point, i) => `M${point.join(' ')}L${table[i]!.join(' ')}`)
  return [
    part(polygon(ring(49)), materials.gold, 3, { drop: { alpha: 0.7 }, lift: 0.08 }),
    part(polygon(ring(46)), material, 19, {
      profile: 'chamfer',
      height: 0.8,
      smoothing: 0.2,
      drop: false,
      lift: 0.1,
      // light that has passed through the stone leaves it at the lower right
      light: (x, y) => 0.26 * Math.exp(-((x - 66) ** 2 + (y - 70) ** 2) / 260),
    }),
    part(stroke(facets.join(''), 0.9), material, 0.6, {
      drop: false,
      lift: 0.3,
      opacity: 0.7,
      clip: path(polygon(ring(45))),
    }),
    part(polygon(table), material, 3, { profile: 'chamfer', drop: false, lift: 0.16, smoothing: 0.2 }),
    part(polygon(points('34,34 48,27 44,38 34,46')), materials.porcelain, 2, {
      drop: false,
      opacity: 0.35,
      rim: 0,
    }),
  ]
}

export function crystal(): Layer[] {
  const ice = stone(195, 0.11, { vein: 0.2, high: 0.99, through: 0.6 })
  return [
    part('M20 92L8 60L26 44L40 62L36 94Z', ice, 9, { profile: 'chamfer' }),
    part('M64 94L60 58L78 40L94 62L82 94Z', ice, 9, { profile: 'chamfer' }),
    part('M34 96L26 34L50 3L74 34L66 96Z', ice, 14, {
      profile: 'chamfer',
      glow: { colour: '#5effc0', blur: 5, alpha: 0.5 },
    }),
    part('M50 3L60 36L54 96H46L40 36Z', stone(180, 0.12, { high: 0.99 }), 5, {
      profile: 'chamfer',
      drop: false,
      lift: 0.1,
    }),
  ]
}

export function volcano(): Layer[] {
  const rock = stone(30, 0.04, { vein: 0.3, high: 0.55 })
  return [
    part(
      leaf(points('50,40 42,20 54,2'), 10, 0.3) +
        ' ' +
        leaf(points('46,40 28,26 26,8'), 6, 0.3) +
        ' ' +
        leaf(points('56,40 72,28 76,10'), 6, 0.3),
      materials.flame,
      5,
      {
        glow: { colour: '#ff7a20', blur: 6, alpha: 0.8 },
      },
    ),
    part('M4 95L34 40Q50 46 66 40L96 95Z', rock, 16, {
      height: 0.8,
      bump: (x, y) => 0.8 * Math.sin(x * 0.5 + y * 0.3),
    }),
    part(
      'M34 40Q50 48 66 40L70 48Q62 50 60 64Q58 74 52 66Q48 56 44 72Q40 84 38 64Q36 52 30 48Z',
      materials.flame,
      4,
      {
        lift: 0.15,
        glow: { colour: '#ff6a10', blur: 3, alpha: 0.7 },
      },
    ),
  ]
}

export function ember(): Layer[] {
  return [
    part(leaf(points('50,96 22,60 50,4'), 30, 0.32), materials.flame, 18, {
      glow: { colour: '#ff6a10', blur: 6, alpha: 0.9 },
    }),
    part(circle(50, 62, 29), materials.ruby, 26, { height: 0.7, smoothing: 4 }),
    part(circle(50, 62, 22), materials.flame, 20, { drop: false, height: 0.5, lift: 0.05 }),
  ]
}
