import { add, multiply, rational, ZERO, type Rational } from '#kit/rational.ts'
import { DECK } from '#game-kit/cards/cards.ts'
import { DECKS } from '#game-kit/cards/shoe.ts'
import type { Json } from '#game-kit/schema.ts'
import type { SharedGame } from '#game-kit/shared/open.ts'

/** An outcome as it is stored, and its number of ways. */
type Way = { readonly outcome: Json; readonly ways: number }

const faces = [1, 2, 3, 4, 5, 6]
const once = (outcome: Json): Way => ({ outcome, ways: 1 })

const throws: readonly Way[] = faces.flatMap((a) =>
  faces.flatMap((b) => faces.map((c) => once({ dice: [a, b, c] }))),
)
const coins: readonly Way[] = Array.from({ length: 16 }, (_, at) =>
  once({ coins: [0, 1, 2, 3].map((bit) => (at >> bit) & 1) }),
)
const wheel: readonly Way[] = Array.from({ length: 37 }, (_, number) => once({ number, lucky: [] }))

const shoe = { number: 1, round: 1, left: 400, burnt: [], isLast: false }
/** Two cards of eight decks in order: 64 ways each, 56 for the same card twice. */
const twoCards: readonly Way[] = Array.from({ length: DECK * DECK }, (_, at) => {
  const [dragon, tiger] = [Math.floor(at / DECK), at % DECK]
  return { outcome: { dragon, tiger, shoe }, ways: DECKS * (dragon === tiger ? DECKS - 1 : DECKS) }
})

/** All outcomes of the games that can be listed. */
export const everyOutcome = { throws, coins, wheel, twoCards } as const

/** The mean return of a bet over listed outcomes, through the settlement that pays members. */
export function meanReturn(game: SharedGame, key: string, all: readonly Way[]): Rational {
  const open = game.open(game.defaultConfig)
  const whole = all.reduce((sum, { ways }) => sum + ways, 0)
  return all.reduce((sum, { outcome, ways }) => {
    const { results } = open.settler(outcome)({ lines: [[key, '1.00', null]], epoch: 0, acts: [] })
    return add(sum, multiply(results[0]?.factor ?? ZERO, rational(ways, whole)))
  }, ZERO)
}
