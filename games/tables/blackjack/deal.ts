import type { Chance } from '#kit/chance.ts'
import { DECK } from '#game-kit/cards/cards.ts'
import { DECKS } from '#game-kit/cards/shoe.ts'
import { dealerDraws, isNatural, pointsOf, valueOf } from '#game-kit/blackjack/hands.ts'
import { isAlive, isPair } from './hands.ts'
import type { BlackjackOutcome, BlackjackPiece, DecisionWindow } from './outcome.ts'

// What is dealt, and when each part of it becomes public. All times are milliseconds after the draw.

/** From the first card to the first decision. */
const DEAL_MS = 4_000
/** The decision of each step. */
const WINDOW_MS = 10_000
/** The dealer looks under an ace or a ten. */
const PEEK_MS = 1_500
/** A card is shown before the next decision. */
const DRAW_MS = 2_000
/** Each card of the dealer, and the result after them. */
const DEALER_MS = 1_200
const RESULT_MS = 2_000

/**
 * Draws a round of eight fresh decks without replacement: player, dealer, player, dealer, then card by card what each step needs (the
 * second stream only where the player's cards are a pair), then the dealer's further cards. The dealer always plays to the end.
 */
export function dealRound(chance: Chance): BlackjackOutcome {
  const left = Array.from({ length: DECK }, () => DECKS)
  let count = DECK * DECKS
  const take = (): number => {
    let place = chance.below(count)
    const kind = left.findIndex((cards) => (place -= cards) < 0)
    left[kind] = (left[kind] ?? 0) - 1
    count -= 1
    return kind
  }
  const [one, open, two, hidden] = [take(), take(), take(), take()]
  const player = [one, two]
  const dealer = [open, hidden]
  const first: number[] = []
  const second: number[] = []
  for (let step = 1; !isNatural(dealer) && isAlive({ player, first, second }, step); step++) {
    first.push(take())
    if (isPair(player)) second.push(take())
  }
  while (!isNatural(player) && dealerDraws(pointsOf(dealer), 'stands')) dealer.push(take())
  return { player, dealer, first, second }
}

export type TimedPiece = { readonly piece: BlackjackPiece; readonly afterMs: number }

const windowFrom = (step: number, fromMs: number): DecisionWindow => ({
  step,
  fromMs,
  untilMs: fromMs + WINDOW_MS,
})

/** The pieces of a round with their times; they depend on nothing that is not public by then. */
export function piecesOf({ player, dealer, first, second }: BlackjackOutcome): readonly TimedPiece[] {
  const [open = 0] = dealer
  const value = valueOf(open)
  const isOver = isNatural(player)
  const pieces: TimedPiece[] = []
  const insurance = value === 1 ? windowFrom(0, DEAL_MS) : null
  const isPeeked = value === 1 || value === 10
  const from = (insurance?.untilMs ?? DEAL_MS) + (isPeeked ? PEEK_MS : 0)
  const start = isOver || isNatural(dealer) ? null : windowFrom(1, from)
  pieces.push({ piece: { piece: 'deal', player, open, window: isPeeked ? insurance : start }, afterMs: 0 })
  if (isPeeked) {
    const isBlackjack = isNatural(dealer)
    pieces.push({
      piece: { piece: 'peek', isBlackjack, window: start },
      afterMs: insurance?.untilMs ?? DEAL_MS,
    })
  }
  let window = start
  let atMs = from
  for (const [at, card] of first.entries()) {
    atMs = window?.untilMs ?? atMs
    const isNext = at + 1 < first.length
    window = isNext ? windowFrom(at + 2, atMs + DRAW_MS) : null
    const piece = { piece: 'draw', step: at + 1, first: card, second: second[at] ?? null, window } as const
    pieces.push({ piece, afterMs: atMs })
    atMs += DRAW_MS
  }
  pieces.push({ piece: { piece: 'dealer', dealer }, afterMs: atMs })
  return pieces
}

/** How long a round runs. */
export function runsMs(outcome: BlackjackOutcome): number {
  const last = piecesOf(outcome).at(-1)?.afterMs ?? 0
  return last + outcome.dealer.length * DEALER_MS + RESULT_MS
}

/** The cards that pieces say, and the window that is open. */
export function knownFrom(pieces: readonly BlackjackPiece[]) {
  const deal = pieces.find((one) => one.piece === 'deal')
  const draws = pieces.flatMap((one) => (one.piece === 'draw' ? [one] : []))
  const last = pieces.at(-1)
  return {
    player: deal?.player ?? [],
    first: draws.map(({ first }) => first),
    second: draws.flatMap(({ second }) => (second === null ? [] : [second])),
    window: last && 'window' in last ? last.window : null,
  }
}
