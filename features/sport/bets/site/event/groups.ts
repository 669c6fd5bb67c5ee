import type { Offer } from '../types.ts'

/** How the markets of an event are sorted on its page. One market may be in several groups. */
export const groups = [
  'main',
  'handicaps',
  'goals',
  'halves',
  'scores',
  'scorers',
  'specials',
  'all',
] as const
export type Group = (typeof groups)[number]

const MAIN = new Set([
  'winner',
  'toWin',
  'win',
  'asianHandicap',
  'handicap',
  'total',
  'doubleChance',
  'drawNoBet',
  'bothScore',
])
const HANDICAPS = new Set(['asianHandicap', 'handicap', 'europeanHandicap', 'winningMargin'])
const GOALS = new Set(['total', 'homeTotal', 'awayTotal', 'exactGoals', 'oddEven', 'bothScore', 'nextGoal'])
const SCORES = new Set(['correctScore', 'halfFull', 'winToNil'])
const PARTS = new Set(['first', 'second', 'set1', 'map1', 'games', 'quarter1'])

/** Whether an offer belongs to a group. */
export function isIn(group: Group, { market, period }: Offer): boolean {
  switch (group) {
    case 'all':
      return true
    case 'main':
      return period === 'full' && MAIN.has(market)
    case 'handicaps':
      return period === 'full' && HANDICAPS.has(market)
    case 'goals':
      return period === 'full' && GOALS.has(market)
    case 'halves':
      return PARTS.has(period)
    case 'scores':
      return period === 'full' && SCORES.has(market)
    case 'scorers':
      return market.startsWith('scorer')
    case 'specials':
      return period === 'corners' || period === 'cards' || market === 'place' || market === 'forecast'
  }
}

export type MarketBlock = {
  readonly key: string
  readonly market: string
  readonly period: string
  /** One for each line, from the lowest. */
  readonly offers: readonly Offer[]
}

/** Offers of the same market and period are one block, their lines in order. */
export function blocksOf(offers: readonly Offer[]): readonly MarketBlock[] {
  const keys = [...new Set(offers.map(({ market, period }) => `${market}|${period}`))]
  return keys.map((key) => {
    const own = offers.filter(({ market, period }) => `${market}|${period}` === key)
    const { market, period } = own[0]!
    return { key, market, period, offers: own.toSorted((a, b) => a.line - b.line) }
  })
}
