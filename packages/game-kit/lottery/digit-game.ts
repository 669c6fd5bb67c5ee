import { add, multiply, rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { BetError, BetType, LimitCtx, TheoryRow } from '#game-kit/game.ts'
import { theoryOf } from '#game-kit/one-bet.ts'
import { bad, good, list, whole } from '#game-kit/schema.ts'
import type { Result, Schema } from '#game-kit/schema.ts'
import type { Settled, SharedMath } from '#game-kit/shared/shared.ts'
import { stakeOfUnits } from './stakes.ts'
import { digitConfig } from './digit-config.ts'
import type { DigitConfig } from './digit-config.ts'
import { digitSpread } from './opposites/digit-sides.ts'
import { drawFrom, isDraw } from './family.ts'
import type { DrawFamily } from './family.ts'
import { sidesOf } from './opposites/opposites.ts'
import { pickText, readPick } from './pick.ts'
import type { Pick } from './pick.ts'
import { chancesOf, seenBy, unitCount } from './play.ts'
import type { Play } from './play.ts'
import { fixedFactor, groupFactor, isGroup, rebateShare } from './price.ts'

/**
 * A digital lottery as a shared game. A line is one selection of a play with its price book: prize group with rebate (L), prize group
 * without rebate (Z), fixed odds (E). Its stake is shared equally by its unit bets. Draws in the order of the positions.
 */
export interface DigitChoice {
  readonly pick: Pick
  readonly book: 'L' | 'Z' | 'E'
  /** The prize group; 0 at fixed odds. */
  readonly group: number
}

export interface DigitLottery {
  readonly id: string
  readonly family: DrawFamily
  readonly plays: readonly Play[]
  /** Plays sold at fixed odds instead of a prize group, by key: panels. */
  readonly isPanel: (key: string) => boolean
  /** Factors of plays with a prize table of their own, such as keno: one for each class. */
  readonly table?: (play: Play) => readonly Rational[] | null
}

const MOST_LINES = 2_000
const CHOICE = /^(?<pick>[^@]*)@(?:(?<book>[LZ])(?<group>\d{4})|E)$/

export function digitGame(lottery: DigitLottery): SharedMath<DigitConfig, DigitChoice, readonly number[]> {
  const { id, family, plays } = lottery
  const byKey = new Map(plays.map((play) => [play.key, play]))
  return {
    id,
    edition: 1,
    kind: 'shared',
    configSchema: digitConfig,
    maxLines: MOST_LINES,
    betTypes: (cfg) => plays.map((play) => betType(lottery, play, cfg)),
    check: (cfg, bets, ctx) => {
      for (const bet of bets) {
        const play = byKey.get(bet.key)
        const problem = play
          ? problemOf(lottery, cfg, ctx, { play, stake: bet.stake, choice: bet.choice })
          : ({ refused: 'games.betMalformed' } as const)
        if (problem) return bad(problem)
      }
      return good(bets)
    },
    draw: (_, chance) => ({ outcome: drawFrom(family, chance), carry: null }),
    parseOutcome: (_, json) => outcomeSchema(family).parse(json),
    settler: (cfg, outcome) => {
      const seen = new Map(plays.map((play) => [play.key, seenBy(play, outcome)]))
      return ({ key, choice }) => {
        const play = byKey.get(key)
        if (!play) throw new TypeError(`${id}: unknown play ${key}`)
        return settled(lottery, cfg, { play, choice, seen: seen.get(key) ?? [] })
      }
    },
    sides: (_, bets) =>
      sidesOf(
        bets.flatMap(({ key, choice }) => {
          const play = byKey.get(key)
          return play ? [digitSpread(play, choice.pick)] : []
        }),
      ),
    describe: (_, outcome) => outcome.map((number, position) => ({ type: 'ball', position, number })),
    outcomeSchema: outcomeSchema(family),
    exposure: (cfg, bet) => {
      const play = byKey.get(bet.key)
      if (!play) return []
      const most = multiply(rational(bet.stake), mostReturn(lottery, cfg, play, bet.choice))
      return [{ key: bet.key, most: most.n / most.d }]
    },
    theoretical: (cfg) => plays.flatMap((play) => theoryRows(lottery, cfg, play)),
  }
}

function betType(lottery: DigitLottery, play: Play, cfg: DigitConfig): BetType<DigitConfig, DigitChoice> {
  return {
    key: play.key,
    i18n: `lottery.play.${play.key}`,
    choice: choiceSchema(play, lottery.isPanel(play.key), cfg),
    limits: 'main',
    maxReturn: (config, choice) => mostReturn(lottery, config, play, choice),
  }
}

function choiceSchema(play: Play, isPanel: boolean, cfg: DigitConfig): Schema<DigitChoice> {
  return {
    parse: (json): Result<DigitChoice, string> => {
      const match = typeof json === 'string' ? CHOICE.exec(json) : null
      if (!match?.groups) return bad('not a selection with its price book')
      const { pick = '', book, group } = match.groups
      const isFixed = book === undefined
      if (isFixed !== isPanel) return bad(isPanel ? 'sold at fixed odds only' : 'sold at a prize group only')
      const read = readPick(play.form, pick)
      if (!read.ok) return bad(`selection: ${read.error}`)
      if (unitCount(play, read.value) === 0) return bad('selection: cannot win')
      if (book !== 'L' && book !== 'Z') return good({ pick: read.value, book: 'E', group: 0 })
      if (!isGroup(cfg.groups, Number(group))) return bad('prize group: not offered')
      return good({ pick: read.value, book, group: Number(group) })
    },
    write: ({ pick, book, group }) => `${pickText(pick)}@${book}${book === 'E' ? '' : group}`,
  }
}

const outcomeSchema = (family: DrawFamily): Schema<readonly number[]> => {
  const numbers = list(whole(family.low, family.high), family.size, family.size)
  return {
    parse: (json) => {
      const read = numbers.parse(json)
      return !read.ok || isDraw(family, read.value) ? read : bad('a number occurs twice')
    },
    write: numbers.write,
  }
}

function problemOf(
  lottery: DigitLottery,
  cfg: DigitConfig,
  ctx: LimitCtx,
  { play, stake, choice }: { readonly play: Play; readonly stake: bigint; readonly choice: DigitChoice },
): BetError | null {
  const units = unitCount(play, choice.pick)
  const maxReturn = mostReturn(lottery, cfg, play, choice)
  return stakeOfUnits(cfg.stakes, ctx, { stake, units, maxReturn })
}

/** Return per stake of a winning unit bet, for each class. */
export function factorsOf(
  { isPanel, table }: Priced,
  cfg: DigitConfig,
  play: Play,
  group: number,
): readonly Rational[] {
  const own = table?.(play)
  if (own) return own
  if (isPanel(play.key)) return chancesOf(play).map((chance) => fixedFactor(chance, cfg.fixedRtp))
  return chancesOf(play).map((chance) => groupFactor(chance, group))
}

type Priced = {
  readonly isPanel: DigitLottery['isPanel']
  readonly table?: DigitLottery['table'] | undefined
}

function returnOf(
  lottery: DigitLottery,
  cfg: DigitConfig,
  play: Play,
  { pick, book, group, hits }: DigitChoice & { readonly hits: readonly number[] },
): Rational {
  const factors = factorsOf(lottery, cfg, play, group)
  const units = unitCount(play, pick)
  const rebate = book === 'L' ? rebateShare(cfg.groups, group) : ZERO
  return hits.reduce(
    (total, count, at) =>
      count === 0 ? total : add(total, multiply(factors[at] ?? ZERO, rational(count, units))),
    rebate,
  )
}

const mostReturn = (lottery: DigitLottery, cfg: DigitConfig, play: Play, choice: DigitChoice): Rational =>
  returnOf(lottery, cfg, play, { ...choice, hits: play.most(choice.pick) })

function settled(
  lottery: DigitLottery,
  cfg: DigitConfig,
  {
    play,
    choice,
    seen,
  }: { readonly play: Play; readonly choice: DigitChoice; readonly seen: readonly number[] },
): Settled {
  const hits = play.hits(choice.pick, seen)
  const won = hits.reduce((total, count) => total + count, 0)
  const returned = (play.returned?.(choice.pick, seen) ?? []).reduce((total, count) => total + count, 0)
  const units = unitCount(play, choice.pick)
  const factor = add(returnOf(lottery, cfg, play, { ...choice, hits }), rational(returned, units))
  if (won > 0) return { factor, tag: 'win', hits: won }
  return { factor, tag: returned === units ? 'push' : 'loss' }
}

/** One row for each class: the figures of a unit bet at the default prize group, without the rebate. */
function theoryRows(lottery: DigitLottery, cfg: DigitConfig, play: Play): readonly TheoryRow[] {
  const factors = factorsOf(lottery, cfg, play, cfg.groups.default)
  const chances = chancesOf(play)
  // the prizes of a table belong to one unit bet
  if (play.classes.some(({ isTier }) => isTier === true)) {
    const all = chances.reduce((most, { total }) => (total > most ? total : most), 1n)
    const won = chances.map(({ winning, total }, at) => ({
      factor: factors[at] ?? ZERO,
      weight: winning * (all / total),
    }))
    const lost = won.reduce((left, { weight }) => left - weight, all)
    return [theoryOf(play.key, play.key, [...won, { factor: ZERO, weight: lost }])]
  }
  return chances.map(({ winning, returned, total: all }, at) =>
    theoryOf(`${play.key}.${play.classes[at]?.key ?? at}`, play.key, [
      { factor: factors[at] ?? ZERO, weight: winning },
      { factor: rational(1), weight: returned },
      { factor: ZERO, weight: all - winning - returned },
    ]),
  )
}
