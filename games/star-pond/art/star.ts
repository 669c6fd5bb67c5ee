import type { Material } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'

/** A five-pointed star of a size about a place. */
export function star(x: number, y: number, r: number, material: Material, glow: string): Layer {
  const points = Array.from({ length: 10 }, (_, nth) => {
    const reach = nth % 2 ? r * 0.46 : r
    const angle = (nth * Math.PI) / 5 - Math.PI / 2
    return `${x + reach * Math.cos(angle)} ${y + reach * Math.sin(angle)}`
  })
  return {
    shape: `M${points.join('L')}Z`,
    material,
    bevel: r * 0.4,
    height: 1,
    smoothing: r / 12,
    drop: { alpha: 0.6, dx: r * 0.04, dy: r * 0.1, blur: r * 0.14 },
    glow: { colour: glow, blur: r * 0.7, alpha: 0.5 },
  }
}
