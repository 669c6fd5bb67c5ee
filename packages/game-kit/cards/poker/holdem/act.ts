import { liveIn, playerAt } from '#game-kit/cards/poker/betting/bets.ts'
import { decided, late, type BetRefused } from '#game-kit/cards/poker/betting/decide.ts'
import type { Action, Hand } from './hand.ts'
import { settled } from './showdown.ts'
import { advance } from './street.ts'

/** Plays one decision. Returns the refusal's code and changes nothing if the rules do not allow it. */
export function act(hand: Hand, seat: number, action: Action): Hand | BetRefused {
  if (action.kind === 'twice') return answered(hand, seat, action.agrees)
  const next = decided(hand, seat, action)
  return typeof next === 'string' ? next : advance(next, seat)
}

/** A second board needs the consent of all who are still in the hand; one no decides. */
function answered(hand: Hand, seat: number, agrees: boolean): Hand | BetRefused {
  const player = playerAt(hand, seat)
  if (hand.phase !== 'twice' || !player || player.folded || hand.agreed.includes(seat)) return 'notYourTurn'
  if (!agrees) return settled(hand)
  const agreed = [...hand.agreed, seat]
  return agreed.length === liveIn(hand).length
    ? settled({ ...hand, agreed, isTwice: true })
    : { ...hand, agreed }
}

/** Seats whose decision is awaited. */
export function awaited(hand: Hand): readonly number[] {
  if (hand.phase === 'twice')
    return liveIn(hand)
      .map(({ seat }) => seat)
      .filter((seat) => !hand.agreed.includes(seat))
  return hand.turn === null ? [] : [hand.turn]
}

/** The decision of a player who does not answer in time: check where possible, else fold; no to a second board. */
export const timeout = (hand: Hand, seat: number): Action =>
  hand.phase === 'twice' ? { kind: 'twice', agrees: false } : late(hand, seat)
