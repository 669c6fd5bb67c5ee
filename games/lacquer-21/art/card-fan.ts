import { place } from '#game-kit/art/masks/frames.ts'
import { playingCard } from '#game-kit/art/playing/card.ts'
import type { Layer } from '#game-kit/art/relief.ts'

/** An ace before a jack, both of spades: twenty-one in two cards. About a place; `wide` is a card's width. */
export function aceAndCourt(x: number, y: number, wide: number): readonly Layer[] {
  const scale = wide / 64
  return [
    ...place(playingCard('J', 'spade'), {
      scale,
      turn: -15,
      x: x - 50 - wide * 0.34,
      y: y - 50 - wide * 0.03,
    }),
    ...place(playingCard('A', 'spade'), { scale, turn: 11, x: x - 50 + wide * 0.3, y: y - 50 + wide * 0.06 }),
  ]
}
