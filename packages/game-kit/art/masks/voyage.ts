import { materials, metal, stone } from '../materials.ts'
import type { Layer } from '../relief.ts'
import { box, circle, ellipse, leaf, path, points, ribbon, spline, stroke } from '../shapes.ts'
import { around, part, polygon, starPath } from './parts.ts'

const { gold, bronze, silver, ruby, lapis, jade, porcelain, rose, amber, ink } = materials
const sand = stone(85, 0.09, { high: 0.96, vein: 0.05 })
const straw = stone(90, 0.11, { high: 0.95, vein: 0.04 })

export function trident(): Layer[] {
  return [
    part(stroke('M50 96V20', 6.4), gold, 3),
    part('M50 2L58 18L54 22V46H46V22L42 18Z', gold, 4, { profile: 'chamfer' }),
    part(
      'M16 12L26 26L22 28C22 44 34 50 50 50C66 50 78 44 78 28L74 26L84 12L88 32C88 52 70 60 50 60C30 60 12 52 12 32Z',
      gold,
      5,
      { height: 0.9 },
    ),
    part(circle(50, 56, 9), jade, 8),
  ]
}

export function crown(): Layer[] {
  return [
    part('M8 34L28 52L50 12L72 52L92 34L84 86H16Z', gold, 9, { height: 0.8, smoothing: 1.5 }),
    part('M15 74H85L83 90H17Z', gold, 4, { lift: 0.06 }),
    part(circle(8, 31, 6) + circle(50, 10, 7) + circle(92, 31, 6), materials.pearl, 6),
    part(path('M50 48L59 60L50 72L41 60Z'), ruby, 4, { profile: 'chamfer' }),
    part(circle(26, 82, 4.4) + circle(50, 82, 4.4) + circle(74, 82, 4.4), jade, 4),
    part(circle(38, 82, 3) + circle(62, 82, 3), lapis, 3),
  ]
}

export function turtle(): Layer[] {
  const skin = stone(140, 0.12, { vein: 0.2 })
  const plates = [
    circle(50, 56, 11),
    ...[0, 60, 120, 180, 240, 300].map((d) => {
      const [x, y] = around(50, 56, 21, d)
      return circle(x, y, 8)
    }),
  ]
  return [
    part(
      leaf(points('30,40 12,26 2,36'), 10, 0.6) + ' ' + leaf(points('70,40 88,26 98,36'), 10, 0.6),
      skin,
      7,
    ),
    part(
      leaf(points('34,78 22,90 14,96'), 8, 0.5) + ' ' + leaf(points('66,78 78,90 86,96'), 8, 0.5),
      skin,
      6,
    ),
    part(ellipse(50, 15, 12, 14), skin, 10),
    part(circle(45, 11, 2.6) + circle(55, 11, 2.6), ink, 2, { drop: false }),
    part(ellipse(50, 56, 35, 36), gold, 6),
    part(ellipse(50, 56, 31, 32), jade, 24, { height: 0.7, smoothing: 4, drop: false }),
    ...plates.map((shape) => part(shape, amber, 6, { height: 0.6, lift: 0.05 })),
  ]
}

export function scallop(): Layer[] {
  const ribs = [-60, -40, -20, 0, 20, 40, 60].map((d) => {
    const [x, y] = around(50, 88, 74, d)
    return leaf(
      [
        [50, 88],
        [(50 + x) / 2, (88 + y) / 2],
        [x, y],
      ],
      10.5,
      0.72,
    )
  })
  return [
    part('M34 84H66L62 96H38Z', rose, 4),
    part('M50 92L6 56C4 30 26 8 50 8C74 8 96 30 94 56Z', rose, 8),
    ...ribs.map((shape) =>
      part(shape, stone(20, 0.1, { high: 0.98, vein: 0.04 }), 7, { drop: { alpha: 0.35 }, lift: 0.03 }),
    ),
    part(circle(50, 82, 8), materials.pearl, 8),
  ]
}

export function starfish(): Layer[] {
  const dots = [0, 72, 144, 216, 288].flatMap((d) => [14, 24, 33].map((r) => around(50, 53, r, d)))
  const coral = stone(45, 0.17, { high: 0.94 })
  return [
    part(
      `<path d="${starPath(50, 53, 46, 19, 5)}" fill="#fff" stroke="#fff" stroke-width="8" stroke-linejoin="round"/>`,
      coral,
      15,
      {
        height: 0.8,
        smoothing: 3,
      },
    ),
    ...dots.map(([x, y], i) => part(circle(x, y, 3.4 - (i % 3) * 0.6), amber, 3, { drop: { alpha: 0.3 } })),
    part(circle(50, 53, 5), amber, 4),
  ]
}

export function anchor(): Layer[] {
  return [
    part(
      `<path d="M50 4A12 12 0 1 1 49.9 4ZM50 11A5 5 0 1 0 50.1 11Z" fill="#fff" fill-rule="evenodd"/>`,
      silver,
      3,
    ),
    part(
      'M45 26H55V36H74V45H55V78C68 76 78 68 80 58L70 60L84 42L98 62L89 60C86 80 70 94 50 96C30 94 14 80 11 60L2 62L16 42L30 60L20 58C22 68 32 76 45 78V45H26V36H45Z',
      silver,
      5,
      { height: 0.9 },
    ),
    part(stroke('M52 24Q74 30 62 50Q50 66 66 80', 3.4), amber, 1.6),
  ]
}

export function book(): Layer[] {
  const page = 'M50 24Q34 12 10 18V78Q34 72 50 84Z'
  const flip = (shape: string) => `<g transform="translate(100 0) scale(-1 1)">${path(shape)}</g>`
  const cover = 'M50 20Q32 8 4 14V86Q32 80 50 92Z'
  return [
    part(path(cover) + flip(cover), lapis, 4),
    part(path('M50 22Q32 10 7 16V82Q33 76 50 88Z') + flip('M50 22Q32 10 7 16V82Q33 76 50 88Z'), gold, 2, {
      drop: false,
      lift: -0.1,
    }),
    part(path(page) + flip(page), sand, 7, { height: 0.6, smoothing: 3 }),
    part(
      stroke('M16 32Q26 28 40 34M16 42Q30 36 40 46M18 62Q26 52 40 58M60 64Q70 60 84 66', 1.6),
      bronze,
      0.8,
      { drop: false, lift: -0.1 },
    ),
    part(starPath(70, 42, 17, 5, 8), ruby, 3, { profile: 'chamfer' }),
    part(circle(70, 42, 4), gold, 3),
    part(stroke('M50 22V88', 1.4), bronze, 0.8, { drop: false, lift: -0.15 }),
  ]
}

export function compass(): Layer[] {
  return [
    part(circle(50, 9, 7), gold, 3),
    part(circle(50, 54, 44), gold, 6, { drop: { alpha: 0.7 } }),
    part(circle(50, 54, 35), porcelain, 4, { profile: 'cove', drop: false }),
    part(starPath(50, 54, 33, 7, 8), bronze, 2, { drop: false, lift: -0.05, opacity: 0.8 }),
    part('M50 20L58 54H42Z', ruby, 5, { profile: 'chamfer' }),
    part('M50 88L58 54H42Z', lapis, 5, { profile: 'chamfer' }),
    part(circle(50, 54, 6), gold, 5),
  ]
}

export function teapot(): Layer[] {
  return [
    part(stroke('M78 46C98 40 98 76 74 74', 6), bronze, 3),
    part('M24 56C12 52 12 38 2 32C12 26 20 30 26 44Z', bronze, 5),
    part('M20 60C20 42 34 34 50 34C66 34 80 42 80 60C80 78 68 88 50 88C32 88 20 78 20 60Z', porcelain, 22, {
      height: 0.8,
      smoothing: 5,
    }),
    part(stroke('M30 66Q36 52 44 64Q50 74 58 62Q64 52 70 66', 3), lapis, 1.4, { drop: false }),
    part(starPath(50, 54, 9, 4, 6), lapis, 3, { drop: false }),
    part('M32 36Q50 22 68 36Q50 42 32 36Z', gold, 4),
    part(circle(50, 22, 6), ruby, 6),
    part('M34 86H66L70 94H30Z', gold, 3),
  ]
}

export function hourglass(): Layer[] {
  const glass = stone(200, 0.05, { high: 0.99, vein: 0.05, through: 0.6 })
  return [
    part(stroke('M24 12V88M76 12V88', 5), bronze, 2.4),
    part('M28 14H72C72 36 56 42 54 50C56 58 72 64 72 86H28C28 64 44 58 46 50C44 42 28 36 28 14Z', glass, 12, {
      height: 0.8,
      opacity: 0.95,
    }),
    part('M34 30Q50 36 66 30C62 38 54 42 50 48C46 42 38 38 34 30Z', amber, 4, { drop: false }),
    part('M34 84Q36 70 50 62Q64 70 66 84Z', amber, 6, { drop: false }),
    part(stroke('M50 46V64', 1.6), amber, 0.8, { drop: false }),
    part(box(14, 4, 72, 11, 4) + box(14, 85, 72, 11, 4), gold, 4),
  ]
}

export function vase(): Layer[] {
  return [
    part(
      'M38 6H62L58 22C76 28 86 44 82 60C78 78 64 84 64 94H36C36 84 22 78 18 60C14 44 24 28 42 22Z',
      lapis,
      20,
      { height: 0.8, smoothing: 4 },
    ),
    part('M36 4H64L62 11H38Z', gold, 2.4),
    part('M34 90H66L69 97H31Z', gold, 2.4),
    part(stroke('M20 50Q30 42 40 50Q50 58 60 50Q70 42 80 50', 3.2), porcelain, 1.4, { drop: false }),
    part(starPath(50, 66, 11, 5, 8), gold, 3),
    part('M41 24H59V28H41Z', gold, 1.6),
  ]
}

export function drum(): Layer[] {
  const patina = metal(70, 0.07, { sharp: 5 })
  const rings = [42, 33, 24].map((r) =>
    part(`<circle cx="50" cy="50" r="${r}" fill="none" stroke="#fff" stroke-width="1.8"/>`, gold, 1, {
      drop: { alpha: 0.4 },
      lift: 0.04,
    }),
  )
  const beads = Array.from({ length: 20 }, (_, i) => around(50, 50, 37.5, i * 18))
  return [
    part(circle(50, 50, 48), bronze, 5, { drop: { alpha: 0.7 } }),
    part(circle(50, 50, 44), patina, 3, { drop: false, profile: 'cove' }),
    ...rings,
    ...beads.map(([x, y]) => part(circle(x, y, 2), gold, 2, { drop: { alpha: 0.3 } })),
    part(starPath(50, 50, 22, 7, 12), gold, 4, { profile: 'chamfer' }),
  ]
}

/** A bird with a long beak, as it stands on drums of the bronze age. */
export function lacBird(): Layer[] {
  const feather = (a: string, w: number) => part(leaf(points(a), w, 0.4), gold, 4)
  return [
    feather('44,60 20,80 6,98', 7),
    feather('46,58 30,84 24,99', 7),
    feather('50,50 76,22 98,16', 9),
    feather('50,52 78,36 99,36', 8.5),
    feather('50,54 74,50 96,54', 8),
    part(
      ribbon(spline(points('42,66 56,58 56,40 42,28'), 60), (t) => 13 - 7 * t),
      bronze,
      9,
    ),
    part(ellipse(42, 64, 18, 13, -20), bronze, 11),
    part(circle(40, 24, 10), bronze, 9),
    part('M34 18L2 26L34 32Z', gold, 4, { profile: 'chamfer' }),
    part(leaf(points('44,18 56,8 74,8'), 5, 0.4), ruby, 3),
    part(circle(38, 22, 3.6), ruby, 3),
  ]
}

export function boat(): Layer[] {
  return [
    part(stroke('M52 74V6', 3.6), bronze, 1.8),
    part('M56 10C84 18 90 44 84 62C72 58 64 58 56 62Z', ruby, 9, { height: 0.7 }),
    part('M48 16C28 26 22 44 24 62C34 58 40 58 48 62Z', amber, 8, { height: 0.7 }),
    part('M2 56Q12 66 22 68H80Q92 66 98 54C98 78 84 90 66 92H34C16 90 4 78 2 56Z', bronze, 10, {
      height: 0.8,
    }),
    part(stroke('M12 72Q50 82 90 71', 2.4), gold, 1.2, { drop: false }),
    part(circle(30, 80, 3) + circle(44, 83, 3) + circle(58, 83, 3) + circle(72, 80, 3), gold, 3),
  ]
}

export function axe(): Layer[] {
  return [
    part(stroke('M30 96L64 14', 8), bronze, 4),
    part(
      'M52 16C70 6 90 12 96 26C98 46 86 60 66 62C60 54 50 48 40 48C44 38 46 28 52 16Z',
      metal(75, 0.08),
      8,
      { profile: 'chamfer' },
    ),
    part(starPath(70, 36, 13, 6, 8), gold, 3),
    part(stroke('M50 44Q58 30 56 18', 2), gold, 1),
  ]
}

export function horn(): Layer[] {
  const curve = spline(points('20,22 16,56 40,84 74,78 92,50'), 120)
  return [
    part(
      ribbon(curve, (t) => 17 * (1 - t) + 1.5),
      amber,
      14,
      { height: 0.8, smoothing: 3 },
    ),
    part(
      ribbon(curve, (t) => 18.5 * (1 - t) + 1.5, -1, 1, 0, 14),
      gold,
      4,
    ),
    part(
      ribbon(curve, (t) => 18 * (1 - t) + 1.6, -1, 1, 44, 54),
      gold,
      3,
    ),
    part(
      ribbon(curve, (t) => 18 * (1 - t) + 2, -1, 1, 84, 92),
      gold,
      3,
    ),
    part(ellipse(20, 21, 18, 7, -4), ruby, 4),
  ]
}

export function jar(): Layer[] {
  return [
    part('M30 20C6 30 8 80 34 92H66C92 80 94 30 70 20Z', bronze, 24, { height: 0.8, smoothing: 5 }),
    part('M26 8H74L70 22H30Z', gold, 4),
    part(stroke('M14 46Q50 58 86 46M14 66Q50 78 86 66', 3), gold, 1.4),
    part(
      polygon(points('26,54 34,60 26,66 18,60')) +
        ' ' +
        polygon(points('50,58 58,64 50,70 42,64')) +
        ' ' +
        polygon(points('74,54 82,60 74,66 66,60')),
      jade,
      3,
    ),
    part('M32 90H68L72 97H28Z', gold, 3),
  ]
}

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
