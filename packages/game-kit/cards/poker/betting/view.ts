import type { Bets, Bettor } from './bets.ts'

/** A player as others see it. `cards` null: dealt, but not for these eyes. */
export type BettorView = Omit<Bettor, 'acted' | 'cards'> & { readonly cards: readonly number[] | null }

/** The players with the cards that may be seen. */
export const bettorsAs = (
  { players }: Pick<Bets, 'players'>,
  isSeen: (player: Bettor) => boolean,
): readonly BettorView[] =>
  players.map((player) => {
    const { acted: _, cards, ...open } = player
    return { ...open, cards: isSeen(player) ? cards : null }
  })

/** Places in the deck of these cards, for opening their leaves of the deck's commitment. */
export function placesOf({ deck }: Pick<Bets, 'deck'>, cards: readonly number[]): readonly number[] {
  const known = new Set(cards)
  return deck.flatMap((card, place) => (known.has(card) ? [place] : []))
}
