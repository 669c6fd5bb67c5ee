import { choose } from '../counting.ts'
import type { DrawFamily } from '../family.ts'
import type { ClassChance, Play } from '../play.ts'

/** Six numbers of 45 or 55; the draw of 55 has a seventh, the bonus number, which counts with five matches. */
export interface BallDraw {
  readonly key: string
  readonly high: number
  readonly hasBonus: boolean
  /** Return per stake, by matches; `bonus` for five and the bonus number. */
  readonly prizes: readonly {
    readonly matches: number
    readonly withBonus: boolean
    readonly factor: number
  }[]
}

const prize = (matches: number, factor: number, withBonus = false) => ({ matches, withBonus, factor })

export const sixOf45: BallDraw = {
  key: '6of45',
  high: 45,
  hasBonus: false,
  prizes: [prize(6, 2_000_000), prize(5, 2_500), prize(4, 70), prize(3, 6)],
}

export const sixOf55: BallDraw = {
  key: '6of55',
  high: 55,
  hasBonus: true,
  prizes: [prize(6, 6_000_000), prize(5, 500_000, true), prize(5, 5_000), prize(4, 120), prize(3, 9)],
}

const CHOSEN = 6
/** The largest system bet: 18 numbers are 18,564 unit bets. */
const MOST_NUMBERS = 18

/** The one play of such a draw: six numbers, or a system of up to 18, of which every six are a unit bet. */
export function ballPlay({ key, high, hasBonus, prizes }: BallDraw): Play {
  const size = CHOSEN + (hasBonus ? 1 : 0)
  const family: DrawFamily = { key, size, low: 1, high, isDistinct: true }
  const numbers = Array.from({ length: high }, (_, index) => index + 1)
  const hitsFor = (row: readonly number[], seen: readonly number[]) => {
    const drawn = row.filter((number) => seen.slice(0, CHOSEN).includes(number)).length
    const bonus = hasBonus && row.includes(seen[CHOSEN] ?? 0) ? 1 : 0
    return prizes.map(({ matches, withBonus }) =>
      systemHits({ chosen: row.length, drawn, bonus }, matches, hasSplit(prizes, matches) ? withBonus : null),
    )
  }
  return {
    key,
    family,
    positions: Array.from({ length: size }, (_, position) => position),
    form: { kind: 'rows', rows: [{ name: 'numbers', numbers, min: CHOSEN, max: MOST_NUMBERS }] },
    classes: prizes.map(({ matches, withBonus }, index) => ({
      key: withBonus ? `match${matches}bonus` : `match${matches}`,
      isTier: index > 0,
      wins: (seen) => hitsFor(numbers.slice(0, CHOSEN), seen)[index] ?? 0,
    })),
    units: ([row = []]) => prizes.map((_, index) => (index === 0 ? choose(row.length, CHOSEN) : 0)),
    hits: ([row = []], seen) => hitsFor(row, seen),
    chances: () => prizes.map((each) => ballChance({ high, hasBonus, prizes }, each)),
    // six drawn numbers in the system win the most, the bonus number among the others
    most: ([row = []]) => {
      const bonus = hasBonus && row.length > CHOSEN ? 1 : 0
      const best = { chosen: row.length, drawn: CHOSEN, bonus }
      return prizes.map(({ matches, withBonus }) =>
        systemHits(best, matches, hasSplit(prizes, matches) ? withBonus : null),
      )
    },
  }
}

/** Whether a number of matches pays differently with the bonus number. */
const hasSplit = (prizes: BallDraw['prizes'], matches: number): boolean =>
  prizes.some((each) => each.matches === matches && each.withBonus)

/**
 * Unit bets of a system with exactly `matches` drawn numbers: with the bonus number (true), without it (false), or either (null).
 */
function systemHits(
  { chosen, drawn, bonus }: { readonly chosen: number; readonly drawn: number; readonly bonus: number },
  matches: number,
  withBonus: boolean | null,
): number {
  const others = chosen - drawn
  const missed = CHOSEN - matches
  const either = choose(drawn, matches) * choose(others, missed)
  const without = choose(drawn, matches) * choose(others - bonus, missed)
  if (withBonus === null) return either
  return withBonus ? either - without : without
}

function ballChance(
  { high, hasBonus, prizes }: Omit<BallDraw, 'key'>,
  { matches, withBonus }: BallDraw['prizes'][number],
): ClassChance {
  // the six drawn and, apart from them, the bonus number are equally likely among what is left
  const left = BigInt(high - CHOSEN)
  const ways = BigInt(choose(CHOSEN, matches) * choose(high - CHOSEN, CHOSEN - matches))
  const total = BigInt(choose(high, CHOSEN))
  if (!hasBonus || !hasSplit(prizes, matches)) return { winning: ways, returned: 0n, total }
  const missed = BigInt(CHOSEN - matches)
  return { winning: ways * (withBonus ? missed : left - missed), returned: 0n, total: total * left }
}
