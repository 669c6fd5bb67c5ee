import { rational, ZERO } from '#kit/rational.ts'
import { DRAWS, heightOf, heightText, MAX_TARGET, MIN_TARGET, reaching } from '#game-kit/shared/flat.ts'
import type { Bet, BetError, BetType, TheoryRow } from '#game-kit/game.ts'
import { stakeProblem, stakeRules, type StakeRules } from '#game-kit/limits.ts'
import { quickStakes, theoryOf } from '#game-kit/one-bet.ts'
import { bad, good, object, oneOf, whole, type Result } from '#game-kit/schema.ts'
import type { Acted, SaleCtx, SharedMath } from '#game-kit/shared/shared.ts'
import { reachedMs, risenAt } from './curve.ts'

/**
 * Crash: a multiplier rises until the round ends, at a height that is drawn before it starts; who cashes out before gets the multiplier
 * of that moment. Cashing out at t, automatically or by hand, returns 99 % on average whatever t is (`#game-kit/shared/flat.ts`).
 * A bet rises to its `top` at most and is then cashed out: its automatic cash-out, otherwise 10 000.00 or what the highest win of a bet
 * allows. Draw order: one draw below 3 600 000 000.
 *
 * Example: 10.00 staked, the round ends at 2.35. Cashed out at 2.00: 20.00. Automatic at 2.35: 23.50. At 2.36: lost.
 */

export interface CrashConfig {
  readonly stakes: StakeRules
}

export interface CrashChoice {
  /** The automatic cash-out in hundredths; 0: by hand. */
  readonly auto: number
  /** The first or the second bet of a member. */
  readonly box: number
  /** The highest multiplier of the bet, which `check` sets. */
  readonly top: number
}

export interface CrashOutcome {
  /** The highest multiplier of the round, in hundredths; 100: no one could cash out. */
  readonly at: number
}

export type CrashAction = 'cash-out'

export const crashConfig: CrashConfig = { stakes: quickStakes }

export const BOXES = 2

export const fly: BetType<CrashConfig, CrashChoice> = {
  key: 'fly',
  i18n: 'crash.bet.fly',
  choice: object<CrashChoice>({
    auto: whole(0, MAX_TARGET),
    box: whole(1, BOXES),
    top: whole(0, MAX_TARGET),
  }),
  limits: 'main',
  maxReturn: (_cfg, { top }) => rational(top, 100),
}

/** The highest multiplier of a bet: its automatic cash-out, or what the highest win allows. Rounded down. */
function topOf({ stakes }: CrashConfig, { currency }: SaleCtx, { stake, choice }: Bet<CrashChoice>): number {
  if (choice.auto > 0) return choice.auto
  const rule = Object.hasOwn(stakes, currency) ? stakes[currency] : undefined
  if (!rule || stake <= 0n) return MAX_TARGET
  const allowed = (rule.maxWin * 100n) / stake
  return allowed < BigInt(MAX_TARGET) ? Math.max(MIN_TARGET, Number(allowed)) : MAX_TARGET
}

function check(
  cfg: CrashConfig,
  bets: readonly Bet<CrashChoice>[],
  ctx: SaleCtx,
): Result<readonly Bet<CrashChoice>[], BetError> {
  const [bet] = bets
  if (!bet || bets.length !== 1 || (bet.choice.auto > 0 && bet.choice.auto < MIN_TARGET))
    return bad({ refused: 'games.betMalformed' })
  const top = topOf(cfg, ctx, bet)
  const problem = stakeProblem(cfg.stakes, ctx, { stake: bet.stake, maxReturn: rational(top, 100) })
  return problem ? bad(problem) : good([{ ...bet, choice: { ...bet.choice, top } }])
}

/** How long a round runs: through its highest multiplier, and not at all where no one could cash out. */
export function runsMs({ at }: CrashOutcome): number {
  if (at < MIN_TARGET) return 0
  return at >= MAX_TARGET ? reachedMs(MAX_TARGET) : reachedMs(at + 1)
}

/** The multiplier of a bet's cash-out in hundredths; null: it was not cashed out in time. */
export function cashedAt(
  { at }: CrashOutcome,
  { top }: Pick<CrashChoice, 'top'>,
  acts: readonly Acted<CrashAction>[],
): number | null {
  const [act] = acts
  const byHand = act ? risenAt(act.afterMs) : null
  if (byHand !== null && byHand < top) return byHand <= at && byHand >= MIN_TARGET ? byHand : null
  return top <= at ? top : null
}

/** Exact figures of cashing out at a multiplier. */
export function crashTheory(target: number): TheoryRow {
  const won = BigInt(reaching(target))
  const row = theoryOf(`${heightText(target)} times`, 'fly', [
    { factor: rational(target, 100), weight: won },
    { factor: ZERO, weight: BigInt(DRAWS) - won },
  ])
  return { ...row, method: 'closed' }
}

/** Targets that the rules page lists. */
export const SHOWN_TARGETS = [101, 110, 150, 200, 300, 500, 1_000, 2_500, 10_000, 100_000, 1_000_000]

/** The maths of a crash game. */
export const crashMath = (
  id: string,
  edition: number,
): SharedMath<CrashConfig, CrashChoice, CrashOutcome, null, CrashAction> => ({
  id,
  edition,
  kind: 'shared',
  configSchema: object<CrashConfig>({ stakes: stakeRules }),
  maxLines: 1,
  betTypes: () => [fly],
  check,
  draw: (_cfg, chance) => ({ outcome: { at: heightOf(chance.below(DRAWS)) }, carry: null }),
  settler:
    (_cfg, outcome) =>
    ({ choice }, { acts }) => {
      const at = cashedAt(outcome, choice, acts)
      return at === null ? { factor: ZERO, tag: 'loss' } : { factor: rational(at, 100), tag: 'win' }
    },
  describe: (_cfg, { at }) => [{ type: 'snap', at }],
  outcomeSchema: object<CrashOutcome>({ at: whole(100, MAX_TARGET) }),
  timed: {
    actionSchema: oneOf(['cash-out']),
    runsMs: (_cfg, outcome) => runsMs(outcome),
    act: (_cfg, [bet], earlier, { afterMs }) => {
      const risen = risenAt(afterMs)
      return bet && earlier.length === 0 && risen >= MIN_TARGET && risen < bet.choice.top ? 'settle' : null
    },
    hasEnded: (_cfg, [bet], _acts, afterMs) => bet !== undefined && risenAt(afterMs) >= bet.choice.top,
  },
  theoretical: () => SHOWN_TARGETS.map(crashTheory),
})
