import type { Chance } from '#kit/chance.ts'
import type { OpenGame } from '../instant.ts'
import type { Hand } from '../stepped/stepped.ts'
import type { Json } from '../schema.ts'

/** Maximum number of moves; an endless game fails its test. */
const MOST = 400

/** Plays a round to its end: `choose` picks one of the given number of moves. An instant game has no moves. */
export function playOut(
  open: OpenGame,
  bets: readonly Json[],
  chance: Chance,
  choose: (count: number, nth: number) => number,
): { readonly actions: readonly Json[]; readonly hands: readonly Hand[] } {
  const actions: Json[] = []
  const first = open.deal?.(bets, chance)
  const hands: Hand[] = first ? [first] : []
  for (let hand = first; hand && !hand.ended;) {
    if (actions.length > MOST) throw new Error('a round without an end')
    const move = hand.moves[choose(hand.moves.length, actions.length)]
    const next = move && hand.act(move.action)
    if (!next) throw new Error('a move that was offered is refused')
    actions.push(move.action)
    hands.push(next)
    hand = next
  }
  return { actions, hands }
}
