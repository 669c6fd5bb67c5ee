import { materials } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'

const turned = (x: number, y: number, dx: number, dy: number, turn: number): string => {
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return `${x + dx * cos - dy * sin} ${y + dx * sin + dy * cos}`
}

/** Three cards fanned about a place, a ruby heart on each; `wide` is a card's width. */
export function fan(x: number, y: number, wide: number): readonly Layer[] {
  const half = wide / 2
  const high = wide * 0.71
  return [-24, 0, 24].flatMap((turn): readonly Layer[] => {
    const cx = x + turn * wide * 0.021
    const cy = y + Math.abs(turn) * wide * 0.006
    const at = (dx: number, dy: number): string => turned(cx, cy, dx, dy, turn)
    const k = wide / 34
    const heart = `M${at(0, 10 * k)}C${at(-4 * k, 5 * k)} ${at(-10 * k, k)} ${at(-10 * k, -4 * k)}C${at(-10 * k, -9.5 * k)} ${at(-2 * k, -10.5 * k)} ${at(0, -5 * k)}C${at(2 * k, -10.5 * k)} ${at(10 * k, -9.5 * k)} ${at(10 * k, -4 * k)}C${at(10 * k, k)} ${at(4 * k, 5 * k)} ${at(0, 10 * k)}Z`
    return [
      {
        shape: `M${at(-half, -high)}L${at(half, -high)}L${at(half, high)}L${at(-half, high)}Z`,
        material: materials.pearl,
        bevel: wide * 0.05,
        height: 0.5,
        lift: 0.2,
        drop: { alpha: 0.7, dx: wide * 0.03, dy: wide * 0.06, blur: wide * 0.08 },
      },
      {
        shape: heart,
        material: materials.ruby,
        bevel: wide * 0.1,
        height: 0.9,
        smoothing: 0.8,
        drop: { alpha: 0.4, dx: 0.3, dy: 0.6, blur: 0.8 },
      },
    ]
  })
}
