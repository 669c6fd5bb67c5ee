import type { TheoryRow } from '#game-kit/game.ts'
import { theoryOf } from '#game-kit/one-bet.ts'
import { DECK } from '#game-kit/cards/cards.ts'
import { DECKS } from '#game-kit/cards/shoe.ts'
import { rational } from '#kit/rational.ts'
import { sideTheory } from '#game-kit/blackjack/sides.ts'
import { blackjackProof } from './proof.ts'

/** Insurance is 2 to 1 if the hidden card is a ten: any of the cards beside the ace. */
const insurance = (): TheoryRow => {
  const tens = BigInt(16 * DECKS)
  return theoryOf('insurance', 'cards', [
    { factor: rational(3), weight: tens },
    { factor: rational(0), weight: BigInt(DECK * DECKS - 1) - tens },
  ])
}

/**
 * The numbers of the shared form are those of a hand of its own from eight fresh decks: the cards of both streams, of the dealer and of the
 * member are places of one shuffled shoe, and whichever of them a hand takes next is any of the cards left with equal chance. The strategy
 * is the usual one by points; its return is computed card by card, as for the game for one.
 */
export function blackjackTheory(): readonly TheoryRow[] {
  const { rtp, hit, variance, maxWinChance, staked } = blackjackProof
  const main: TheoryRow = {
    betKey: 'main',
    rtp,
    hit,
    variance,
    maxWin: rational(8),
    maxWinChance,
    method: 'enum',
    parts: [{ feature: 'cards', rtp }],
    facts: [{ name: 'staked in a round, per first stake', value: staked, show: 'times' }],
  }
  const [pairs, three] = sideTheory(DECKS)
  return [main, ...(pairs ? [pairs] : []), ...(three ? [{ ...three, betKey: 'three' }] : []), insurance()]
}
