import type { Minor } from '#kit/money.ts'
import { awardsOf, potsOf, rakeOf, uncalled, type Pot } from '#game-kit/cards/poker/pots.ts'
import { strengthOf } from '#game-kit/cards/poker/strength.ts'
import {
  BOARD,
  boardOf,
  changed,
  fromLeftOf,
  type Hand,
  type HandResult,
  playerAt,
  type Win,
} from './hand.ts'

/** Ends the hand: the uncalled bet goes back, the board is completed, pots are raked and awarded. */
export function settled(hand: Hand): Hand {
  const returned = uncalledIn(hand)
  const back = returned ? takenBack(hand, returned) : hand
  const live = back.players.filter(({ folded }) => !folded)
  const isContested = live.length > 1
  const boards = isContested ? boardsOf(back) : [boardOf(back)]
  const pots = potsBySeat(back)
  const rakes = rakeOf(pots, { ...back.config.rake, chip: back.config.chip, sawFlop: sawFlop(back) })
  const wins = isContested ? winsOf(back, pots, rakes, boards) : uncontested(live[0]?.seat ?? 0, pots, rakes)
  const result: HandResult = {
    returned,
    pots: pots.map((pot, at) => ({ ...pot, rake: rakes[at] ?? 0n })),
    wins,
    shown: isContested ? shownIn(back, wins) : [],
    boards,
  }
  const paid = wins.reduce((next, { seat, amount }) => paidTo(next, seat, amount), back)
  return { ...paid, phase: 'over', turn: null, result }
}

function paidTo(hand: Hand, seat: number, amount: Minor): Hand {
  return changed(hand, seat, { stack: (playerAt(hand, seat)?.stack ?? 0n) + amount })
}

function takenBack(hand: Hand, { seat, amount }: { readonly seat: number; readonly amount: Minor }): Hand {
  return changed(paidTo(hand, seat, amount), seat, { put: (playerAt(hand, seat)?.put ?? 0n) - amount })
}

function uncalledIn(hand: Hand) {
  const back = uncalled(hand.players)
  const player = back && hand.players[back.seat]
  return back && player ? { seat: player.seat, amount: back.amount } : null
}

/** Pots with seats in place of indexes. Players who all put in the same make one pot, whatever the streets. */
function potsBySeat(hand: Hand): readonly Pot[] {
  return potsOf(hand.players).map(({ amount, seats }) => ({
    amount,
    seats: seats.map((at) => hand.players[at]?.seat ?? 0),
  }))
}

/** A hand that ended before the flop pays no rake, even if the players were all in. */
function sawFlop(hand: Hand): boolean {
  return hand.street !== 'preflop' || hand.players.filter(({ folded }) => !folded).length > 1
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

function uncontested(seat: number, pots: readonly Pot[], rakes: readonly Minor[]): readonly Win[] {
  return pots.map(({ amount }, pot) => ({ seat, amount: amount - (rakes[pot] ?? 0n), pot, board: 0 }))
}

function winsOf(
  hand: Hand,
  pots: readonly Pot[],
  rakes: readonly Minor[],
  boards: readonly (readonly number[])[],
): readonly Win[] {
  const { button, seats, config } = hand
  return boards.flatMap((board, run) => {
    const strengths = new Map(
      hand.players
        .filter(({ folded }) => !folded)
        .map(({ seat, cards }) => [seat, strengthOf([...cards, ...board])]),
    )
    return pots.flatMap((pot, at) => {
      const amount = halfOf(pot.amount - (rakes[at] ?? 0n), run, boards.length, config.chip)
      const awards = awardsOf({ ...pot, amount }, strengths, { button, seats, chip: config.chip })
      return [...awards].map(([seat, won]) => ({ seat, amount: won, pot: at, board: run }))
    })
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
function shownIn(hand: Hand, wins: readonly Win[]): readonly number[] {
  const order = fromLeftOf(hand, hand.button).filter(({ folded }) => !folded)
  const isAllIn = order.some(({ stack }) => stack === 0n)
  const first = hand.aggressor ?? order[0]?.seat
  const won = new Set(wins.map(({ seat }) => seat))
  return order.map(({ seat }) => seat).filter((seat) => isAllIn || seat === first || won.has(seat))
}
