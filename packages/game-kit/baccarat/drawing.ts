import { rankOf } from '../cards/cards.ts'
/** Whose hand. */
export type Side = 'player' | 'banker'

/** Point value of a card: tens and face cards count zero. */
export function valueOf(card: number): number {
  const rank = rankOf(card)
  return rank >= 9 ? 0 : rank + 1
}

/** Whether the banker draws: depends on the player's third card (null: stood) and the banker's own two cards. */
export function doesBankerDraw(banker: number, third: number | null): boolean {
  if (third === null) return banker <= 5
  if (banker <= 2) return true
  if (banker === 3) return third !== 8
  if (banker === 4) return third >= 2 && third <= 7
  if (banker === 5) return third >= 4 && third <= 7
  return banker === 6 && (third === 6 || third === 7)
}

export type Dealt = {
  readonly player: readonly number[]
  readonly banker: readonly number[]
  readonly totals: { readonly player: number; readonly banker: number }
  readonly result: Side | 'tie'
}

/** Deals six cards by the rules, player first; of values or of cards alike, as `value` reads them. */
export function dealt(six: readonly number[], value: (card: number) => number): Dealt {
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, fifth = 0, sixth = 0] = six
  const player = [p1, p2]
  const banker = [b1, b2]
  const total = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + value(card), 0) % 10
  const isNatural = total(player) >= 8 || total(banker) >= 8
  const doesPlayerDraw = !isNatural && total(player) <= 5
  const third = doesPlayerDraw ? value(fifth) : null
  const isDrawn = !isNatural && doesBankerDraw(total(banker), third)
  if (doesPlayerDraw) player.push(fifth)
  if (isDrawn) banker.push(doesPlayerDraw ? sixth : fifth)
  const totals = { player: total(player), banker: total(banker) }
  const result = totals.player === totals.banker ? 'tie' : totals.player > totals.banker ? 'player' : 'banker'
  return { player, banker, totals, result }
}
