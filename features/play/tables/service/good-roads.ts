import { redNumbers, type TableGameId } from '#games/shared.ts'

// Patterns in the last results of a table. They are facts about the past: shoes, wheels and dice have no memory, and the page says
// so. Example: B P B P B P is a ping-pong of six.

export type GoodRoad = {
  readonly key: 'streak' | 'pingPong' | 'twoByTwo'
  /** The side that it consists of; null where it is of both. */
  readonly of: string | null
  /** Rounds that belong to it. */
  readonly length: number
}

/** From how many rounds on a pattern is told. */
const LEAST = 4
const LEAST_PAIRS = 6

/** The two sides that a game's road is about, by mark; null: the round belongs to neither, such as a tie. */
export function sideOf(game: TableGameId, mark: string): string | null {
  switch (game) {
    case 'baccarat':
    case 'baccarat-no-commission':
    case 'baccarat-ez':
      return mark.startsWith('T') ? null : mark.slice(0, 1)
    case 'dragon-tiger':
      return mark.startsWith('=') ? null : mark.slice(0, 1)
    case 'roulette':
    case 'lucky-roulette': {
      const number = Number.parseInt(mark, 10)
      return number === 0 ? null : redNumbers.includes(number) ? 'red' : 'black'
    }
    case 'sic-bo': {
      const dice = mark.split('-').map(Number)
      return new Set(dice).size === 1 ? null : totalOf(dice) >= 11 ? 'big' : 'small'
    }
    case 'tai-xiu':
      return totalOf(mark.split('-').map(Number)) >= 11 ? 'tai' : 'xiu'
    case 'xoc-dia':
      return Number(mark) % 2 === 0 ? 'even' : 'odd'
    case 'bau-cua':
    case 'blackjack':
      return null
    default:
      return game satisfies never
  }
}

const totalOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

/** The patterns that the newest round belongs to; `marks` are oldest first. */
export function goodRoads(game: TableGameId, marks: readonly string[]): readonly GoodRoad[] {
  const sides = marks.flatMap((mark) => sideOf(game, mark) ?? []).toReversed() // newest first
  const runs: { readonly side: string; length: number }[] = []
  for (const side of sides) {
    const last = runs.at(-1)
    if (last?.side === side) last.length += 1
    else runs.push({ side, length: 1 })
  }
  const [newest] = runs
  if (!newest) return []
  if (newest.length >= LEAST) return [{ key: 'streak', of: newest.side, length: newest.length }]
  const single = runs.findIndex(({ length }) => length !== 1)
  const pingPong = single < 0 ? runs.length : single
  if (pingPong >= LEAST) return [{ key: 'pingPong', of: null, length: pingPong }]
  // the newest pair may be half there
  const rest = newest.length <= 2 ? runs.slice(1) : []
  const other = rest.findIndex(({ length }) => length !== 2)
  const pairs = newest.length + 2 * (other < 0 ? rest.length : other)
  return pairs >= LEAST_PAIRS ? [{ key: 'twoByTwo', of: null, length: pairs }] : []
}
