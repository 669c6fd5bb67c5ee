import { dealt, valueOf, type Dealt } from '#game-kit/baccarat/drawing.ts'
import { DECK, rankOf } from '#game-kit/cards/cards.ts'
import type { Hedge } from '#game-kit/game.ts'
import type { BaccaratConfig, BaccaratPays } from './config.ts'
import type { BaccaratBet, Hand } from './outcome.ts'

/** What the bets depend on, besides pairs: totals and numbers of cards. */
export type Totals = {
  readonly player: number
  readonly banker: number
  readonly playerCards: number
  readonly bankerCards: number
}

export const totalsOf = ({ player, banker, totals }: Dealt): Totals => ({
  ...totals,
  playerCards: player.length,
  bankerCards: banker.length,
})

/** Deals the cards of a round: four to six, of which none is left over. */
export const dealtOf = (cards: readonly number[]): Dealt => dealt(cards, valueOf)

export const winnerOf = ({ player, banker }: Totals): Hand | 'tie' =>
  player === banker ? 'tie' : player > banker ? 'player' : 'banker'

const isNatural = (total: number, cards: number): boolean => cards === 2 && total >= 8

/** Hundredths that a bet on totals and numbers of cards returns; null: it is a bet on pairs. */
export function onTotals(
  { pays }: Pick<BaccaratConfig, 'pays'>,
  key: BaccaratBet,
  at: Totals,
): number | null {
  const winner = winnerOf(at)
  const count = at.playerCards + at.bankerCards
  switch (key) {
    case 'player':
      return winner === 'tie' ? 100 : winner === 'player' ? pays.player : 0
    case 'banker':
      return winner === 'tie' ? 100 : winner === 'banker' ? bankerPay(pays, at) : 0
    case 'tie':
      return winner === 'tie' ? pays.tie : 0
    case 'big':
      return count > 4 ? pays.big : 0
    case 'small':
      return count === 4 ? pays.small : 0
    case 'super6':
      return winner === 'banker' && at.banker === 6 ? pays.super6 : 0
    case 'lucky6':
      return winner !== 'banker' || at.banker !== 6 ? 0 : at.bankerCards === 2 ? pays.lucky6 : pays.lucky6of3
    case 'dragon7':
      return winner === 'banker' && at.banker === 7 && at.bankerCards === 3 ? pays.dragon7 : 0
    case 'panda8':
      return winner === 'player' && at.player === 8 && at.playerCards === 3 ? pays.panda8 : 0
    case 'playerBonus':
      return bonus(pays, 'player', at)
    case 'bankerBonus':
      return bonus(pays, 'banker', at)
    case 'playerNatural':
      return isNatural(at.player, at.playerCards) ? pays.natural : 0
    case 'bankerNatural':
      return isNatural(at.banker, at.bankerCards) ? pays.natural : 0
    default:
      return null
  }
}

function bankerPay(pays: BaccaratPays, { banker, bankerCards }: Totals): number {
  if (banker === 6) return pays.bankerSix
  return banker === 7 && bankerCards === 3 ? pays.bankerSeven : pays.banker
}

/** A win by four points or more, or with a natural; a tie of naturals returns the stake. */
function bonus(pays: BaccaratPays, side: Hand, at: Totals): number {
  const own = isNatural(at[side], at[`${side}Cards`])
  const winner = winnerOf(at)
  if (winner === 'tie') return own ? 100 : 0
  if (winner !== side) return 0
  if (own) return pays.bonusNatural
  return pays.bonus[9 - Math.abs(at.player - at.banker)] ?? 0
}

const alike = ([a = 0, b = 0]: readonly number[]): boolean => a % DECK === b % DECK
const isPair = ([a = 0, b = 0]: readonly number[]): boolean => rankOf(a) === rankOf(b)

/** Hundredths that a bet on pairs returns. */
function onPairs(pays: BaccaratPays, key: BaccaratBet, { player, banker }: Dealt): number {
  const perfect = Number(alike(player)) + Number(alike(banker))
  switch (key) {
    case 'playerPair':
      return isPair(player) ? pays.pair : 0
    case 'bankerPair':
      return isPair(banker) ? pays.pair : 0
    case 'eitherPair':
      return isPair(player) || isPair(banker) ? pays.eitherPair : 0
    case 'perfectPair':
      return perfect === 2 ? pays.perfectPairs : perfect === 1 ? pays.perfectPair : 0
    default:
      throw new TypeError(`baccarat: no bet ${key}`)
  }
}

/** Hundredths that a bet returns after a deal. */
export const returnOf = (cfg: Pick<BaccaratConfig, 'pays'>, key: BaccaratBet, deal: Dealt): number =>
  onTotals(cfg, key, totalsOf(deal)) ?? onPairs(cfg.pays, key, deal)

/** Player against banker, and five or six cards against four. */
export function hedgeOf(side: BaccaratBet): Hedge | undefined {
  if (side === 'player' || side === 'banker') return { group: 'winner', side }
  return side === 'big' || side === 'small' ? { group: 'cards', side } : undefined
}
