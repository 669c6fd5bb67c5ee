import { materials, type Material } from '../materials.ts'
import { smooth } from '../maths.ts'
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
  stroke,
  taper,
  type Point,
} from '../shapes.ts'

export function koi({
  body = materials.porcelain,
  patch = materials.ruby,
  fin = materials.porcelain,
  accent = materials.ink,
}: {
  readonly body?: Material
  readonly patch?: Material
  readonly fin?: Material
  readonly accent?: Material
} = {}): Layer[] {
  const sp = spline(points('66,8 58,20 50,36 47,52 54,68 66,82'), 300),
    n = sp.length - 1
  const wf = (t: number) => {
    const w =
      t < 0.14
        ? 6.2 + 5.4 * Math.sqrt(t / 0.14)
        : t < 0.4
          ? 11.6 + 1.6 * Math.sin((((t - 0.14) / 0.26) * Math.PI) / 2)
          : 13.2 * Math.pow(1 - (t - 0.4) / 0.6, 0.8) + 1.9
    return t < 0.05 ? w * Math.sqrt(t / 0.05 + 0.02) : w
  }
  const uv = bodyCoordinates(sp, wf)
  const finb =
    ([cx, cy]: Point, k: number) =>
    (x: number, y: number) =>
      0.22 * Math.sin(Math.atan2(y - cy, x - cx) * k)
  const layers: Layer[] = []
  layers.push({
    shape: path('M64 78C74 80 88 78 96 88C86 86 82 88 80 90C84 94 84 98 86 101C74 98 66 92 62 82Z'),
    material: fin,
    bevel: 3,
    opacity: 0.96,
    bump: finb([62, 78], 34),
    drop: { alpha: 0.5 },
  })
  layers.push({
    shape: path('M41 34C30 30 20 32 10 44C18 44 22 46 24 50C30 48 38 50 43 46Z'),
    material: fin,
    bevel: 3,
    bump: finb([44, 38], 30),
    drop: { alpha: 0.5 },
  })
  layers.push({
    shape: path('M60 40C70 38 82 44 88 56C80 54 76 55 73 58C68 53 62 52 58 50Z'),
    material: fin,
    bevel: 3,
    bump: finb([56, 42], 30),
    drop: { alpha: 0.5 },
  })
  layers.push({
    shape: path('M42 64C34 64 28 70 26 78C33 75 36 75 39 76C42 73 47 71 49 68Z'),
    material: fin,
    bevel: 2.4,
    bump: finb([48, 64], 30),
    drop: { alpha: 0.5 },
  })
  const bd = ribbon(sp, wf, -1, 1, 0, n)
  const sc = (x: number, y: number) => {
    const [u, v] = uv(x, y)
    return u < 20 ? 0 : scales(u / 3.4, v * 2.6) * 0.62 * smooth(20, 26, u)
  }
  layers.push({
    shape: bd,
    material: body,
    bevel: 11,
    height: 0.9,
    smoothing: 2,
    bump: sc,
    drop: { alpha: 0.8, dx: 1.6, dy: 2.4, blur: 2.4 },
  })
  const patches =
    path('M54 2C74 2 76 16 66 22C62 30 54 26 53 20C51 14 50 6 54 2Z') +
    path('M36 40C44 32 56 36 58 44C60 54 50 52 46 58C40 60 34 50 36 40Z') +
    path('M46 66C54 60 64 66 62 74C60 80 50 78 48 74Z')
  layers.push({
    shape: bd,
    clip: patches,
    material: patch,
    bevel: 11,
    height: 0.9,
    smoothing: 2,
    bump: sc,
    drop: false,
    edge: 0.15,
    rim: 0.4,
  })
  layers.push({
    shape: bd,
    clip: circle(45, 47, 2.6) + ellipse(62, 61, 2.4, 3.4, 20) + ellipse(52, 29, 2.2, 1.6),
    material: accent,
    bevel: 11,
    drop: false,
    bump: sc,
    edge: 0,
    lift: 0.05,
  })
  layers.push({
    shape: path(leaf(points('50,30 47,42 47,56 50,66'), 2.6, 0.4)),
    material: fin,
    bevel: 2,
    drop: { alpha: 0.6, dx: 1.4 },
    bump: (x, y) => 0.25 * Math.sin((x * 0.9 + y * 0.7) * 3),
  })
  // head detail
  layers.push({
    shape: stroke('M53.5 22.5C57.5 26 62 26.5 66 25.5', 0.7),
    material: body,
    bevel: 0.5,
    drop: false,
    lift: -0.35,
  })
  for (const [x, y] of points('56.2,14.5 67.8,19.2')) {
    layers.push({ shape: circle(x, y, 2), material: materials.gold, bevel: 1.2, drop: { alpha: 0.4 } })
    layers.push({ shape: circle(x, y, 1.25), material: materials.ink, bevel: 0.7, drop: false, lift: -0.3 })
    layers.push({
      shape: circle(x - 0.4, y - 0.5, 0.4),
      material: materials.porcelain,
      bevel: 0.3,
      drop: false,
      lift: 0.4,
      edge: 0,
    })
  }
  layers.push({
    shape:
      path(taper(points('62,7.6 57,4 54,4'), 0.7, 0.15)) +
      path(taper(points('68.5,9.6 72,7.6 75,9'), 0.7, 0.15)),
    material: materials.gold,
    bevel: 0.6,
    drop: { alpha: 0.3 },
  })
  return layers
}
