import { materials } from '../materials.ts'
import type { Layer } from '../relief.ts'
import { circle, ellipse, leaf, path, points, type Point } from '../shapes.ts'

export function pearl({ m = materials.pearl, wave = materials.jade } = {}): Layer[] {
  const layers: Layer[] = []
  const f = [
    points('50,80 22,70 10,44 20,20'),
    points('50,80 26,60 24,30 38,6'),
    points('50,80 40,50 44,22 56,-2'),
    points('50,80 66,56 62,28 72,8'),
    points('50,80 76,66 80,42 88,28'),
    points('50,80 14,76 2,62 2,46'),
    points('50,80 86,74 96,60 98,48'),
  ]
  layers.push({
    shape: f.map((p) => path(leaf(p, 9.5, 0.42))).join(''),
    material: { ...materials.flame },
    bevel: 6,
    height: 0.6,
    smoothing: 1,
    glow: { colour: '#ff7a1e', blur: 5, alpha: 0.45 },
    light: (x, y) => (y - 62) * 0.0095 - 0.02,
    rim: 1.1,
    bump: (x, y) => 0.35 * Math.sin(x * 0.55 + Math.sin(y * 0.16) * 2.2),
  })
  layers.push({
    shape: f
      .slice(0, 5)
      .map((p) =>
        path(
          leaf(
            p.map(([x, y]): Point => [50 + (x - 50) * 0.62, 80 + (y - 80) * 0.7]),
            6,
            0.45,
          ),
        ),
      )
      .join(''),
    material: materials.flame,
    bevel: 4,
    height: 0.6,
    lift: 0.12,
    light: (x, y) => (y - 60) * 0.007,
    drop: false,
    edge: 0,
    opacity: 0.9,
  })
  layers.push({
    shape: circle(50, 56, 26),
    material: m,
    bevel: 26,
    height: 1,
    smoothing: 0,
    drop: { alpha: 0.5, blur: 2.4 },
  })
  layers.push({
    shape: ellipse(41, 44, 8, 5, -38),
    material: materials.porcelain,
    bevel: 5,
    drop: false,
    opacity: 0.55,
    lift: 0.4,
    edge: 0,
    rim: 0,
    rim2: 0,
  })
  layers.push({
    shape: path(
      'M2 84C10 74 20 74 26 82C32 70 44 72 50 82C56 72 68 70 74 82C80 74 90 74 98 84C96 96 76 99 50 99C24 99 4 96 2 84Z',
    ),
    material: wave,
    bevel: 5,
    drop: { alpha: 0.7 },
    bump: (x, y) => {
      const c = points('14,88 38,88 62,88 86,88')
      let b = 0
      for (const [a, e] of c) {
        const d = Math.hypot(x - a, y - e)
        if (d < 13) b = Math.max(b, 0.5 + 0.5 * Math.cos(d * 1.25))
      }
      return b * 0.7
    },
  })
  return layers
}
