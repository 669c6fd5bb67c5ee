import { ballPlay, type BallDraw } from '#game-kit/lottery/games/balls.ts'
import { chancesOf, unitCount } from '#game-kit/lottery/play.ts'
import { readPick } from '#game-kit/lottery/pick.ts'
import { contributionOf } from '#game-kit/jackpot/levels.ts'
import type { StoredLine } from '#game-kit/shared/open.ts'
import { parseMoney, type Minor } from '#kit/money.ts'
import { add, multiply, rational, sum, type Rational } from '#kit/rational.ts'
import type { PoolTerms } from './terms.ts'

/**
 * A rolling pool of a lottery (docs/decisions/0112). A share of each draw's cash stakes goes into it, out of revenue; single bets with six
 * right numbers share it beside their fixed prize. Example: of a pool of 1,200,000,000 a bet of 10,000 takes all, one of 5,000 half; two of
 * 10,000 take half each; what is not taken stays for the next draw.
 */

/** A slip that hit: what it staked on single bets with the first prize. */
export type Hit = { readonly slip: string; readonly stake: Minor }

/**
 * What a slip staked on single bets with all numbers right; 0: none has. A system of more numbers contains one such single bet, which has
 * an equal part of the line's stake.
 */
export function hitStake(draw: BallDraw, lines: readonly StoredLine[], drawn: readonly number[]): Minor {
  const play = ballPlay(draw)
  return lines.reduce((total, [key, stakeText, choice]) => {
    const pick =
      key === play.key && typeof choice === 'string' ? readPick(play.form, choice.replace(/@.*$/, '')) : null
    const stake = parseMoney(stakeText)
    if (!pick?.ok || stake === null)
      throw new TypeError(`lottery pool: ${draw.key}: a line that was never sold`)
    const [right = 0] = play.hits(pick.value, drawn)
    return right === 0 ? total : total + (stake * BigInt(right)) / BigInt(unitCount(play, pick.value))
  }, 0n)
}

export type DrawEnd = {
  readonly contributed: Minor
  /** One for each hit, in their order. */
  readonly prizes: readonly Minor[]
  /** What the operator adds so that the next draw has the seed. */
  readonly seeded: Minor
  /** The pool of the next draw. */
  readonly amount: Minor
}

/**
 * What a draw does to a pool. Each hit takes pool × its stake ÷ the larger of the full stake and all hits' stakes, rounded down to a ledger
 * unit; remainders stay in the pool. Contributions have no remainder: stakes are multiples of a step.
 */
export function endDraw(
  { seed, sharePpm, full }: PoolTerms,
  { amount, staked, hits }: { readonly amount: Minor; readonly staked: Minor; readonly hits: readonly Hit[] },
): DrawEnd {
  const contributed = contributionOf({ key: 'pool', sharePpm }, staked)
  const pool = amount + contributed
  const all = hits.reduce((total, { stake }) => total + stake, 0n)
  const parts = all > full ? all : full
  const prizes = hits.map(({ stake }) => (pool * stake) / parts)
  const left = prizes.reduce((rest, prize) => rest - prize, pool)
  const seeded = left < seed ? seed - left : 0n
  return { contributed, prizes, seeded, amount: left + seeded }
}

/** The RTP of the fixed prizes, and with the pool's share: seeds come on top, so a member gets at least that in the long run. */
export function poolRtp(draw: BallDraw, { sharePpm }: Pick<PoolTerms, 'sharePpm'>) {
  const fixed: Rational = sum(
    chancesOf(ballPlay(draw)).map(({ winning, total }, at) =>
      multiply(rational(winning, total), rational(draw.prizes[at]?.factor ?? 0)),
    ),
  )
  return { fixed, withPool: add(fixed, rational(sharePpm, 1_000_000)) }
}
