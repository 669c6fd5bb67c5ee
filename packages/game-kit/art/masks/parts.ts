import type { Material } from '../materials.ts'
import type { Layer } from '../relief.ts'
import { path } from '../shapes.ts'

/** One body of a drawing; path data or white SVG. */
export function part(shape: string, material: Material, bevel: number, more: Partial<Layer> = {}): Layer {
  return { shape: shape.includes('<') ? shape : path(shape), material, bevel, drop: { alpha: 0.5 }, ...more }
}

/** A point at an angle (degrees, 0 up, clockwise) about a middle. */
export function around(x: number, y: number, r: number, degrees: number): readonly [number, number] {
  const a = ((degrees - 90) * Math.PI) / 180
  return [x + r * Math.cos(a), y + r * Math.sin(a)]
}

/** Path of a polygon. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`
}

/** A star of `count` rays. */
export function starPath(
  x: number,
  y: number,
  outer: number,
  inner: number,
  count: number,
  turn = 0,
): string {
  return polygon(
    Array.from({ length: count * 2 }, (_, i) =>
      around(x, y, i % 2 === 0 ? outer : inner, turn + (i * 180) / count),
    ),
  )
}
