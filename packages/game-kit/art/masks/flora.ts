import { materials, type Material } from '../materials.ts'
import type { Layer } from '../relief.ts'
import { box, circle, ellipse, leaf, path, stroke } from '../shapes.ts'

export function lantern({
  paper = materials.glow,
  trim = materials.gold,
}: { paper?: Material; trim?: Material } = {}): Layer[] {
  const layers: Layer[] = []
  layers.push({ shape: stroke('M50 2V12', 1.6) + circle(50, 3, 2.4), material: trim, bevel: 1.2 })
  layers.push({
    shape: stroke('M50 82V90', 1.8) + path('M46.5 88H53.5L55.5 101H44.5Z'),
    material: materials.ruby,
    bevel: 1.6,
    bump: (x) => 0.2 * Math.sin(x * 5),
  })
  const body = 'M50 16C78 16 88 32 88 47C88 62 78 77 50 77C22 77 12 62 12 47C12 32 22 16 50 16Z'
  layers.push({
    shape: path(body),
    material: paper,
    bevel: 22,
    height: 0.75,
    smoothing: 3,
    glow: { colour: '#ff7a26', blur: 6, alpha: 0.5 },
    bump: (x, y) => {
      const k = (x - 50) / Math.sqrt(Math.max(0.03, 1 - ((y - 46.5) / 31) ** 2))
      const f = k / 6.4 + 0.5
      const g = f - Math.floor(f)
      return 0.8 * Math.sqrt(Math.max(0, 1 - (2 * g - 1) ** 2))
    },
    light: (x, y) => {
      const d = Math.hypot((x - 50) * 0.85, y - 50)
      return 0.34 - 0.02 * d
    },
  })
  layers.push({
    shape:
      path(
        'M50 33C60 33 66 39 66 47C66 56 60 62 50 62C40 62 34 56 34 47C34 39 40 33 50 33ZM50 36.5C42 36.5 37.5 41 37.5 47C37.5 54 42 58.5 50 58.5C58 58.5 62.5 54 62.5 47C62.5 41 58 36.5 50 36.5Z',
      ) + path('M50 38.5L52.5 44.5L59 45L54 49L55.8 55.4L50 52L44.2 55.4L46 49L41 45L47.5 44.5Z'),
    rule: 'evenodd',
    material: trim,
    bevel: 1.2,
    drop: { alpha: 0.4 },
  })
  layers.push({
    shape: path('M34 11H66L70 19H30Z') + box(28, 17.5, 44, 4.5, 2.2),
    material: trim,
    bevel: 2.4,
    drop: { alpha: 0.6 },
  })
  layers.push({
    shape: path('M30 74H70L66 82H34Z') + box(28, 72, 44, 4.5, 2.2),
    material: trim,
    bevel: 2.4,
    drop: { alpha: 0.6 },
  })
  return layers
}

export function lotus({ pet = materials.rose, leafm = materials.jade, core = materials.gold } = {}): Layer[] {
  const layers: Layer[] = []
  layers.push({
    shape: path('M6 74C14 60 32 62 50 68C68 62 86 60 94 74C86 90 66 92 50 84C34 92 14 90 6 74Z'),
    material: leafm,
    bevel: 8,
    bump: (x, y) => 0.25 * Math.sin(Math.atan2(y - 72, x - 50) * 26),
  })
  const petal = (a: number, len: number, w: number, cy = 74) => {
    const r = (a * Math.PI) / 180,
      dx = Math.sin(r),
      dy = -Math.cos(r)
    return leaf(
      [
        [50, cy],
        [50 + dx * len * 0.5, cy + dy * len * 0.5],
        [50 + dx * len, cy + dy * len],
      ],
      w,
      0.55,
    )
  }
  const add = (a: number, len: number, w: number, l = 0) =>
    layers.push({
      shape: path(petal(a, len, w)),
      material: pet,
      bevel: w * 0.95,
      height: 0.7,
      smoothing: 1.4,
      drop: { alpha: 0.55, blur: 1.4 },
      lift: l,
      bump: (x, y) => 0.1 * Math.sin(Math.atan2(y - 84, x - 50) * 90),
      light: (x, y) => {
        const d = Math.hypot(x - 50, y - 74) / len
        return (d - 0.5) * -0.28
      },
      rim: 1,
    })
  for (const a of [-62, 62, -40, 40, -18, 18]) add(a, a * a > 3000 ? 50 : 62, 9.5, -0.1)
  for (const a of [-76, 76]) add(a, 44, 8, -0.02)
  layers.push({
    shape: ellipse(50, 58, 9, 7),
    material: core,
    bevel: 4,
    drop: { alpha: 0.5 },
    bump: (x, y) => 0.4 * Math.sin(x * 2.4) * Math.sin(y * 2.4),
  })
  for (const a of [-52, 52, -27, 27]) add(a, 49, 10, 0.02)
  add(0, 45, 11, 0.06)
  return layers
}
