import { add, compare, multiply, rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { digitConfig } from './digit-config.ts'
import { factorsOf } from './digit-game.ts'
import type { DigitLottery } from './digit-game.ts'
import { digitOdds, prizeOdds } from './odds.ts'
import type { ShownOdds } from './odds.ts'
import { pickText } from './pick.ts'
import type { Pick, PickForm } from './pick.ts'
import { isDraw } from './family.ts'
import type { DrawFamily } from './family.ts'
import { seenBy, unitCount } from './play.ts'
import type { Play } from './play.ts'
import { rebateShare } from './price.ts'
import type { PrizeGroups } from './price.ts'
import { prizeForm, prizePicks } from './vietnam/form.ts'
import { hitsOf, readDigits, unitsOf } from './vietnam/plays.ts'
import type { PrizePlay } from './vietnam/plays.ts'
import { priceKey, prizeConfig } from './vietnam/prize-config.ts'
import { parsePrizes, sizeOf } from './vietnam/draw.ts'
import type { DrawShape } from './vietnam/draw.ts'
import { factorOf } from './vietnam/prize-game.ts'
import type { PrizeLottery } from './vietnam/prize-game.ts'

/** The prize group that a member chooses, with or without rebate; plays at fixed odds ignore it. */
export interface GroupChoice {
  readonly book: 'L' | 'Z'
  readonly group: number
}

/** What a unit bet of a class, or an option of a panel, returns per stake. */
export interface ShownPrice {
  readonly key: string
  readonly factor: Rational
}

/** A play as a page offers it: the same functions price it there and on the server. */
export interface BoardPlay {
  readonly key: string
  readonly form: PickForm
  /** Digits of each number shown: 2 shows 7 as 07. */
  readonly digits: number
  /** Whether its price follows from the prize group. */
  readonly hasGroup: boolean
  /** Sold at a price for each point, with a return for each hit. */
  readonly isPoints: boolean
  /** Sold between the numbers of a draw. */
  readonly isLive: boolean
  /** Unit bets of a selection that fits the form; 0 where it cannot win. */
  readonly units: (pick: Pick) => number
  /** The choice as it is sent. */
  readonly choice: (pick: Pick, price: GroupChoice) => string
  readonly prices: (price: GroupChoice) => readonly ShownPrice[]
  /** What a hit returns per stake while a draw goes on, after `shown` numbers; null once nothing that the play reads is to come. */
  readonly livePrice: (shown: number) => Rational | null
  /** Chance, price and RTP of a unit bet of each class, by enumeration: a few hundredths of a second for five digits. */
  readonly odds: (price: GroupChoice) => readonly ShownOdds[]
  /** The options of a panel that a result pays, in the panel's order; null for plays without options and for what is no result. */
  readonly winners: (outcome: unknown) => readonly string[] | null
}

/** What a lottery draws: numbers on positions, with the text keys of their names, or prizes in tiers. */
export type Drawn =
  | { readonly kind: 'numbers'; readonly family: DrawFamily; readonly rows: readonly string[] }
  | { readonly kind: 'prizes'; readonly shape: DrawShape }

export interface Board {
  readonly drawn: Drawn
  readonly plays: readonly BoardPlay[]
  readonly stakes: StakeRules
  /** Null for lotteries without prize groups. */
  readonly groups: PrizeGroups | null
  /** The share of the stake that is paid back at a group. */
  readonly rebate: (price: GroupChoice) => Rational
}

const PLACES = Array.from({ length: 10 }, (_, at) => `place${at + 1}`)

/** Names of the positions, by family; dice and balls that are read as a set have none. */
const POSITIONS: Readonly<Record<string, readonly string[]>> = {
  digits5: ['tenThousands', 'thousands', 'hundreds', 'tens', 'units'],
  digits3: ['hundreds', 'tens', 'units'],
  '11x5': PLACES,
  pk10: PLACES,
}

/** Throws if the configuration is not one of this lottery. */
export function digitBoard(lottery: DigitLottery, config: unknown): Board {
  const read = digitConfig.parse(config)
  if (!read.ok) throw new TypeError(read.error)
  const cfg = read.value
  const hasGroups = lottery.plays.some(({ key }) => !lottery.isPanel(key))
  return {
    drawn: {
      kind: 'numbers',
      family: lottery.family,
      rows: (POSITIONS[lottery.family.key] ?? []).slice(0, lottery.family.size),
    },
    stakes: cfg.stakes,
    groups: hasGroups ? cfg.groups : null,
    rebate: ({ book, group }) => (book === 'L' ? rebateShare(cfg.groups, group) : ZERO),
    plays: lottery.plays.map((play): BoardPlay => {
      const isPanel = lottery.isPanel(play.key)
      return {
        key: play.key,
        form: play.form,
        digits: `${play.family.high}`.length,
        hasGroup: !isPanel,
        isPoints: false,
        isLive: false,
        units: (pick) => unitCount(play, pick),
        choice: (pick, { book, group }) => `${pickText(pick)}@${isPanel ? 'E' : `${book}${group}`}`,
        livePrice: () => null,
        prices: ({ group }) => shownPrices(play, factorsOf(lottery, cfg, play, group)),
        odds: ({ group }) => digitOdds(play, factorsOf(lottery, cfg, play, group)),
        winners: isPanel ? (outcome) => digitWinners(play, outcome) : () => null,
      }
    }),
  }
}

const shownPrices = (play: Play, factors: readonly Rational[]): readonly ShownPrice[] =>
  play.classes.map(({ key }, at) => ({ key, factor: factors[at] ?? ZERO }))

/** Throws if the configuration is not one of this lottery. */
export function prizeBoard(lottery: PrizeLottery, config: unknown): Board {
  const read = prizeConfig(lottery.plays).parse(config)
  if (!read.ok) throw new TypeError(read.error)
  const cfg = read.value
  const pricesOf = (play: PrizePlay): readonly ShownPrice[] => {
    const { rule } = play
    if (rule.kind === 'set') return rule.options.map(({ key }) => ({ key, factor: factorOf(cfg, play, key) }))
    if (rule.kind !== 'tiers') return [{ key: priceKey(play), factor: factorOf(cfg, play) }]
    return Object.entries(rule.points).map(([key, points]) => ({
      key,
      factor: multiply(factorOf(cfg, play), rational(points)),
    }))
  }
  return {
    drawn: { kind: 'prizes', shape: lottery.shape },
    stakes: cfg.stakes,
    groups: null,
    rebate: () => ZERO,
    plays: lottery.plays.map((play): BoardPlay => ({
      key: play.key,
      form: prizeForm(play),
      digits: play.rule.kind === 'digit' ? 1 : play.source.width,
      hasGroup: false,
      isPoints: true,
      isLive: play.isLive === true,
      units: (pick) => unitsOf(play, prizePicks(play, pick)),
      choice: (pick) => prizePicks(play, pick).join(','),
      prices: () => pricesOf(play),
      livePrice: (shown) =>
        play.isLive === true && shown < sizeOf(lottery.shape) ? factorOf(cfg, play, undefined, shown) : null,
      odds: () => prizeOdds(play, pricesOf(play)),
      winners: (outcome) => prizeWinners(play, outcome),
    })),
  }
}

function digitWinners(play: Play, outcome: unknown): readonly string[] | null {
  const { form, classes, family } = play
  const isPanel = form.rows.length === 1 && form.rows[0]?.name === 'options'
  if (!isPanel || !isNumbers(outcome) || !isDraw(family, outcome)) return null
  const seen = seenBy(play, outcome)
  return classes.filter(({ wins }) => wins(seen) > 0).map(({ key }) => key)
}

function prizeWinners(play: PrizePlay, outcome: unknown): readonly string[] | null {
  const { rule, shape } = play
  if (rule.kind !== 'set') return null
  const draw = parsePrizes(shape, outcome)
  if (!draw.ok) return null
  const seen = readDigits(play, draw.value)
  return rule.options.map(({ key }) => key).filter((key) => hitsOf(play, [key], seen) > 0)
}

const isNumbers = (outcome: unknown): outcome is readonly number[] =>
  Array.isArray(outcome) && outcome.every((each) => typeof each === 'number')

/** The highest of the prices: "up to". */
export const highestPrice = (prices: readonly ShownPrice[]): Rational =>
  prices.reduce((most, { factor }) => (compare(factor, most) > 0 ? factor : most), ZERO)

/** What a stake of one unit bet returns when it wins, with the rebate. */
export const returnOfUnit = (factor: Rational, stake: bigint, rebate: Rational): bigint => {
  const total = multiply(rational(stake), add(factor, rebate))
  return total.n / total.d
}
