import fc from 'fast-check'
import { fastChance } from '#kit/chance-fast.ts'
import { readCards } from '#game-kit/cards/testing/read-cards.ts'
import type { Bets, Table } from '#game-kit/cards/poker/betting/bets.ts'
import { legalOf, type BetAction } from '#game-kit/cards/poker/betting/decide.ts'
import type { Stake } from '#game-kit/cards/poker/pots.ts'

/** A deck that begins with these cards. */
function deckFrom(text: string): readonly number[] {
  const first = text === '' ? [] : readCards(text)
  return [
    ...first,
    ...Array.from({ length: 52 }, (_, other) => other).filter((other) => !first.includes(other)),
  ]
}

type Dealt<Rules> = { readonly button?: number; readonly deck?: string; readonly rules?: Rules }

/** Deals hands to seats with these stacks, from a deck that begins with these cards. */
export const dealing =
  <Rules, Hand>(
    begin: (rules: Rules, table: Table, deck: readonly number[]) => Hand,
    usual: Rules,
  ): ((stacks: readonly number[], dealt?: Dealt<Rules>) => Hand) =>
  (stacks, { button = 0, deck = '', rules = usual } = {}) => {
    const entries = stacks.map((stack, seat) => ({ seat, stack: BigInt(stack) }))
    return begin(rules, { seats: stacks.length, button, entries }, deckFrom(deck))
  }

export const stacksOf = ({ players }: Pick<Bets, 'players'>) => players.map(({ stack }) => Number(stack))

/** A seed, and stacks of two to nine seats; a game adds what else it chooses. */
export const anyStacks = {
  seed: fc.nat(),
  stacks: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 2, maxLength: 9 }),
}

/** Seats with these stacks and a deck, by a seed; and how many chips there are. */
export function dealOf(seed: number, stacks: readonly number[]) {
  const entries = stacks.map((stack, seat) => ({ seat, stack: BigInt(stack) }))
  const table: Table = { seats: stacks.length, button: seed % stacks.length, entries }
  const chips = entries.reduce((sum, { stack }) => sum + stack, 0n)
  return { table, deck: [...fastChance(seed).shuffle(52)], chips }
}

type Played = Bets & { readonly phase: string }
type Rules<Hand, Action> = {
  readonly act: (hand: Hand, seat: number, action: Action | BetAction) => Hand | string
  readonly awaited: (hand: Hand) => readonly number[]
  readonly timeout: (hand: Hand, seat: number) => Action | BetAction
  /** Gets every state. */
  readonly see: (hand: Hand) => void
  /** A decision that is no bet. */
  readonly other?: (what: number) => Action
}

/** Plays decisions of whose turn it is: a number raises to it. */
export const playing =
  <Hand, Action>({ act, awaited }: Pick<Rules<Hand, Action>, 'act' | 'awaited'>) =>
  (hand: Hand, ...decisions: readonly ('fold' | 'check' | 'call' | number)[]): Hand =>
    decisions.reduce<Hand>((now, decision) => {
      const action: BetAction =
        typeof decision === 'number' ? { kind: 'raise', to: BigInt(decision) } : { kind: decision }
      const next = act(now, awaited(now)[0] ?? -1, action)
      if (typeof next === 'string') throw new Error(`${decision} was refused: ${next}`)
      return next
    }, hand)

/** Plays random legal decisions to the end. */
export function playedOut<Hand extends Played, Action>(
  hand: Hand,
  seed: number,
  { act, awaited, timeout, see, other }: Rules<Hand, Action>,
): Hand {
  const chance = fastChance(seed)
  for (let now = hand, step = 0; ; step++) {
    see(now)
    if (now.phase === 'over') return now
    if (step > 500) throw new Error('the hand does not end')
    const seat = awaited(now)[0] ?? -1
    const [what, size] = [chance.below(10), chance.below(1_000)]
    const isBet = legalOf(now, seat) !== null
    const action =
      isBet || !other ? (what === 0 ? timeout(now, seat) : betOf(now, seat, what, size)) : other(what)
    const next = act(now, seat, action)
    if (typeof next === 'string') throw new Error(`a legal decision was refused: ${next}`)
    now = next
  }
}

function betOf(hand: Bets, seat: number, what: number, size: number): BetAction {
  const legal = legalOf(hand, seat)
  if (what < 5 && legal?.raise) {
    const span = legal.raise.to - legal.raise.from
    return { kind: 'raise', to: legal.raise.from + (span * BigInt(size)) / 999n }
  }
  return { kind: legal?.check ? 'check' : 'call' }
}

/** Chips in front of the players and in the pots. */
export const chipsIn = (hand: Played): bigint =>
  hand.players.reduce((sum, { stack, put }) => sum + stack + (hand.phase === 'over' ? 0n : put), 0n)

/** The hand with its hidden cards turned by one place: those of the deck, and those that players hold. */
export function twinOf<Hand extends Bets>(hand: Hand, open: readonly number[]): Hand {
  const known = new Set(open)
  const { deck } = hand
  const hidden = deck.flatMap((_, place) => (known.has(place) ? [] : [place]))
  const other = [...deck]
  for (const [nth, place] of hidden.entries())
    other[place] = deck[hidden[(nth + 1) % hidden.length] ?? 0] ?? 0
  return {
    ...hand,
    deck: other,
    players: hand.players.map((player) =>
      known.has(deck.indexOf(player.cards[0] ?? -1))
        ? player
        : { ...player, cards: player.cards.map((held) => other[deck.indexOf(held)] ?? 0) },
    ),
  }
}

/** Chip by chip: each layer of one chip goes to the best of those who put a chip into it and did not fold. Odd chips stay undecided. */
export function byChips(stakes: readonly Stake[], strengths: readonly number[]): number[] {
  const won = stakes.map(() => 0)
  const highest = stakes.reduce((high, { put, folded }) => (!folded && put > high ? put : high), 0n)
  const most = stakes.reduce((high, { put }) => (put > high ? put : high), 0n)
  for (let level = 1n; level <= most; level++) {
    const asked = level > highest ? highest : level
    const payers = stakes.filter(({ put }) => put >= level).length
    const rivals = stakes.flatMap(({ put, folded }, at) => (!folded && put >= asked ? [at] : []))
    const best = Math.max(...rivals.map((at) => strengths[at] ?? 0))
    const winners = rivals.filter((at) => strengths[at] === best)
    for (const at of winners) won[at]! += payers / winners.length
  }
  return won
}
