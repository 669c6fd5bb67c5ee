import { materials } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { box } from '#game-kit/art/shapes.ts'

/** A card with a great suit on it, about a place; `suit` is drawn within 20 by 20. */
export function card(x: number, y: number, wide: number, suit: 'spade' | 'heart'): readonly Layer[] {
  const high = wide * 1.42
  const k = wide / 30
  const at = (dx: number, dy: number): string => `${x + dx * k} ${y + dy * k}`
  const spade = `M${at(0, -10)}C${at(-2, -5)} ${at(-10, -1)} ${at(-10, 4)}C${at(-10, 8)} ${at(-5, 9)} ${at(-1.6, 6)}L${at(-3.5, 11)}L${at(3.5, 11)}L${at(1.6, 6)}C${at(5, 9)} ${at(10, 8)} ${at(10, 4)}C${at(10, -1)} ${at(2, -5)} ${at(0, -10)}Z`
  const heart = `M${at(0, 10)}C${at(-4, 5)} ${at(-10, 1)} ${at(-10, -4)}C${at(-10, -9.5)} ${at(-2, -10.5)} ${at(0, -5)}C${at(2, -10.5)} ${at(10, -9.5)} ${at(10, -4)}C${at(10, 1)} ${at(4, 5)} ${at(0, 10)}Z`
  return [
    {
      shape: box(x - wide / 2, y - high / 2, wide, high, wide * 0.1),
      material: materials.pearl,
      bevel: wide * 0.05,
      height: 0.5,
      lift: 0.22,
      drop: { alpha: 0.7, dx: wide * 0.03, dy: wide * 0.07, blur: wide * 0.08 },
    },
    {
      shape: suit === 'spade' ? spade : heart,
      material: suit === 'spade' ? materials.ink : materials.ruby,
      bevel: wide * 0.12,
      height: 0.9,
      smoothing: 0.8,
      drop: { alpha: 0.4, dx: 0.3, dy: 0.6, blur: 0.8 },
    },
  ]
}
