import { add, compare, multiply, rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { BetError, BetType, TheoryRow } from '#game-kit/game.ts'
import { theoryOf } from '#game-kit/one-bet.ts'
import { bad, good } from '#game-kit/schema.ts'
import type { Json, Result, Schema } from '#game-kit/schema.ts'
import type { Exposure, SaleCtx, Settled, SharedMath } from '#game-kit/shared/shared.ts'
import { choose } from '../counting.ts'
import { sidesOf } from '../opposites/opposites.ts'
import { stakeOfUnits } from '../stakes.ts'
import { prizeChance } from './chances.ts'
import { drawPrizes, numbersIn, parsePrizes, sizeOf } from './draw.ts'
import type { DrawnNumber, DrawShape, PrizeDraw } from './draw.ts'
import { hitsOf, ordersOf, readCount, readDigits, tiersOf, unitsOf, winnersIn } from './plays.ts'
import type { Picks, PrizePlay } from './plays.ts'
import { prizeSpread } from '../opposites/prize-sides.ts'
import { priceKey, prizeConfig } from './prize-config.ts'
import type { PrizeConfig } from './prize-config.ts'
import { hitFactor, livePrice } from './prices.ts'

export interface PrizeLottery {
  readonly id: string
  readonly shape: DrawShape
  readonly plays: readonly PrizePlay[]
}

type Bet = { readonly key: string; readonly stake: bigint; readonly choice: Picks }

const MOST_LINES = 2_000
/** Longest text of a selection: all thousand numbers of three digits. */
const LONGEST_CHOICE = 5_000

/**
 * A lottery of prize tiers as a shared game: results drawn, or entered whole or number by number. A line is a selection, "07,70"; its
 * stake is shared equally by its unit bets. Live plays are sold between the numbers, at the price of those still to come.
 */
export function prizeGame(lottery: PrizeLottery): SharedMath<PrizeConfig, Picks, PrizeDraw> {
  const { id, shape, plays } = lottery
  const byKey = new Map(plays.map((play) => [play.key, play]))
  const playOf = (key: string): PrizePlay => {
    const play = byKey.get(key)
    if (!play) throw new TypeError(`${id}: unknown play ${key}`)
    return play
  }
  return {
    id,
    edition: 1,
    kind: 'shared',
    configSchema: prizeConfig(plays),
    maxLines: MOST_LINES,
    betTypes: () => plays.map(betType),
    check: (cfg, bets, ctx) => {
      for (const bet of bets) {
        const problem = problemOf(cfg, ctx, playOf(bet.key), bet)
        if (problem) return bad(problem)
      }
      return good(bets)
    },
    draw: (_, chance) => ({ outcome: drawPrizes(shape, chance), carry: null }),
    parseOutcome: (_, json) => parsePrizes(shape, json),
    settler: (cfg, outcome) => {
      const read = new Map<string, readonly DrawnNumber[]>()
      return (bet, { epoch }) => {
        const play = playOf(bet.key)
        const key = `${bet.key}:${epoch}`
        const seen = read.get(key) ?? readDigits(play, outcome, epoch)
        read.set(key, seen)
        return settled(cfg, play, { picks: bet.choice, seen, epoch })
      }
    },
    sides: (_, bets) => sidesOf(bets.map(({ key, choice }) => prizeSpread(playOf(key), choice))),
    describe: (_, outcome) =>
      numbersIn(shape, outcome).map(({ tier, text }) => ({ type: 'prize', tier, text })),
    outcomeSchema: {
      parse: (json) => parsePrizes(shape, json),
      write: (draw): Json => ({ ...draw }),
    },
    piecewise: {
      isLive: true,
      pieces: (cfg, outcome) =>
        numbersIn(shape, outcome).map(({ text }, at) => ({ piece: text, afterMs: at * cfg.pieceMs })),
      join: (_, pieces) => joined(shape, pieces),
    },
    exposure: (cfg, bet, epoch) => exposureOf(cfg, { play: playOf(bet.key), epoch }, bet),
    theoretical: (cfg) => plays.flatMap((play) => theoryRows(cfg, play)),
  }
}

const betType = (play: PrizePlay): BetType<PrizeConfig, Picks> => ({
  key: play.key,
  i18n: `lottery.play.${play.key}`,
  choice: choiceSchema(play),
  limits: 'main',
  maxReturn: (cfg, picks) => mostReturn(cfg, play, picks),
})

const choiceSchema = (play: PrizePlay): Schema<Picks> => ({
  parse: (json): Result<Picks, string> => {
    if (typeof json !== 'string' || json.length > LONGEST_CHOICE) return bad('not a selection')
    const picks = json.split(',')
    return unitsOf(play, picks) > 0 ? good(picks) : bad('not a selection of this play, in ascending order')
  },
  write: (picks) => picks.join(','),
})

function problemOf(cfg: PrizeConfig, ctx: SaleCtx, play: PrizePlay, bet: Bet): BetError | null {
  const shown = ctx.pieces.length
  if (shown > 0 && (!play.isLive || leftAfter(play, shown) === 0)) return { refused: 'games.betMalformed' }
  const units = unitsOf(play, bet.choice)
  const maxReturn = mostReturn(cfg, play, bet.choice, shown)
  return stakeOfUnits(cfg.stakes, ctx, { stake: bet.stake, units, maxReturn })
}

/** How many of the numbers that a live play reads are still to come. Live plays read every tier. */
const leftAfter = (play: PrizePlay, shown: number): number => Math.max(readCount(play) - shown, 0)

/** Return per stake of one hit, for an option of a panel or the whole play. */
export function factorOf(cfg: PrizeConfig, play: PrizePlay, option?: string, epoch = 0): Rational {
  const price = cfg.prices[priceKey(play, option)]
  if (!price) throw new TypeError(`${play.key} has no price`)
  return hitFactor(epoch > 0 ? livePrice(price, readCount(play), leftAfter(play, epoch)) : price)
}

function settled(
  cfg: PrizeConfig,
  play: PrizePlay,
  {
    picks,
    seen,
    epoch,
  }: { readonly picks: Picks; readonly seen: readonly DrawnNumber[]; readonly epoch: number },
): Settled {
  const { rule } = play
  const hits = hitsOf(play, picks, seen)
  if (hits === 0) return { factor: ZERO, tag: 'loss' }
  const units = BigInt(unitsOf(play, picks))
  if (rule.kind === 'set') {
    const won = rule.options
      .filter(({ key, numbers }) => picks.includes(key) && numbers.includes(seen[0]?.text ?? ''))
      .reduce((total, { key }) => add(total, factorOf(cfg, play, key)), ZERO)
    return { factor: multiply(won, rational(1, units)), tag: 'win', hits }
  }
  const factor = multiply(factorOf(cfg, play, undefined, epoch), rational(hits, units))
  // where a tier or an order pays in points, a member counts the numbers that won
  const isInPoints = rule.kind === 'tiers' || rule.kind === 'anyOrder'
  return { factor, tag: 'win', hits: isInPoints ? winnersIn(play, picks, seen).length : hits }
}

/** The highest return per stake that any result can give a line. */
function mostReturn(cfg: PrizeConfig, play: PrizePlay, picks: Picks, epoch = 0): Rational {
  const units = rational(1, unitsOf(play, picks))
  const { rule } = play
  if (rule.kind === 'set') {
    const chosen = rule.options.filter(({ key }) => picks.includes(key))
    const returns = [...new Set(chosen.flatMap(({ numbers }) => numbers))].map((number) =>
      chosen
        .filter(({ numbers }) => numbers.includes(number))
        .reduce((total, { key }) => add(total, factorOf(cfg, play, key)), ZERO),
    )
    return multiply(
      returns.reduce((most, each) => (compare(each, most) > 0 ? each : most), ZERO),
      units,
    )
  }
  return multiply(multiply(factorOf(cfg, play, undefined, epoch), rational(mostHits(play, picks))), units)
}

/** A bound of the hits: no number twice within a tier, so a pick can be met by at most as many as end in it. */
function mostHits(play: PrizePlay, picks: Picks): number {
  const { rule, source } = play
  if ('size' in rule) return choose(picks.length, rule.size)
  if (rule.kind === 'anyOrder') return Math.max(...picks.map((pick) => 6 / ordersOf(pick)))
  if (rule.kind === 'digit') return Math.min(picks.length, source.width)
  return tiersOf(play).reduce((total, { key, count, width }) => {
    const met = Math.min(count, picks.length * 10 ** (width - source.width))
    return total + met * (rule.kind === 'tiers' ? (rule.points[key] ?? 0) : 1)
  }, 0)
}

/** By number where a number pays by itself; else the play as a whole. */
function exposureOf(
  cfg: PrizeConfig,
  { play, epoch }: { readonly play: PrizePlay; readonly epoch: number },
  { stake, choice }: Bet,
): readonly Exposure[] {
  const units = BigInt(unitsOf(play, choice))
  const { rule } = play
  const isByNumber = rule.kind === 'each' || rule.kind === 'set' || rule.kind === 'anyOrder'
  if (!isByNumber) {
    const most = multiply(rational(stake), mostReturn(cfg, play, choice, epoch))
    return [{ key: play.key, most: most.n / most.d }]
  }
  return choice.map((pick) => {
    const factor = factorOf(cfg, play, rule.kind === 'set' ? pick : undefined, epoch)
    return { key: `${play.key}:${pick}`, most: (stake * factor.n) / (units * factor.d) }
  })
}

/** Reads numbers one by one in the order drawn; the newest may not repeat one of its tier. */
function joined(shape: DrawShape, pieces: readonly Json[]): Result<PrizeDraw | null, string> {
  const draw: Record<string, string[]> = {}
  let from = 0
  for (const { key, count, width } of shape.tiers) {
    const numbers: string[] = []
    for (const piece of pieces.slice(from, from + count)) {
      if (typeof piece !== 'string' || piece.length !== width || !/^\d+$/.test(piece))
        return bad(`${key}: not a number of ${width} digits`)
      if (numbers.includes(piece)) return bad(`${key}: a number occurs twice`)
      numbers.push(piece)
    }
    draw[key] = numbers
    from += count
  }
  const size = sizeOf(shape)
  if (pieces.length > size) return bad(`more than ${size} numbers`)
  return good(pieces.length === size ? draw : null)
}

/** Expected hits are exact for every play; variance and highest win are stated for one hit. */
function theoryRows(cfg: PrizeConfig, play: PrizePlay): readonly TheoryRow[] {
  const { rule } = play
  const options = rule.kind === 'set' ? rule.options.map(({ key }) => key) : [undefined]
  return options.map((option, at) => {
    const { hits } = prizeChance(play, at)
    const name = priceKey(play, option)
    return theoryOf(name, name, [
      { factor: factorOf(cfg, play, option), weight: hits.n },
      { factor: ZERO, weight: hits.d - hits.n },
    ])
  })
}
