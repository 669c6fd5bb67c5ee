import { instantGame } from '#game-kit/instant.ts'
import type { Bet, BetType, GameMath, Line, TheoryRow } from '#game-kit/game.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { checkOneBet, quickStakes, theoryOf } from '#game-kit/one-bet.ts'
import { object, oneOf, oneOfNumbers, text } from '#game-kit/schema.ts'
import type { Chance } from '#kit/chance.ts'
import { rational } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { DropChoice, DropEvent, DropRows } from './events.ts'
import { boards, cups, firstBoards, fromMiddle, risks } from './pays.ts'

/**
 * Pearl Drop. A pearl falls through rows of pegs, right or left at each with the same chance, into one of rows + 1 cups. The member
 * chooses 8 to 16 rows and one of three risks. Cup k is reached by C(rows, k) of the 2^rows ways. Example: 9 rows at low risk, four
 * times right and five times left: one of the two middle cups, 0.7 of the stake. Edition 1 had boards of 8, 12 and 16 rows only.
 * Draw order: sixteen draws below 2, first peg first, no matter which board is played.
 */

/** Pegs of the longest board. */
export const LONGEST = 16

export interface DropConfig {
  readonly stakes: StakeRules
}

export interface DropOutcome {
  /** Sixteen characters, 1 right, 0 left. */
  readonly way: string
}

export const dropConfig: DropConfig = { stakes: quickStakes }

/** The cup that a way ends in: how often it went right within the board's rows. */
export function cupOf(way: string, rows: DropRows): number {
  let cup = 0
  for (let peg = 0; peg < rows; peg++) if (way[peg] === '1') cup++
  return cup
}

/** Payout of a cup per stake, the stake included. */
export function cupFactor({ rows, risk }: DropChoice, cup: number): Rational {
  const tenths = cups[rows][risk][fromMiddle(rows, cup)]
  if (tenths === undefined) throw new RangeError(`pearl-drop: a board of ${rows} rows has no cup ${cup}`)
  return rational(tenths, 10)
}

const dropAmong = (among: readonly DropRows[]): BetType<DropConfig, DropChoice> => ({
  key: 'drop',
  i18n: 'pearlDrop.bet.drop',
  choice: object<DropChoice>({ rows: oneOfNumbers(among), risk: oneOf(risks) }),
  limits: 'main',
  maxReturn: (_cfg, choice) => cupFactor(choice, choice.rows),
})

/** The one bet of a round. */
export const drop = dropAmong(boards)

function tagOf(factor: Rational): Line['tag'] {
  if (factor.n === factor.d) return 'push'
  return factor.n > factor.d ? 'win' : 'halfLoss'
}

function settle(_cfg: DropConfig, bet: Bet<DropChoice>, outcome: DropOutcome): Line {
  const factor = cupFactor(bet.choice, cupOf(outcome.way, bet.choice.rows))
  return { betKey: bet.key, stake: bet.stake, factor, tag: tagOf(factor) }
}

/** Ways into a cup: the binomial coefficient, by the triangle of sums. */
export function waysInto(rows: DropRows): readonly bigint[] {
  let line = [1n]
  for (let row = 0; row < rows; row++)
    line = [1n, ...line.slice(1).map((ways, k) => ways + (line[k] ?? 0n)), 1n]
  return line
}

/** Exact numbers of one board at one risk. */
export function dropTheory(choice: DropChoice): TheoryRow {
  const cupsOf = waysInto(choice.rows).map((weight, cup) => ({ factor: cupFactor(choice, cup), weight }))
  return theoryOf(`${choice.rows} rows, ${choice.risk}`, 'drop', cupsOf)
}

const dropsOf = (among: readonly DropRows[]): readonly DropChoice[] =>
  among.flatMap((rows) => risks.map((risk) => ({ rows, risk })))

/** Every board at every risk. */
export const everyDrop = dropsOf(boards)

const mathOf = (
  edition: number,
  among: readonly DropRows[],
  bet: BetType<DropConfig, DropChoice>,
): GameMath<DropConfig, DropChoice, DropOutcome> => ({
  id: 'pearl-drop',
  edition,
  kind: 'instant',
  configSchema: object<DropConfig>({ stakes: stakeRules }),
  maxBets: 1,
  betTypes: () => [bet],
  check: checkOneBet(bet),
  draw: (_cfg: DropConfig, chance: Chance) => {
    let way = ''
    for (let peg = 0; peg < LONGEST; peg++) way += chance.below(2)
    return { way }
  },
  settle,
  describe: (_cfg, outcome): readonly DropEvent[] => [{ type: 'drop', way: outcome.way }],
  outcomeSchema: object<DropOutcome>({ way: text(/^[01]{16}$/) }),
  *outcomes() {
    for (let value = 0; value < 2 ** LONGEST; value++)
      yield { o: { way: value.toString(2).padStart(LONGEST, '0') }, w: 1n }
  },
  theoretical: () => dropsOf(among).map(dropTheory),
})

export const dropMath = mathOf(2, boards, drop)
export const pearlDrop = instantGame(dropMath, dropConfig)
/** As it was played when it had boards of 8, 12 and 16 rows only. */
export const firstPearlDrop = instantGame(mathOf(1, firstBoards, dropAmong(firstBoards)), dropConfig)
