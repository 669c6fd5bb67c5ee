import { materials } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { circle } from '#game-kit/art/shapes.ts'

/** A swallow in flight about a place, `k` its size, `flip` -1 for one that flies to the right, turned by degrees. */
export function swallow(x: number, y: number, k: number, flip = 1, turn = 0): readonly Layer[] {
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const at = (dx: number, dy: number): string => {
    const [sx, sy] = [dx * k * flip, dy * k]
    return `${x + sx * cos - sy * sin} ${y + sx * sin + sy * cos}`
  }
  const shade = { alpha: 0.6, dx: 0.6, dy: 1.4, blur: 1.6 }
  const wing = (up: number): string =>
    `M${at(-8, 0)}C${at(-6, -12 * up)} ${at(6, -26 * up)} ${at(30, -36 * up)}C${at(22, -24 * up)} ${at(18, -10 * up)} ${at(10, 3)}Z`
  const breast = `M${at(-25, 1)}C${at(-20, 6)} ${at(-8, 8)} ${at(8, 5)}C${at(0, 3)} ${at(-12, 2)} ${at(-25, 1)}Z`
  return [
    { shape: wing(-0.72), material: materials.ink, bevel: 2 * k, height: 0.6, lift: 0.26, drop: shade },
    {
      shape: `M${at(-30, -1)}L${at(-25, -4)}C${at(-20, -7)} ${at(-8, -6)} ${at(6, -3)}C${at(16, -2)} ${at(26, -5)} ${at(42, -12)}C${at(32, -2)} ${at(26, 1)} ${at(22, 2)}C${at(28, 4)} ${at(34, 8)} ${at(41, 14)}C${at(26, 10)} ${at(16, 6)} ${at(8, 6)}C${at(-6, 9)} ${at(-20, 8)} ${at(-25, 2)}Z`,
      material: materials.lapis,
      bevel: 3 * k,
      height: 0.9,
      smoothing: 1,
      lift: 0.16,
      drop: shade,
    },
    { shape: breast, material: materials.pearl, bevel: 2 * k, height: 0.7, smoothing: 0.8, drop: false },
    {
      shape: wing(1),
      material: materials.lapis,
      bevel: 3 * k,
      height: 0.8,
      smoothing: 1,
      lift: 0.2,
      drop: shade,
    },
    {
      shape: circle(x + (-22 * cos + 1 * sin) * k * flip, y - 1.5 * k, 2.6 * k),
      material: materials.ruby,
      bevel: 1.4 * k,
      height: 0.7,
      drop: false,
    },
  ]
}
