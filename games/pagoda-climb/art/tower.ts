import { materials } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { box } from '#game-kit/art/shapes.ts'

/** A pagoda with this many roofs: its centre, its base, its height and its width at the base. */
export function tower(x: number, foot: number, high: number, wide: number, roofs = 4): readonly Layer[] {
  const step = high / (roofs + 0.6)
  const layers: Layer[] = []
  for (let nth = 0; nth < roofs; nth++) {
    const half = (wide / 2) * (1 - nth * 0.17)
    const y = foot - nth * step
    const wall = half * 0.66
    const top = y - step
    layers.push({
      shape: box(x - wall, top + step * 0.3, wall * 2, step * 0.72, 0.6),
      material: materials.ruby,
      bevel: 1.2,
      height: 0.5,
      lift: -0.05,
      drop: { alpha: 0.6, dx: 0.6, dy: 1.2, blur: 1.6 },
    })
    layers.push({
      shape: box(x - wall * 0.26, top + step * 0.46, wall * 0.52, step * 0.54, 0.5),
      material: materials.amber,
      bevel: 0.6,
      drop: false,
      lift: 0.32,
      glow: { colour: '#ffcf70', blur: 4, alpha: 0.55 },
    })
    layers.push({
      shape: `M${x - half * 1.22} ${top + step * 0.22}Q${x - half * 0.72} ${top + step * 0.3} ${x - half * 0.42} ${top - step * 0.06}L${x + half * 0.42} ${top - step * 0.06}Q${x + half * 0.72} ${top + step * 0.3} ${x + half * 1.22} ${top + step * 0.22}Q${x + half * 0.9} ${top + step * 0.5} ${x + half * 0.7} ${top + step * 0.44}L${x - half * 0.7} ${top + step * 0.44}Q${x - half * 0.9} ${top + step * 0.5} ${x - half * 1.22} ${top + step * 0.22}Z`,
      material: materials.gold,
      bevel: step * 0.16,
      height: 0.9,
      smoothing: 0.8,
      drop: { alpha: 0.7, dx: 0.6, dy: 1.6, blur: 1.8 },
    })
  }
  const tip = foot - roofs * step
  layers.push({
    shape: `M${x} ${tip - step * 0.75}L${x + wide * 0.035} ${tip}L${x - wide * 0.035} ${tip}Z`,
    material: materials.gold,
    bevel: 0.8,
    height: 0.8,
    drop: { alpha: 0.6, dx: 0.4, dy: 1, blur: 1 },
  })
  return layers
}
