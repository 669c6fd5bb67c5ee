import { materials } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { circle } from '#game-kit/art/shapes.ts'

/** A great pearl at a place; every piece of art of this game has one. */
export function pearl(x: number, y: number, r: number): readonly Layer[] {
  return [
    {
      shape: circle(x, y, r),
      material: materials.pearl,
      bevel: r,
      height: 1.1,
      smoothing: r / 4,
      drop: { alpha: 0.7, dx: r * 0.06, dy: r * 0.12, blur: r * 0.2 },
      glow: { colour: '#ffd9f2', blur: r * 0.8, alpha: 0.4 },
      lift: -0.16,
    },
    {
      shape: circle(x - r * 0.34, y - r * 0.4, r * 0.2),
      material: materials.pearl,
      bevel: r * 0.2,
      height: 0.3,
      drop: false,
      lift: 0.9,
      opacity: 0.6,
    },
  ]
}
