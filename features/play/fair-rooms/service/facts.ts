import type { OpenedHand } from '#features/play/card-rooms/public/hands.ts'
import type { Done, HandFacts } from '../rules/collusion.ts'

const kinds: Readonly<Record<string, Done['kind']>> = {
  fold: 'fold',
  check: 'check',
  call: 'call',
  raise: 'raise',
}

/** What a hand of hold'em says to the rules, with its hidden cards; null: another game, for which there are none yet. */
export function factsOf({ game, unit, entries, results, first, last, deeds }: OpenedHand): HandFacts | null {
  const table = last.view(null).holdem
  if (game !== 'holdem' || !table) return null
  return {
    unit,
    board: table.board,
    seats: entries.flatMap(({ seat, member, stack }) => {
      const result = results.find((each) => each.seat === seat)
      if (member === null || !result) return []
      const { put, won } = result
      const cards = first.view(seat).holdem?.players.find((player) => player.seat === seat)?.cards ?? []
      return [{ seat, member: BigInt(member), cards, stack: BigInt(stack), put, won }]
    }),
    deeds: deeds.flatMap(({ seat, action, before }): Done[] => {
      const then = before.view(null).holdem
      if (!then) return []
      const left = then.players.filter(({ folded }) => !folded).length
      return [{ seat, kind: kinds[action.kind] ?? 'other', street: then.street, left }]
    }),
  }
}
