import { materials } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'

/** A cut jade of a size about a place. */
export function jade(x: number, y: number, r: number): readonly Layer[] {
  const at = (dx: number, dy: number): string => `${x + dx * r} ${y + dy * r}`
  const outline = `M${at(-0.55, -0.85)}L${at(0.55, -0.85)}L${at(1, -0.25)}L${at(0, 1)}L${at(-1, -0.25)}Z`
  const table = `M${at(-0.4, -0.62)}L${at(0.4, -0.62)}L${at(0.62, -0.28)}L${at(0, 0.5)}L${at(-0.62, -0.28)}Z`
  return [
    {
      shape: outline,
      material: materials.jade,
      bevel: r * 0.5,
      height: 1,
      smoothing: r / 9,
      drop: { alpha: 0.7, dx: r * 0.05, dy: r * 0.12, blur: r * 0.16 },
      glow: { colour: '#7dffc4', blur: r * 0.6, alpha: 0.42 },
    },
    { shape: table, material: materials.jade, bevel: r * 0.14, height: 0.5, drop: false, lift: 0.12 },
  ]
}
