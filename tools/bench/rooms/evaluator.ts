import { DECK } from '#game-kit/cards/cards.ts'
import { strengthOf } from '#game-kit/cards/poker/strength.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { quartiles, type Goal, type Reached } from '../goals.ts'

const goal: Goal = {
  id: 'R-eval',
  what: 'random hands of seven cards judged a second, one core',
  better: 'more',
  must: 8,
  ambitious: 12,
  unit: 'M/s',
}

/** Enough that no two passes meet the same branches, few enough for the cache of a core. */
const HANDS = 1 << 16
const SEED = 20_261_220
const MILLION = 1e6

/** Hands of seven different cards, each as likely as any other. */
function randomHands(): readonly (readonly number[])[] {
  const chance = fastChance(SEED)
  const deck = Array.from({ length: DECK }, (_, card) => card)
  return Array.from({ length: HANDS }, () => {
    for (let at = 0; at < 7; at++) {
      const other = at + chance.below(DECK - at)
      const moved = deck[at] ?? 0
      deck[at] = deck[other] ?? 0
      deck[other] = moved
    }
    return deck.slice(0, 7)
  })
}

/** Hands judged a second, in millions. The sum keeps the compiler from leaving the work out. */
function pass(
  hands: readonly (readonly number[])[],
  times: number,
): { readonly rate: number; readonly sum: number } {
  const from = performance.now()
  let sum = 0
  for (let time = 0; time < times; time++)
    for (let at = 0; at < hands.length; at++) sum = (sum + strengthOf(hands[at] ?? [])) | 0
  return { rate: (hands.length * times * 1_000) / (performance.now() - from) / MILLION, sum }
}

/** The evaluator of hold'em as the rules call it: cards in, strength out. */
export function benchEvaluator(isQuick: boolean, tell: (line: string) => void): readonly Reached[] {
  const hands = randomHands()
  pass(hands, 30) // compiled
  const rates = Array.from({ length: isQuick ? 3 : 9 }, () => pass(hands, isQuick ? 60 : 200).rate)
  const { low, median, high } = quartiles(rates)
  tell(`Evaluator: ${median.toFixed(1)} million hands a second`)
  return [{ goal, value: median, low, high, isNoisy: false }]
}
