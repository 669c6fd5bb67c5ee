/** The rules and the exact proof of a new instant game: a coin with an RTP of 98 %, as a placeholder. */
import type { Name } from './names.ts'

/** Path and text of each file. */
export function gameFiles({ kebab, camel, pascal, words }: Name): Record<string, string> {
  const folder = `games/${kebab}`
  return {
    [`${folder}/events.ts`]: `import type { GameEvent } from '#game-kit/events.ts'

/** How the coin fell; the \`settled\` event that follows carries the bet. */
export interface FallEvent extends GameEvent {
  readonly type: 'fall'
  readonly side: Side
}

export type Side = 'heads' | 'tails'

export interface ${pascal}Choice {
  readonly side: Side
}
`,
    [`${folder}/rules.ts`]: `import { instantGame } from '#game-kit/instant.ts'
import type { Bet, BetError, BetType, GameMath, LimitCtx, TheoryRow } from '#game-kit/game.ts'
import { stakeProblem, stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { bad, good, object, oneOf } from '#game-kit/schema.ts'
import type { Result, Schema } from '#game-kit/schema.ts'
import { major } from '#kit/money.ts'
import { rational, subtract, multiply, ZERO } from '#kit/rational.ts'
import type { ${pascal}Choice, FallEvent, Side } from './events.ts'

/**
 * ${words}. A fair coin; the right side returns 1.96 times the stake, so every bet returns exactly 98 %.
 * Order of luck: one draw below 2.
 */

const SIDES = ['heads', 'tails'] as const
const HALF = rational(1, 2)
/** What the right side returns per stake, the stake included. */
export const FACTOR = rational(196, 100)

export interface ${pascal}Config {
  readonly stakes: StakeRules
}

export interface ${pascal}Outcome {
  readonly side: Side
}

const stakes = (least: number, most: number) => ({
  min: major(least),
  max: major(most),
  step: major(least),
  menu: [least, least * 5, least * 10].map(major),
  maxWin: major(most * 2),
})

export const ${camel}Config: ${pascal}Config = {
  stakes: { VND: stakes(1_000, 10_000_000), USD: stakes(1, 1_000), FUN: stakes(1, 10_000) },
}

const choice: Schema<${pascal}Choice> = object<${pascal}Choice>({ side: oneOf(SIDES) })

const side: BetType<${pascal}Config, ${pascal}Choice> = {
  key: 'side',
  i18n: '${camel}.bet.side',
  choice,
  limits: 'main',
  maxReturn: () => FACTOR,
}

function check(
  cfg: ${pascal}Config,
  bets: readonly Bet<${pascal}Choice>[],
  ctx: LimitCtx,
): Result<readonly Bet<${pascal}Choice>[], BetError> {
  const [bet] = bets
  if (!bet || bets.length > 1 || bet.key !== side.key) return bad({ refused: 'games.betMalformed' })
  const problem = stakeProblem(cfg.stakes, ctx, { stake: bet.stake, maxReturn: FACTOR })
  return problem ? bad(problem) : good(bets)
}

function theory(): TheoryRow {
  const rtp = multiply(HALF, FACTOR)
  return {
    betKey: 'side',
    rtp,
    hit: HALF,
    variance: subtract(multiply(HALF, multiply(FACTOR, FACTOR)), multiply(rtp, rtp)),
    maxWin: FACTOR,
    maxWinChance: HALF,
    method: 'closed',
    parts: [{ feature: 'fall', rtp }],
    facts: [],
  }
}

export const ${camel}Math: GameMath<${pascal}Config, ${pascal}Choice, ${pascal}Outcome> = {
  id: '${kebab}',
  edition: 1,
  kind: 'instant',
  configSchema: object<${pascal}Config>({ stakes: stakeRules }),
  maxBets: 1,
  betTypes: () => [side],
  check,
  draw: (_cfg, chance) => ({ side: chance.below(2) === 0 ? 'heads' : 'tails' }),
  settle(_cfg, bet, outcome) {
    const isWin = bet.choice.side === outcome.side
    return { betKey: bet.key, stake: bet.stake, factor: isWin ? FACTOR : ZERO, tag: isWin ? 'win' : 'loss' }
  },
  describe: (_cfg, outcome): readonly FallEvent[] => [{ type: 'fall', side: outcome.side }],
  outcomeSchema: object<${pascal}Outcome>({ side: oneOf(SIDES) }),
  *outcomes() {
    for (const fallen of SIDES) yield { o: { side: fallen }, w: 1n }
  },
  theoretical: () => [theory()],
}

export const ${camel} = instantGame(${camel}Math, ${camel}Config)
`,
    [`${folder}/rtp.test.ts`]: `import { expect, test } from 'vitest'
import { add, equal, multiply, rational, ZERO } from '#kit/rational.ts'
import { ${camel}Config, ${camel}Math } from './rules.ts'

test('G5 both falls of the coin, weighed, return exactly the declared 98 %', () => {
  const outcomes = [...(${camel}Math.outcomes?.(${camel}Config) ?? [])]
  const weight = outcomes.reduce((sum, { w }) => sum + w, 0n)
  const bet = { key: 'side', stake: 1n, choice: { side: 'heads' } } as const
  const rtp = outcomes.reduce((sum, { o, w }) => {
    return add(sum, multiply(rational(w, weight), ${camel}Math.settle(${camel}Config, bet, o).factor))
  }, ZERO)
  expect(equal(rtp, rational(98, 100))).toBe(true)
  expect(${camel}Math.theoretical(${camel}Config)[0]?.rtp).toEqual(rtp)
})
`,
    [`${folder}/texts/en.ts`]: `export const en = {
  '${camel}.bet.side': 'Side',
} as const
`,
    [`${folder}/texts/vi.ts`]: `import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  '${camel}.bet.side': 'Mặt',
}
`,
  }
}
