import { materials } from '../materials.ts'
import { clamp } from '../maths.ts'
import type { Layer } from '../relief.ts'
import {
  bodyCoordinates,
  circle,
  ellipse,
  leaf,
  path,
  points,
  ribbon,
  scales,
  spline,
  taper,
  type Point,
} from '../shapes.ts'

export function dragon({
  body = materials.jade,
  belly = materials.gold,
  fin = materials.ruby,
  mane = materials.gold,
  horn = materials.gold,
} = {}): Layer[] {
  const pts = points(
    '6,66 16,78 32,84 50,80 62,68 58,54 44,49 32,55 30,69 42,82 62,88 82,80 90,62 84,44 70,34',
  )
  const sp = spline(pts, 420),
    wf = (t: number) =>
      t < 0.5 ? 1.2 + t * 14 * 0.75 : Math.min(8.6, 6.45 + (t - 0.5) * 8) - Math.max(0, t - 0.9) * 14
  const n = sp.length - 1,
    uv = bodyCoordinates(sp, wf)
  const seg = (i0: number, i1: number) => {
    const layers: Layer[] = []
    const finD: string[] = []
    for (let i = i0; i < i1 - 3; i += 7) {
      const p = sp[i]!,
        w = wf(i / n)
      if (w < 1.4) continue
      const q = sp[Math.min(n, i + 9)]!
      const bx = p.x + p.ty * w * 0.75,
        by = p.y - p.tx * w * 0.75,
        cx = q.x + q.ty * w * 0.75,
        cy = q.y - q.tx * w * 0.75
      const s = w * 0.75 + 1.2
      const tipx = p.x + p.ty * (w + s) - p.tx * s * 0.7,
        tipy = p.y - p.tx * (w + s) - p.ty * s * 0.7
      finD.push(
        `M${bx} ${by}Q${p.x + p.ty * (w + s * 0.4)} ${p.y - p.tx * (w + s * 0.4)} ${tipx} ${tipy}Q${(tipx + cx) / 2 + p.tx * 1} ${(tipy + cy) / 2 + p.ty * 1} ${cx} ${cy}Z`,
      )
    }
    layers.push({
      shape: finD.map(path).join(''),
      material: fin,
      bevel: 1.3,
      height: 1,
      drop: { alpha: 0.35, contact: 0.3 },
    })
    layers.push({
      shape: ribbon(sp, wf, -1, 1, i0, i1),
      material: body,
      bevel: 7.5,
      height: 1,
      smoothing: 1.2,
      drop: { alpha: 0.75, dx: 1.2, dy: 2.2, blur: 2 },
      bump: (x, y) => {
        const [u, v] = uv(x, y, i0, i1)
        return v > 0.45 ? 0 : scales(u / 3.1, v * 1.9) * 1.15
      },
      rim: 0.9,
    })
    layers.push({
      shape: ribbon(sp, wf, 0.36, 0.99, i0, i1),
      material: belly,
      bevel: 3,
      height: 0.7,
      drop: false,
      bump: (x, y) => {
        const [u] = uv(x, y, i0, i1)
        const f = u / 2.6 - Math.floor(u / 2.6)
        return 0.55 * Math.sqrt(f)
      },
      edge: 0.6,
    })
    return layers
  }
  const c1 = Math.round(n * 0.39)
  const layers = [...seg(0, c1), ...seg(c1 - 4, n - 2)]
  // tail flames
  layers.unshift({
    shape: [
      leaf(points('10,71 4,60 6,48'), 2.6),
      leaf(points('8,68 -1,62 -2,52'), 2),
      leaf(points('11,74 2,74 -4,66'), 2),
    ]
      .map(path)
      .join(''),
    material: fin,
    bevel: 1.6,
  })
  // mane
  const mn = [
    points('66,30 82,30 92,18'),
    points('66,34 84,38 97,30'),
    points('64,26 78,20 84,6'),
    points('62,40 78,47 92,44'),
    points('60,22 72,12 73,0'),
    points('58,43 68,53 80,54'),
  ]
  layers.push({
    shape: mn.map((p) => path(leaf(p, 4.2, 0.3))).join(''),
    material: mane,
    bevel: 2.2,
    drop: { alpha: 0.6 },
    bump: (x, y) => 0.18 * Math.sin((x * 0.5 + y * 1.3) * 2.2),
  })
  layers.push({
    shape: mn
      .slice(0, 4)
      .map((p) =>
        path(
          leaf(
            p.map(([x, y]): Point => [x - 5, y + 1]),
            3,
            0.3,
          ),
        ),
      )
      .join(''),
    material: fin,
    bevel: 1.8,
    drop: { alpha: 0.5 },
  })
  // horns
  layers.push({
    shape:
      path(taper(points('55,20 62,10 74,6 86,-2'), 2.6, 0.3)) +
      path(taper(points('66,8 70,1 78,-3'), 1.6, 0.2)),
    material: horn,
    bevel: 2.2,
    bump: (x, y) => 0.16 * Math.sin((x + y * 0.3) * 3.4),
  })
  // lower jaw
  layers.push({
    shape: 'M58 40C50 46 40 47 33 45.5C27 44.2 24.5 41 25 37.5C27.5 40 31 40 35 39C43 37.4 48 36 54 33Z',
    material: body,
    bevel: 4,
    drop: { alpha: 0.6 },
  })
  layers.push({
    shape: 'M55 35C48 38.5 40 40 33 40.2C36 36.5 44 33.5 52 31Z',
    material: materials.ruby,
    bevel: 3,
    drop: false,
    lift: -0.12,
  }) // mouth
  layers.push({
    shape: 'M29 40.5L30.4 35L32.4 40ZM34.4 40L35.6 35.6L37.4 39.4ZM39.4 39L40.4 35.4L42 38.2Z',
    material: materials.porcelain,
    bevel: 0.9,
    drop: { alpha: 0.3 },
  })
  // upper head
  layers.push({
    shape:
      'M70 30C70 20 62 14.5 54 15C50 15.2 48 17 46.5 19.5C43.5 18.6 40.5 20 38.5 22.2C34 20.8 30 21.4 27 20.2C23 18.6 18.6 19.6 17 23.4C15.2 27.4 16.4 31 20 33C23 34.6 27 33.8 30.5 34.4C37 35.4 44 34.6 49 32.6C51 36 54 40 60 42C67 42.4 70 37 70 30Z',
    material: body,
    bevel: 6.2,
    height: 0.95,
    smoothing: 1,
    drop: { alpha: 0.75, dy: 2 },
    bump: (x, y) =>
      x > 50
        ? scales((x - 46) / 2.8, y / 2.8) * 0.55
        : 0.12 * Math.sin(x * 2.1) * clamp((x - 26) / 10) * (y < 24 ? 1 : 0.2),
  })
  layers.push({
    shape:
      path(leaf(points('58,41 50,38 44,33.4 30,33.8'), 1.15, 0.4)) +
      path(leaf(points('32,33.6 24,34.4 18,31'), 1.1, 0.5)),
    material: belly,
    bevel: 1,
    drop: { alpha: 0.25 },
  }) // lip
  layers.push({
    shape: 'M24 33.6L26 40L28.8 34.2ZM32 34.6L33.2 39L35.2 34.6ZM38.6 34.6L39.6 38.4L41.2 34.2Z',
    material: materials.porcelain,
    bevel: 1,
    drop: { alpha: 0.4 },
  })
  layers.push({
    shape: ellipse(21.4, 24.4, 4.4, 3.4, -20),
    material: body,
    bevel: 3,
    drop: { alpha: 0.3 },
    lift: 0.04,
  })
  layers.push({
    shape: ellipse(20.4, 26, 1.5, 0.9, -25),
    material: materials.ink,
    bevel: 0.6,
    drop: false,
    lift: -0.3,
    rim: 0,
  })
  // brow + eye
  layers.push({
    shape: ellipse(44.6, 25.8, 4.4, 3.3, -12),
    material: materials.ink,
    bevel: 1.4,
    drop: false,
    lift: -0.2,
  })
  layers.push({
    shape: ellipse(44.2, 26, 3.3, 2.7, -12),
    material: materials.flame,
    bevel: 2.4,
    drop: false,
    glow: { colour: '#ffb23e', blur: 1.6, alpha: 0.8 },
    lift: 0.12,
  })
  layers.push({
    shape: ellipse(43.4, 26, 0.95, 2.3, -8),
    material: materials.ink,
    bevel: 0.4,
    drop: false,
    lift: -0.4,
    rim: 0,
    rim2: 0,
  })
  layers.push({
    shape: circle(42.3, 24.8, 0.75),
    material: materials.porcelain,
    bevel: 0.4,
    drop: false,
    lift: 0.4,
    edge: 0,
  })
  layers.push({
    shape: path(leaf(points('35.5,23.5 41,20.6 48,20.6 56,14 60,8'), 2.5, 0.42)),
    material: fin,
    bevel: 1.8,
    drop: { alpha: 0.7, dy: 1.6 },
  })
  layers.push({
    shape: path(leaf(points('53,30 58,26 66,24'), 1.6)) + path(leaf(points('54,34 60,31 68,31'), 1.6)),
    material: belly,
    bevel: 1.2,
    drop: { alpha: 0.4 },
  })
  // whiskers, beard
  layers.push({
    shape:
      path(taper(points('20,29 10,33 4,44 9,54 4,60'), 1.15, 0.2)) +
      path(taper(points('24,20 16,12 6,12 1,20 -3,18'), 1.15, 0.2)),
    material: mane,
    bevel: 1,
    drop: { alpha: 0.4 },
  })
  layers.push({
    shape: [points('30,44 29,51 33,57'), points('34,45 35,52 41,56'), points('27,42 24,48 25,54')]
      .map((p) => path(leaf(p, 1.8, 0.3)))
      .join(''),
    material: mane,
    bevel: 1.3,
    drop: { alpha: 0.4 },
  })
  return layers
}
