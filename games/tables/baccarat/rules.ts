import type { Chance } from '#kit/chance.ts'
import { dealt, valueOf } from '#game-kit/baccarat/drawing.ts'
import { card, noShoe, openShoe, shoeCarry, shoeState, type ShoeCarry } from '#game-kit/cards/shoe.ts'
import { bad, good, list, object } from '#game-kit/schema.ts'
import { sharedGame } from '#game-kit/shared/open.ts'
import { tableMath, type TableRules, type TimedEvent } from '#game-kit/tables/table-game.ts'
import { baccaratConfig, betsOf, hundredths, usualBaccarat } from './config.ts'
import type { BaccaratConfig, Variant } from './config.ts'
import type { BaccaratBet, BaccaratCard, BaccaratOutcome, BaccaratResult, Hand } from './outcome.ts'
import { dealtOf, hedgeOf, returnOf } from './settle.ts'
import { baccaratTheory } from './theory.ts'

/**
 * Baccarat at a shared table: player and banker get two cards, a third by the usual table, and the side closer to nine wins. The cards come
 * from a shoe of eight decks that is carried from round to round (#game-kit/cards/shoe.ts). Example: 10.00 on the banker, who wins with
 * seven: 19.50 with commission, 20.00 without, and with seven of three cards at the ez table the stake.
 * Draw order: the shoe's own draws where it is new, then player, banker, player, banker, the player's third card, the banker's.
 */

/** When cards lie open, in milliseconds after the draw: four in a row, then the third ones with time to squeeze them. */
const FIRST_MS = 1_200
const STEP_MS = 1_100
const THIRD_MS = 2_600
const RESULT_MS = 1_200
/** A new shoe is shown before its first card. */
const SHOE_MS = 4_000

const newShoeMs = ({ shoe }: Pick<BaccaratOutcome, 'shoe'>): number => (shoe.burnt.length > 0 ? SHOE_MS : 0)

/** The cards in the order of the deal, each with its hand. */
function inOrder(cards: readonly number[]): readonly { readonly hand: Hand; readonly card: number }[] {
  const { player, banker } = dealtOf(cards)
  return [0, 1, 2].flatMap((nth) =>
    (['player', 'banker'] as const).flatMap((hand) => {
      const found = (hand === 'player' ? player : banker)[nth]
      return found === undefined ? [] : [{ hand, card: found }]
    }),
  )
}

function describe(outcome: BaccaratOutcome): readonly TimedEvent[] {
  const points = { player: 0, banker: 0 }
  let atMs = newShoeMs(outcome) + FIRST_MS - STEP_MS
  const cards = inOrder(outcome.cards).map(({ hand, card: face }, nth): BaccaratCard => {
    atMs += nth < 4 ? STEP_MS : THIRD_MS
    points[hand] = (points[hand] + valueOf(face)) % 10
    return { type: 'card', atMs, hand, card: face, total: points[hand] }
  })
  const { totals, result } = dealtOf(outcome.cards)
  const end: BaccaratResult = { type: 'result', atMs: atMs + RESULT_MS, result, ...totals }
  const { burnt, number } = outcome.shoe
  const opening = burnt.length > 0 ? [{ type: 'shoe', atMs: 0, number, burnt }] : []
  return [...opening, ...cards, end]
}

function draw(_: BaccaratConfig, chance: Chance, carry: ShoeCarry) {
  const shoe = openShoe(carry, chance)
  const cards = [shoe.take(), shoe.take(), shoe.take(), shoe.take()]
  while (!isWhole(cards)) cards.push(shoe.take())
  const { shoe: state, carry: after } = shoe.state()
  return { outcome: { cards, shoe: state }, carry: after }
}

/** Whether these cards, in the order of the deal, are a complete round. */
function isWhole(cards: readonly number[]): boolean {
  if (cards.length < 4) return false
  const { player, banker } = dealt([...cards, 0, 0], valueOf)
  return cards.length === player.length + banker.length
}

/** "B", "P" or "T", then the winning total, then p and b for the pairs: "B7b". */
function mark({ cards }: BaccaratOutcome): string {
  const { player, banker, totals, result } = dealtOf(cards)
  const isPair = ([a = 0, b = 0]: readonly number[]): boolean => a % 13 === b % 13
  const letter = { player: 'P', banker: 'B', tie: 'T' }[result]
  return `${letter}${Math.max(totals.player, totals.banker)}${isPair(player) ? 'p' : ''}${isPair(banker) ? 'b' : ''}`
}

const names: Readonly<Record<Variant, string>> = {
  commission: 'baccarat',
  noCommission: 'baccarat-no-commission',
  ez: 'baccarat-ez',
}

export const baccaratRules = (variant: Variant): TableRules<BaccaratConfig, BaccaratOutcome, ShoeCarry> => ({
  id: names[variant],
  edition: 1,
  configSchema: {
    parse: (json) => {
      const read = baccaratConfig.parse(json)
      return read.ok && read.value.variant !== variant ? bad(`variant: not ${variant}`) : read
    },
    write: (cfg) => baccaratConfig.write(cfg),
  },
  outcomeSchema: {
    parse: (json) => {
      const read = outcomeSchema.parse(json)
      return read.ok && !isWhole(read.value.cards) ? bad('cards: not a complete round') : read
    },
    write: (outcome) => outcomeSchema.write(outcome),
  },
  bets: betsOf,
  draw,
  carry: { schema: shoeCarry, first: () => noShoe },
  readByHand: good,
  returned: (cfg, key, { cards }) => {
    const bet = cfg.bets.find((offered) => offered === key)
    if (bet === undefined) throw new TypeError(`baccarat: ${key} is not offered`)
    return { factor: hundredths(returnOf(cfg, bet, dealtOf(cards))), ...hedged(bet) }
  },
  describe: (_, outcome) => describe(outcome),
  mark,
  theoretical: baccaratTheory,
})

const hedged = (bet: BaccaratBet) => {
  const hedge = hedgeOf(bet)
  return hedge ? { hedge } : {}
}

const outcomeSchema = object<BaccaratOutcome>({ cards: list(card, 4, 6), shoe: shoeState })

const gameOf = (variant: Variant) => sharedGame(tableMath(baccaratRules(variant)), usualBaccarat[variant])
export const baccarat = gameOf('commission')
export const baccaratNoCommission = gameOf('noCommission')
export const baccaratEz = gameOf('ez')
