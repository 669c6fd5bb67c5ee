import { materials } from '../materials.ts'
import { smooth } from '../maths.ts'
import type { Layer } from '../relief.ts'
import { box, circle, ellipse, path, points, stroke, taper, turned, waves, type Point } from '../shapes.ts'

export function ingot({ m = materials.gold, gem = materials.ruby } = {}): Layer[] {
  const layers: Layer[] = []
  layers.push({
    shape: path('M4 34C10 58 22 80 34 84H66C78 80 90 58 96 34C88 42 78 48 68 50H32C22 48 12 42 4 34Z'),
    material: m,
    bevel: 11,
    height: 0.8,
    smoothing: 2.4,
    drop: { alpha: 0.7 },
  })
  layers.push({
    shape: path('M4 34C16 26 34 30 36 42H64C66 30 84 26 96 34C90 46 76 54 50 54C24 54 10 46 4 34Z'),
    material: m,
    bevel: 5,
    height: 0.8,
    drop: { alpha: 0.5 },
    lift: -0.1,
  })
  layers.push({
    shape: ellipse(50, 40, 25, 19),
    material: m,
    bevel: 17,
    height: 0.9,
    smoothing: 2,
    drop: { alpha: 0.6 },
    lift: 0.03,
  })
  layers.push({ shape: path('M50 60L58 69L50 78L42 69Z'), material: m, bevel: 2, drop: { alpha: 0.5 } })
  layers.push({
    shape: path('M50 62.6L55.6 69L50 75.4L44.4 69Z'),
    material: gem,
    bevel: 3,
    profile: 'chamfer',
    drop: false,
  })
  layers.push({
    shape: stroke(
      'M22 60c-3 -1 -3 -6 1 -6c1 -4 7 -4 8 0c3 0 4 5 0 6M78 60c3 -1 3 -6 -1 -6c-1 -4 -7 -4 -8 0c-3 0 -4 5 0 6',
      1.2,
    ),
    material: m,
    bevel: 0.8,
    drop: { alpha: 0.5 },
  })
  layers.push({
    shape: stroke('M20 64C26 74 32 78 37 79M80 64C74 74 68 78 63 79', 1.3),
    material: m,
    bevel: 0.7,
    drop: false,
    lift: -0.18,
  })
  return layers
}

export function coin({ m = materials.gold, inner = materials.jade } = {}): Layer[] {
  const layers: Layer[] = []
  const ring = 'M50 4A46 46 0 1 1 49.99 4ZM37 37V63H63V37Z'
  layers.push({
    shape: `<path d="${ring}" fill="#fff" fill-rule="evenodd"/>`,
    material: m,
    bevel: 4,
    drop: { alpha: 0.7 },
  })
  layers.push({
    shape: `<path d="M50 12A38 38 0 1 1 49.99 12ZM33 33V67H67V33Z" fill="#fff" fill-rule="evenodd"/>`,
    material: inner,
    bevel: 1.6,
    profile: 'cove',
    drop: false,
    lift: -0.08,
    bump: (x, y) => waves(x, y + 2, 11) * 0.8,
  })
  layers.push({
    shape: `<path d="M34 34V66H66V34ZM39 39V61H61V39Z" fill="#fff" fill-rule="evenodd"/>`,
    material: m,
    bevel: 1.8,
    drop: { alpha: 0.6 },
  })
  for (let i = 0; i < 4; i++)
    layers.push({
      shape: turned(path('M50 15.5L54.4 22L50 30L45.6 22Z'), i * 90),
      material: m,
      bevel: 3,
      profile: 'chamfer',
      drop: { alpha: 0.6 },
    })
  const rivets = Array.from({ length: 24 }, (_, i) =>
    circle(50 + 42 * Math.cos((i * Math.PI) / 12), 50 + 42 * Math.sin((i * Math.PI) / 12), 1.15),
  ).join('')
  layers.push({ shape: rivets, material: m, bevel: 1.1, drop: { alpha: 0.4 }, lift: 0.1 })
  return layers
}

export function fan({ leafm = materials.lapis, rib = materials.gold } = {}): Layer[] {
  const layers: Layer[] = []
  const cx = 50,
    cy = 86
  const pt = (a: number, r: number): Point => [cx + r * Math.sin(a), cy - r * Math.cos(a)]
  const A = 1.08,
    N = 14
  const arc = (r0: number, r1: number) => {
    const o: Point[] = [],
      q: Point[] = []
    for (let i = 0; i <= 60; i++) {
      const a = -A + (2 * A * i) / 60
      o.push(pt(a, r1))
      q.push(pt(a, r0))
    }
    return (
      'M' +
      o
        .concat(q.reverse())
        .map((p) => p.join(' '))
        .join('L') +
      'Z'
    )
  }
  layers.push({
    shape: [...Array(N + 1)]
      .map((_, i) => {
        const a = -A + (2 * A * i) / N
        return stroke(`M${pt(a, 3).join(' ')}L${pt(a, 44).join(' ')}`, 2.6)
      })
      .join(''),
    material: rib,
    bevel: 1.2,
  })
  const pleat = (x: number, y: number) => {
    const a = Math.atan2(x - cx, cy - y)
    const f = ((a + A) / (2 * A)) * N
    const g = Math.abs(f - Math.floor(f) - 0.5) * 2
    return g * 1.7
  }
  layers.push({
    shape: path(arc(36, 82)),
    material: leafm,
    bevel: 1.6,
    height: 0.6,
    bump: pleat,
    smoothing: 0.1,
  })
  layers.push({
    shape: path(arc(36, 40)) + path(arc(77, 82)),
    material: rib,
    bevel: 1,
    bump: pleat,
    drop: { alpha: 0.3 },
  })
  const cl = (a: number, r: number, s: number) => {
    const [x, y] = pt(a, r)
    return stroke(
      `M${x - 5 * s} ${y + 2 * s}c-3 0 -3 -4.6 0 -4.6c0 -4.2 6 -5 7 -1.4c3 -1.6 6 1 4.6 3.6c3 .4 2.6 3.4 0 3.4z`,
      1,
    )
  }
  layers.push({
    shape: cl(-0.62, 60, 1) + cl(0.1, 66, 1.1) + cl(0.7, 56, 1),
    material: rib,
    bevel: 0.8,
    drop: { alpha: 0.5 },
  })
  layers.push({ shape: circle(cx, cy - 2, 3.6), material: materials.ruby, bevel: 3 })
  layers.push({
    shape: path(taper(points('50,88 46,94 50,101'), 1, 0.6)),
    material: materials.ruby,
    bevel: 0.8,
  })
  return layers
}

export function pendant({ m = materials.jade, trim = materials.gold } = {}): Layer[] {
  const layers: Layer[] = []
  layers.push({
    shape: stroke('M50 2C44 8 44 12 50 16C56 12 56 8 50 2Z', 1.8),
    material: materials.ruby,
    bevel: 1,
  })
  layers.push({
    shape: stroke('M44 86V99M50 86V101M56 86V99', 2.6),
    material: materials.ruby,
    bevel: 1.3,
    bump: (x, y) => 0.2 * Math.sin(y * 4),
  })
  layers.push({
    shape: `<path d="M50 12A38 38 0 1 1 49.99 12ZM50 37A13 13 0 1 0 50.01 37Z" fill="#fff" fill-rule="evenodd"/>`,
    material: m,
    bevel: 8,
    height: 0.8,
    bump: (x, y) => {
      const r = Math.hypot(x - 50, y - 50)
      const a = Math.atan2(y - 50, x - 50)
      const s = Math.sin(a * 9 + r * 0.35) * Math.sin(((r - 13) / 25) * Math.PI)
      return 0.35 * s * smooth(13, 19, r) * smooth(38, 32, r)
    },
  })
  layers.push({
    shape: `<path d="M50 10A40 40 0 1 1 49.99 10ZM50 13.4A36.6 36.6 0 1 0 50.01 13.4Z" fill="#fff" fill-rule="evenodd"/><path d="M50 36A14 14 0 1 1 49.99 36ZM50 39A11 11 0 1 0 50.01 39Z" fill="#fff" fill-rule="evenodd"/>`,
    material: trim,
    bevel: 1.7,
    drop: { alpha: 0.5 },
  })
  layers.push({ shape: box(41, 83, 18, 5, 2.4) + box(44, 12, 12, 5, 2.4), material: trim, bevel: 2.2 })
  return layers
}
