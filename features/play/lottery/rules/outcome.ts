/** How a lottery's numbers look: balls, dice, or the plates of cars. */
export type Look = 'balls' | 'dice' | 'cars'

export interface LookOf {
  readonly look: Look
  /** Digits of a number: 2 shows 7 as 07. */
  readonly digits: number
  /** The place of the bonus number, −1 without one. */
  readonly bonusAt: number
}

const LOOKS: Readonly<Record<string, LookOf>> = {
  ssc: { look: 'balls', digits: 1, bonusAt: -1 },
  '3d': { look: 'balls', digits: 1, bonusAt: -1 },
  pc28: { look: 'balls', digits: 1, bonusAt: -1 },
  k3: { look: 'dice', digits: 1, bonusAt: -1 },
  pk10: { look: 'cars', digits: 2, bonusAt: -1 },
  '6of55': { look: 'balls', digits: 2, bonusAt: 6 },
}

/** How the numbers of a game look; games with numbers of two digits need no row of their own. */
export const lookOf = (game: string): LookOf => LOOKS[game] ?? { look: 'balls', digits: 2, bonusAt: -1 }

/** Whether a result is numbers in the order drawn. */
export const isNumbers = (outcome: unknown): outcome is readonly number[] =>
  Array.isArray(outcome) && outcome.length > 0 && outcome.every((each) => typeof each === 'number')

export type Prizes = Readonly<Record<string, readonly string[]>>

/** Whether a result is prizes by tier. */
export const isPrizes = (outcome: unknown): outcome is Prizes =>
  typeof outcome === 'object' &&
  outcome !== null &&
  !Array.isArray(outcome) &&
  Object.values(outcome).every(
    (numbers) => Array.isArray(numbers) && numbers.every((text) => typeof text === 'string'),
  )

/** The tiers as results are published: the special prize first, then by rank. */
export const tiersShown = <T>(draw: Readonly<Record<string, T>>): readonly (readonly [string, T])[] =>
  Object.entries(draw).toSorted(([a], [b]) => rank(a) - rank(b))

const rank = (tier: string): number =>
  tier === 'special' || tier === 'first' ? 0 : Number(/\d$/.exec(tier)?.[0] ?? 9)

export type NamedPrize = { readonly tier: string; readonly numbers: readonly string[] }

/**
 * A draw of prizes in one line: the special one. Of a Thai draw all that bets read, by name: first prize 123456, top three 456, top two 56,
 * and the bottom two, which are drawn on their own.
 */
export function shortOf(draw: Prizes): readonly NamedPrize[] {
  const [first] = draw['first'] ?? []
  if (first === undefined) return [{ tier: 'special', numbers: draw['special'] ?? [] }]
  return [
    { tier: 'first', numbers: [first] },
    { tier: 'top3', numbers: [first.slice(-3)] },
    { tier: 'top2', numbers: [first.slice(-2)] },
    { tier: 'bottom2', numbers: draw['bottom2'] ?? [] },
  ]
}

/** The board of last two digits: for each of the ten heads its tails, and for each tail its heads, ascending and repeated as they came. */
export function headTails(draw: Prizes): {
  readonly heads: readonly (readonly number[])[]
  readonly tails: readonly (readonly number[])[]
} {
  const heads = Array.from({ length: 10 }, (): number[] => [])
  const tails = Array.from({ length: 10 }, (): number[] => [])
  for (const text of Object.values(draw).flat()) {
    const [head = 0, tail = 0] = Array.from(text.slice(-2), Number)
    heads[head]?.push(tail)
    tails[tail]?.push(head)
  }
  const sorted = (rows: readonly (readonly number[])[]) => rows.map((row) => row.toSorted((a, b) => a - b))
  return { heads: sorted(heads), tails: sorted(tails) }
}

export interface Facts {
  /** The sum that the lottery's panels are about; null where it has none. */
  readonly sum: number | null
  /** Sides that won: option keys. */
  readonly sides: readonly string[]
}

/** The panels whose sides a list of results shows, by game: those of the sum, then one of dragon and tiger. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  ssc: ['total', 'dragonTiger15'],
  '3d': ['total'],
  '11x5': ['total', 'dragonTiger'],
  k3: ['sides'],
  pk10: ['sumSides', 'dragonTiger1'],
  pc28: ['sides'],
  keno20: ['sum'],
}

/** What a list of results says beside the numbers. `winnersOf` names the options of a panel that a result pays. */
export function factsOf(
  game: string,
  outcome: unknown,
  winnersOf: (play: string, outcome: unknown) => readonly string[] | null,
): Facts {
  const plays = SHOWN[game]
  if (!plays || !isNumbers(outcome)) return { sum: null, sides: [] }
  // PK10 adds the first two places
  const summed = game === 'pk10' ? outcome.slice(0, 2) : outcome
  return {
    sum: summed.reduce((total, number) => total + number, 0),
    sides: plays.flatMap((play) => (winnersOf(play, outcome) ?? []).filter((key) => SIDES.has(key))),
  }
}

const SIDES = new Set(['big', 'small', 'odd', 'even', 'dragon', 'tiger', 'tie'])
