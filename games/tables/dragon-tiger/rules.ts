import { rational } from '#kit/rational.ts'
import { DECK, rankOf, suitOf } from '#game-kit/cards/cards.ts'
import { card, DECKS, noShoe, openShoe, shoeCarry, shoeState, type ShoeCarry } from '#game-kit/cards/shoe.ts'
import type { Hedge, TheoryRow } from '#game-kit/game.ts'
import { theoryOf } from '#game-kit/one-bet.ts'
import { good, object, whole } from '#game-kit/schema.ts'
import { sharedGame } from '#game-kit/shared/open.ts'
import { stakesFrom, tableStakes, type TableBet, type TableStakes } from '#game-kit/tables/stakes.ts'
import { tableMath, type TableRules, type TimedEvent } from '#game-kit/tables/table-game.ts'
import { dragonTigerBets, type DragonTigerBet, type DragonTigerOutcome, type Side } from './outcome.ts'

/**
 * Dragon tiger: a card for the dragon, a card for the tiger; the higher rank wins, an ace is lowest. A tie returns half of a stake on a
 * side. A side's card is big from eight, small to six; a seven loses both. Odd and even go by rank, king 13. The shoe is baccarat's.
 * Example: 10.00 on the dragon and a tie: 5.00. Draw order: the shoe's own draws where it is new, then dragon, tiger.
 */

/** Hundredths of the stake that are returned, the stake included. */
export interface DragonTigerConfig {
  readonly stakes: TableStakes
  readonly win: number
  /** What a side returns on a tie. */
  readonly tied: number
  readonly tie: number
  readonly suitedTie: number
  readonly big: number
  readonly odd: number
  readonly even: number
}

const pay = whole(0, 100_000)
const configSchema = object<DragonTigerConfig>({
  stakes: tableStakes,
  win: pay,
  tied: pay,
  tie: pay,
  suitedTie: pay,
  big: pay,
  odd: pay,
  even: pay,
})

export const dragonTigerConfig: DragonTigerConfig = {
  stakes: stakesFrom({ vnd: 10_000, usd: 1, fun: 1 }),
  win: 200,
  tied: 50,
  tie: 1_200,
  suitedTie: 5_100,
  big: 200,
  odd: 175,
  even: 205,
}

/** The rank that is neither big nor small. */
const SEVEN = 7

type Cards = { readonly dragon: number; readonly tiger: number }

function ofCard(cfg: DragonTigerConfig, kind: 'Big' | 'Small' | 'Odd' | 'Even', face: number): number {
  const rank = rankOf(face) + 1
  switch (kind) {
    case 'Big':
      return rank > SEVEN ? cfg.big : 0
    case 'Small':
      return rank < SEVEN ? cfg.big : 0
    case 'Odd':
      return rank % 2 === 1 ? cfg.odd : 0
    case 'Even':
      return rank % 2 === 0 ? cfg.even : 0
    default:
      return kind satisfies never
  }
}

/** Hundredths that a bet returns. */
export function returnOf(cfg: DragonTigerConfig, key: DragonTigerBet, { dragon, tiger }: Cards): number {
  const over = rankOf(dragon) - rankOf(tiger)
  switch (key) {
    case 'dragon':
      return over === 0 ? cfg.tied : over > 0 ? cfg.win : 0
    case 'tiger':
      return over === 0 ? cfg.tied : over < 0 ? cfg.win : 0
    case 'tie':
      return over === 0 ? cfg.tie : 0
    case 'suitedTie':
      return over === 0 && suitOf(dragon) === suitOf(tiger) ? cfg.suitedTie : 0
    case 'dragonBig':
      return ofCard(cfg, 'Big', dragon)
    case 'dragonSmall':
      return ofCard(cfg, 'Small', dragon)
    case 'dragonOdd':
      return ofCard(cfg, 'Odd', dragon)
    case 'dragonEven':
      return ofCard(cfg, 'Even', dragon)
    case 'tigerBig':
      return ofCard(cfg, 'Big', tiger)
    case 'tigerSmall':
      return ofCard(cfg, 'Small', tiger)
    case 'tigerOdd':
      return ofCard(cfg, 'Odd', tiger)
    case 'tigerEven':
      return ofCard(cfg, 'Even', tiger)
    default:
      return key satisfies never
  }
}

/** The highest return of each bet. */
const mostOf = (cfg: DragonTigerConfig, key: DragonTigerBet): number => {
  if (key === 'dragon' || key === 'tiger') return Math.max(cfg.win, cfg.tied)
  if (key === 'tie' || key === 'suitedTie') return cfg[key]
  return key.endsWith('Odd') ? cfg.odd : key.endsWith('Even') ? cfg.even : cfg.big
}

const isMain = (key: DragonTigerBet): boolean => key !== 'tie' && key !== 'suitedTie'

const betsOf = (cfg: DragonTigerConfig): readonly TableBet[] =>
  dragonTigerBets.map((key) => ({
    key,
    kind: isMain(key) ? 'main' : 'side',
    maxReturn: rational(mostOf(cfg, key), 100),
  }))

function hedgeOf(key: DragonTigerBet): Hedge | null {
  if (key === 'dragon' || key === 'tiger') return { group: 'winner', side: key }
  const of = /^(dragon|tiger)(Big|Small|Odd|Even)$/.exec(key)
  if (!of) return null
  const [, side = '', kind = ''] = of
  return { group: `${side} ${kind === 'Big' || kind === 'Small' ? 'size' : 'parity'}`, side: kind }
}

/** Every pair of cards of a full shoe with its number of ways. */
function* everyDeal(): Generator<Cards & { readonly weight: bigint }> {
  for (let dragon = 0; dragon < DECK; dragon++)
    for (let tiger = 0; tiger < DECK; tiger++)
      yield { dragon, tiger, weight: BigInt(DECKS * (dragon === tiger ? DECKS - 1 : DECKS)) }
}

function theory(cfg: DragonTigerConfig): readonly TheoryRow[] {
  const deals = [...everyDeal()]
  return dragonTigerBets.map((key) => {
    const sums = new Map<number, bigint>()
    for (const deal of deals) {
      const returned = returnOf(cfg, key, deal)
      sums.set(returned, (sums.get(returned) ?? 0n) + deal.weight)
    }
    const outcomes = [...sums].map(([returned, weight]) => ({ factor: rational(returned, 100), weight }))
    return theoryOf(key, 'cards', outcomes)
  })
}

const DRAGON_MS = 2_000
const TIGER_MS = 4_500
const RESULT_MS = 5_500
const SHOE_MS = 4_000

function describe({ dragon, tiger, shoe }: DragonTigerOutcome): readonly TimedEvent[] {
  const later = shoe.burnt.length > 0 ? SHOE_MS : 0
  const face = (side: Side, atMs: number, open: number) => ({ type: 'card', atMs, side, card: open })
  const over = rankOf(dragon) - rankOf(tiger)
  const result = over === 0 ? 'tie' : over > 0 ? 'dragon' : 'tiger'
  return [
    ...(later > 0 ? [{ type: 'shoe', atMs: 0, number: shoe.number, burnt: shoe.burnt }] : []),
    face('dragon', later + DRAGON_MS, dragon),
    face('tiger', later + TIGER_MS, tiger),
    { type: 'result', atMs: later + RESULT_MS, result },
  ].map((event) => ({ ...event }))
}

export const dragonTigerRules: TableRules<DragonTigerConfig, DragonTigerOutcome, ShoeCarry> = {
  id: 'dragon-tiger',
  edition: 1,
  configSchema,
  outcomeSchema: object<DragonTigerOutcome>({ dragon: card, tiger: card, shoe: shoeState }),
  bets: betsOf,
  draw: (_, chance, carry) => {
    const shoe = openShoe(carry, chance)
    const dragon = shoe.take()
    const tiger = shoe.take()
    const { shoe: state, carry: after } = shoe.state()
    return { outcome: { dragon, tiger, shoe: state }, carry: after }
  },
  carry: { schema: shoeCarry, first: () => noShoe },
  readByHand: good,
  returned: (cfg, key, outcome) => {
    const bet = dragonTigerBets.find((known) => known === key)
    if (bet === undefined) throw new TypeError(`dragon-tiger: no bet ${key}`)
    const hedge = hedgeOf(bet)
    return { factor: rational(returnOf(cfg, bet, outcome), 100), ...(hedge ? { hedge } : {}) }
  },
  describe: (_, outcome) => describe(outcome),
  /** "D", "T" or "=", then both ranks: "D12-7". */
  mark: ({ dragon, tiger }) => {
    const over = rankOf(dragon) - rankOf(tiger)
    return `${over === 0 ? '=' : over > 0 ? 'D' : 'T'}${rankOf(dragon) + 1}-${rankOf(tiger) + 1}`
  },
  theoretical: theory,
}

export const dragonTiger = sharedGame(tableMath(dragonTigerRules), dragonTigerConfig)
