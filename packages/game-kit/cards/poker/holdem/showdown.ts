import type { Minor } from '#kit/money.ts'
import { fromLeftOf, liveIn } from '#game-kit/cards/poker/betting/bets.ts'
import {
  paidOut,
  rakedPots,
  uncontested,
  winsBy,
  withoutUncalled,
  type RakedPot,
} from '#game-kit/cards/poker/betting/payout.ts'
import { strengthOf } from '#game-kit/cards/poker/strength.ts'
import { BOARD, boardOf, type Hand, type HandResult } from './hand.ts'

/** Ends the hand: the uncalled bet goes back, the board is completed, pots are raked and awarded. */
export function settled(hand: Hand): Hand {
  const { back, returned } = withoutUncalled(hand)
  const isContested = liveIn(back).length > 1
  const boards = isContested ? boardsOf(back) : [boardOf(back)]
  // a hand that ended before the flop pays no rake; who were all in before it see it
  const pots = rakedPots(back, { isDue: hand.street !== 'preflop' || isContested })
  const wins = isContested
    ? winsOf(back, pots, boards)
    : uncontested(back, pots).map((win) => ({ ...win, board: 0 }))
  const result: HandResult = {
    returned,
    pots,
    wins,
    shown: isContested ? shownIn(back, wins) : [],
    boards,
  }
  return { ...paidOut(back, wins), phase: 'over', turn: null, result }
}

function boardsOf(hand: Hand): readonly (readonly number[])[] {
  return hand.isTwice ? [boardFrom(hand, 0), boardFrom(hand, 1)] : [boardFrom(hand, 0)]
}

/** The second board keeps what was open when the players were all in and takes the deck's next cards for the rest. */
function boardFrom(hand: Hand, run: 0 | 1): readonly number[] {
  const from = hand.players.length * 2
  const first = hand.deck.slice(from, from + 5)
  if (run === 0) return first
  const open = BOARD[hand.street]
  return [...first.slice(0, open), ...hand.deck.slice(from + 5, from + 10 - open)]
}

function winsOf(
  hand: Hand,
  pots: readonly RakedPot[],
  boards: readonly (readonly number[])[],
): HandResult['wins'] {
  return boards.flatMap((board, run) => {
    const strengths = new Map(
      liveIn(hand).map(({ seat, cards }) => [seat, strengthOf([...cards, ...board])] as const),
    )
    const half = (amount: Minor) => halfOf(amount, run, boards.length, hand.config.chip)
    return winsBy(hand, pots, strengths, half).map((win) => ({ ...win, board: run }))
  })
}

/** Of two boards the first gets the odd chip. */
function halfOf(amount: Minor, run: number, boards: number, chip: Minor): Minor {
  if (boards === 1) return amount
  const half = amount / 2n
  const second = half - (half % chip)
  return run === 1 ? second : amount - second
}

/**
 * Who shows: with a player all in, all of them; else who bet last, or the first from the left of the button, and then each winner. The
 * others' cards stay hidden.
 */
function shownIn(hand: Hand, wins: HandResult['wins']): readonly number[] {
  const order = fromLeftOf(hand, hand.button).filter(({ folded }) => !folded)
  const isAllIn = order.some(({ stack }) => stack === 0n)
  const first = hand.aggressor ?? order[0]?.seat
  const won = new Set(wins.map(({ seat }) => seat))
  return order.map(({ seat }) => seat).filter((seat) => isAllIn || seat === first || won.has(seat))
}
