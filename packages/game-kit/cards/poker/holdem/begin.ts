import type { Minor } from '#kit/money.ts'
import { changed, fromLeftOf, type Entry, type Hand, type HoldemConfig, type Player } from './hand.ts'
import { advance } from './street.ts'

/**
 * Posts antes and blinds and deals. With two players the button posts the small blind and acts first before the flop. A player with too few
 * chips for a blind is all in; the others still call the whole big blind.
 */
export function begin(
  config: HoldemConfig,
  table: { readonly seats: number; readonly button: number; readonly entries: readonly Entry[] },
  deck: readonly number[],
): Hand {
  const { seats, button, entries } = table
  if (entries.length < 2) throw new RangeError('a hand needs two players')
  const seated = { seats, players: entries.map(({ seat, stack }) => emptyHanded(seat, stack)) }
  const dealt = fromLeftOf(seated, button)
  let hand: Hand = {
    config,
    seats,
    button,
    deck,
    players: seated.players.map((player) => ({ ...player, cards: cardsOf(deck, dealt, player) })),
    street: 'preflop',
    phase: 'betting',
    turn: null,
    toCall: config.bigBlind,
    raiseBy: config.bigBlind,
    aggressor: null,
    agreed: [],
    isTwice: false,
    result: null,
  }
  for (const { seat } of entries) hand = pay(hand, seat, config.ante, { isBet: false })
  const order = entries.length === 2 ? fromLeftOf(hand, dealt[0]?.seat ?? 0) : dealt
  const [small, big] = [order[0]?.seat ?? 0, order[1]?.seat ?? 0]
  hand = pay(hand, small, config.smallBlind, { isBet: true })
  hand = pay(hand, big, config.bigBlind, { isBet: true })
  for (const { seat, posts } of entries)
    if (posts && seat !== small && seat !== big) hand = pay(hand, seat, config.bigBlind, { isBet: true })
  return advance(hand, big)
}

function emptyHanded(seat: number, stack: Minor): Player {
  return { seat, stack, put: 0n, bet: 0n, folded: false, acted: false, cards: [] }
}

function cardsOf(deck: readonly number[], dealt: readonly Player[], player: Player): readonly number[] {
  const place = dealt.findIndex(({ seat }) => seat === player.seat)
  return [deck[place] ?? 0, deck[place + dealt.length] ?? 0]
}

/** As much of the amount as the stack has. */
export function pay(hand: Hand, seat: number, amount: Minor, { isBet }: { readonly isBet: boolean }): Hand {
  const player = hand.players.find((one) => one.seat === seat)
  if (!player) return hand
  const paid = player.stack < amount ? player.stack : amount
  return changed(hand, seat, {
    stack: player.stack - paid,
    put: player.put + paid,
    bet: player.bet + (isBet ? paid : 0n),
  })
}
