import type { OpenedHand } from '#features/play/card-rooms/public/hands.ts'
import { betsIn, playersIn, type Views } from '#features/play/card-rooms/rules/play.ts'
import { climbSignsOf } from '../rules/climbing.ts'
import { signsOf, type Done, type HandFacts, type Sign } from '../rules/collusion.ts'
import { madeInHoldem, madeInLieng } from '../rules/made.ts'
import { climbFactsOf } from './climb-facts.ts'

const kinds: Readonly<Record<string, Done['kind']>> = {
  fold: 'fold',
  check: 'check',
  call: 'call',
  raise: 'raise',
}
const rounds = { preflop: 'before', flop: 'after', turn: 'after', river: 'last' } as const

/** A hand with bets before a decision: who was left, and in which round. */
function roundIn(views: Views): Pick<Done, 'round' | 'left'> | null {
  const bets = betsIn(views)
  if (!bets) return null
  const left = bets.players.filter(({ folded }) => !folded).length
  return { left, round: views.holdem ? rounds[views.holdem.street] : 'last' }
}

type Told = Pick<OpenedHand, 'unit' | 'entries' | 'results' | 'first' | 'last' | 'decisions'>

/** The signs of a hand that is over, whatever its game. */
export function signsIn(hand: Told): readonly Sign[] {
  const bets = factsOf(hand)
  const climb = climbFactsOf(hand)
  return bets ? signsOf(bets) : climb ? climbSignsOf(climb) : []
}

/** What a hand with bets says to the rules, with its hidden cards; null: a game without bets. */
function factsOf({ unit, entries, results, first, last, decisions }: Told): HandFacts | null {
  const { holdem, lieng } = last.view(null)
  if (!holdem && !lieng) return null
  return {
    unit,
    seats: entries.flatMap(({ seat, member, stack }) => {
      const result = results.find((each) => each.seat === seat)
      if (member === null || !result) return []
      const { put, won } = result
      const cards = playersIn(first.view(seat)).find((player) => player.seat === seat)?.cards ?? []
      const made = holdem ? madeInHoldem(cards, holdem.board) : madeInLieng(cards)
      return [{ seat, member: BigInt(member), made, stack: BigInt(stack), put, won }]
    }),
    decisions: decisions.flatMap(({ seat, action, before }): Done[] => {
      const then = roundIn(before.view(null))
      return then ? [{ seat, kind: kinds[action.kind] ?? 'other', ...then }] : []
    }),
  }
}
