import type { Minor } from '#kit/money.ts'
import { pay } from './begin.ts'
import { changed, playerAt, type Action, type Hand, type Player } from './hand.ts'
import { settled } from './showdown.ts'
import { advance } from './street.ts'

export type Refused =
  | 'notYourTurn'
  | 'mustCall'
  | 'nothingToCall'
  | 'raiseTooSmall'
  | 'raiseTooLarge'
  | 'mayNotRaise'
  | 'notWholeChips'

/** What a player may do now. */
export interface Legal {
  readonly check: boolean
  /** What a call adds to the bet; null: nothing to call. */
  readonly call: Minor | null
  /** Least and highest bet of a raise; null: only call or fold. A player with less than the least may raise all in. */
  readonly raise: { readonly from: Minor; readonly to: Minor } | null
}

/** Null if it is not the seat's turn. */
export function legalOf(hand: Hand, seat: number): Legal | null {
  const player = playerAt(hand, seat)
  if (!player || hand.phase !== 'betting' || hand.turn !== seat) return null
  const missing = hand.toCall - player.bet
  const all = player.bet + player.stack
  const least = hand.toCall + hand.raiseBy
  return {
    check: missing <= 0n,
    call: missing > 0n ? (missing < player.stack ? missing : player.stack) : null,
    raise: mayRaise(hand, player) ? { from: all < least ? all : least, to: all } : null,
  }
}

/**
 * A raise needs chips beyond the call, an opponent who can still answer, and the right to it: after an all-in raise that was too small,
 * those who have acted may only call, unless what came since adds up to a full raise.
 */
function mayRaise(hand: Hand, player: Player): boolean {
  if (player.bet + player.stack <= hand.toCall) return false
  const isAnswerable = hand.players.some(
    ({ seat, folded, stack }) => seat !== player.seat && !folded && stack > 0n,
  )
  return isAnswerable && (!player.acted || hand.toCall - player.bet >= hand.raiseBy)
}

/** Plays one decision. Returns the refusal's code and changes nothing if the rules do not allow it. */
export function act(hand: Hand, seat: number, action: Action): Hand | Refused {
  if (action.kind === 'twice') return answered(hand, seat, action.agrees)
  const legal = legalOf(hand, seat)
  const player = playerAt(hand, seat)
  if (!legal || !player) return 'notYourTurn'
  if (action.kind === 'raise') return raised(hand, player, legal, action.to)
  if (action.kind === 'fold') return advance(changed(hand, seat, { folded: true }), seat)
  if (action.kind === 'check')
    return legal.check ? advance(changed(hand, seat, { acted: true }), seat) : 'mustCall'
  if (legal.call === null) return 'nothingToCall'
  return advance(changed(pay(hand, seat, legal.call, { isBet: true }), seat, { acted: true }), seat)
}

function raised(hand: Hand, player: Player, { raise }: Legal, to: Minor): Hand | Refused {
  if (!raise) return 'mayNotRaise'
  if (to > raise.to) return 'raiseTooLarge'
  if (to < raise.from) return 'raiseTooSmall'
  if (to % hand.config.chip !== 0n && to !== raise.to) return 'notWholeChips'
  const by = to - hand.toCall
  const isFull = by >= hand.raiseBy
  const paid = pay(hand, player.seat, to - player.bet, { isBet: true })
  const reopened = isFull ? paid.players.map((other) => ({ ...other, acted: false })) : paid.players
  const next: Hand = {
    ...paid,
    players: reopened,
    toCall: to,
    raiseBy: isFull ? by : hand.raiseBy,
    aggressor: player.seat,
  }
  return advance(changed(next, player.seat, { acted: true }), player.seat)
}

/** A second board needs the consent of all who are still in the hand; one no decides. */
function answered(hand: Hand, seat: number, agrees: boolean): Hand | Refused {
  const player = playerAt(hand, seat)
  if (hand.phase !== 'twice' || !player || player.folded || hand.agreed.includes(seat)) return 'notYourTurn'
  if (!agrees) return settled(hand)
  const agreed = [...hand.agreed, seat]
  const live = hand.players.filter(({ folded }) => !folded).length
  return agreed.length === live ? settled({ ...hand, agreed, isTwice: true }) : { ...hand, agreed }
}

/** Seats whose decision is awaited. */
export function awaited(hand: Hand): readonly number[] {
  if (hand.phase === 'twice')
    return hand.players
      .filter(({ seat, folded }) => !folded && !hand.agreed.includes(seat))
      .map(({ seat }) => seat)
  return hand.turn === null ? [] : [hand.turn]
}

/** The decision of a player who does not answer in time: check where possible, else fold; no to a second board. */
export function timeout(hand: Hand, seat: number): Action {
  if (hand.phase === 'twice') return { kind: 'twice', agrees: false }
  return { kind: legalOf(hand, seat)?.check ? 'check' : 'fold' }
}
