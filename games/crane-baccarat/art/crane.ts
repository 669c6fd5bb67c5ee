import { materials } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { circle } from '#game-kit/art/shapes.ts'

/** A crane in flight around a point; `k` is its scale, drawn within 100 by 70. */
export function crane(x: number, y: number, k: number): readonly Layer[] {
  const at = (dx: number, dy: number): string => `${x + dx * k} ${y + dy * k}`
  const wing = (up: number): string =>
    `M${at(-6, 2)}C${at(-4, -14 * up)} ${at(10, -30 * up)} ${at(34, -34 * up)}C${at(30, -28 * up)} ${at(31, -26 * up)} ${at(27, -22 * up)}C${at(28, -18 * up)} ${at(24, -16 * up)} ${at(20, -13 * up)}C${at(20, -9 * up)} ${at(14, -4 * up)} ${at(8, 4)}Z`
  const shade = { alpha: 0.6, dx: 0.6, dy: 1.4, blur: 1.6 }
  return [
    { shape: wing(0.62), material: materials.ink, bevel: 2 * k, height: 0.6, lift: 0.3, drop: shade },
    {
      shape: wing(1),
      material: materials.pearl,
      bevel: 3 * k,
      height: 0.8,
      smoothing: 1,
      lift: 0.16,
      drop: shade,
    },
    {
      shape: `M${at(-46, -3)}L${at(-34, -6)}C${at(-28, -7)} ${at(-24, -2)} ${at(-14, -2)}C${at(-2, -6)} ${at(14, -2)} ${at(24, 6)}L${at(44, 10)}L${at(26, 11)}C${at(10, 15)} ${at(-8, 10)} ${at(-16, 3)}C${at(-26, 2)} ${at(-30, -2)} ${at(-34, -2.5)}Z`,
      material: materials.pearl,
      bevel: 3 * k,
      height: 0.9,
      smoothing: 1,
      lift: 0.2,
      drop: shade,
    },
    {
      shape: circle(x - 33 * k, y - 5.6 * k, 2.4 * k),
      material: materials.ruby,
      bevel: 1.5 * k,
      height: 0.8,
      drop: false,
    },
  ]
}
