import { place } from '#game-kit/art/masks/frames.ts'
import { playingCard, type Suit } from '#game-kit/art/playing/card.ts'
import type { Layer } from '#game-kit/art/relief.ts'

const hand: readonly (readonly [suit: Suit, turn: number])[] = [
  ['diamond', -25],
  ['spade', 0],
  ['heart', 25],
]

/** Three jacks fanned about a place; `wide` is a card's width. */
export function fan(x: number, y: number, wide: number): readonly Layer[] {
  const scale = wide / 64
  return hand.flatMap(([suit, turn]) =>
    place(playingCard('J', suit), {
      scale,
      turn,
      x: x - 50 + turn * wide * 0.0225,
      y: y - 50 + Math.abs(turn) * wide * 0.0065,
    }),
  )
}
