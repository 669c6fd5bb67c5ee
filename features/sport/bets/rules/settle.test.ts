import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floorOf } from '#kit/rational.ts'
import { pairMarkets } from '#game-kit/sports/markets/pair-markets.ts'
import { bareResult, type EventResult } from '#features/sport/events/rules/results.ts'
import { oraclePays } from '../testing/oracle.ts'
import { settleBet, settleLeg } from './settle.ts'
import type { Selected, Ticket, TicketLeg } from './ticket.ts'

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
const AT = new Date('2026-12-01T12:00:00Z')
const LATER = new Date('2026-12-01T13:00:00Z')
const base = bareResult
const score = (home: number, away: number, first?: readonly [number, number]): EventResult => ({
  ...base,
  counts: { full: [home, away], ...(first ? { first } : {}) },
})
const leg = (
  market: string,
  outcome: string,
  line = 0,
  more: Partial<TicketLeg> = {},
  period = 'full',
): TicketLeg => ({
  e: 'e',
  s: [[market, period, line, outcome]],
  p: 20_000,
  ...more,
})
const state = (one: TicketLeg, result: EventResult) => settleLeg(one, { result, acceptedAt: AT }).state

const MARKETS = [
  'winner',
  'toWin',
  'drawNoBet',
  'doubleChance',
  'asianHandicap',
  'handicap',
  'europeanHandicap',
  'total',
  'homeTotal',
  'awayTotal',
  'oddEven',
  'bothScore',
  'correctScore',
] as const
const goals = fc.nat(6)
const pair = fc.tuple(goals, goals)
const selected: fc.Arbitrary<Selected> = fc
  .tuple(
    fc.constantFrom(...MARKETS),
    fc.nat(99),
    fc.integer({ min: -14, max: 22 }),
    fc.constantFrom('full', 'first'),
  )
  .map(([market, at, line, period]) => {
    const { outcomes } = pairMarkets[market]
    const own = 'line' in pairMarkets[market] ? (market === 'europeanHandicap' ? 4 * (line % 4) : line) : 0
    return [market, period, own, outcomes[at % outcomes.length]!] as const
  })
const result: fc.Arbitrary<EventResult> = fc
  .tuple(
    pair,
    pair,
    fc.constantFrom('played', 'played', 'played', 'abandoned', 'cancelled', 'walkover'),
    fc.boolean(),
  )
  .map(([first, second, how, hasFirst]) => {
    const full = [first[0] + second[0], first[1] + second[1]] as const
    const counts = hasFirst ? { first } : {}
    if (how === 'abandoned') return { ...base, how, counts, reached: full }
    return { ...base, how: how as EventResult['how'], counts: { ...counts, full } }
  })
const ticket: fc.Arbitrary<Ticket> = fc
  .array(
    fc.record({
      s: selected,
      p: fc.integer({ min: 101, max: 3_000 }),
      isBanker: fc.boolean(),
      from: fc.option(pair),
    }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .chain((legs) => {
    const plain = legs.filter(({ isBanker }) => !isBanker).length
    const sizes =
      plain === 0
        ? fc.constant([0])
        : fc.uniqueArray(fc.integer({ min: 1, max: plain }), { minLength: 1, maxLength: plain })
    return sizes.map((chosen) => ({
      legs: legs.map(({ s, p, isBanker, from }, at) => ({
        e: `e${at}`,
        s: [s],
        p: p * 100,
        ...(isBanker ? { b: true as const } : {}),
        ...(from ? { f: from } : {}),
      })),
      sizes: chosen,
    }))
  })

describe('settlement', () => {
  it('SPT-01 pays random bets of every kind what a brute-force settlement pays', () => {
    fc.assert(
      fc.property(
        ticket,
        fc.array(result, { minLength: 6, maxLength: 6 }),
        fc.bigInt(1n, 10n ** 10n),
        (bet, results, stake) => {
          const of = (event: string) => results[Number(event.slice(1))]!
          const end = settleBet(bet, (event) => ({ result: of(event), acceptedAt: AT }))
          if (end.state === 'open') throw new Error('all results are known')
          expect(floorOf(stake, end.factor)).toBe(oraclePays(bet, stake, of))
        },
      ),
      { numRuns: isNightly ? 1_000_000 : 400 },
    )
  }, 7_200_000)

  it('SPT-01 returns the stake of a handicap in an abandoned match, however large the lead', () => {
    const abandoned: EventResult = { ...base, how: 'abandoned', reached: [0, 14] }
    for (const outcome of ['home', 'away'])
      expect(state(leg('asianHandicap', outcome, -6, { f: [3, 0] }), abandoned)).toBe('void')
    expect(state(leg('total', 'over', 10), abandoned)).toBe('won')
  })

  it('SPT-01 settles early only what no further result can change', () => {
    fc.assert(
      fc.property(
        ticket,
        fc.array(result, { minLength: 6, maxLength: 6 }),
        fc.nat(63),
        (bet, results, known) => {
          const against = (event: string) => {
            const at = Number(event.slice(1))
            return (known >> at) % 2 === 1 ? { result: results[at]!, acceptedAt: AT } : undefined
          }
          const early = settleBet(bet, against)
          if (early.state === 'open') return
          const late = settleBet(bet, (event) => ({
            result: results[Number(event.slice(1))]!,
            acceptedAt: AT,
          }))
          if (late.state === 'open') throw new Error('all results are known')
          expect(late.factor).toEqual(early.factor)
        },
      ),
      { numRuns: isNightly ? 100_000 : 300 },
    )
  })

  it('SPT-01 an Asian handicap in play counts from the score at the bet, other markets do not', () => {
    expect(state(leg('asianHandicap', 'home', 0, { f: [0, 2] }), score(1, 2))).toBe('won')
    expect(state(leg('handicap', 'home', 0, { f: [0, 2] }), score(1, 2))).toBe('lost')
    expect(state(leg('asianHandicap', 'home', -1, {}), score(1, 1))).toBe('halfLost')
    expect(state(leg('total', 'over', 11), score(2, 1))).toBe('halfWon')
    expect(state(leg('total', 'over', 12), score(2, 1))).toBe('push')
  })

  it('SPT-01 an abandoned match keeps what was decided, and returns the rest', () => {
    const stopped: EventResult = { ...base, how: 'abandoned', counts: { first: [2, 0] }, reached: [2, 1] }
    expect(state(leg('total', 'over', 10), stopped)).toBe('won')
    expect(state(leg('total', 'under', 10), stopped)).toBe('lost')
    expect(state(leg('total', 'over', 14), stopped)).toBe('void')
    expect(state(leg('bothScore', 'yes'), stopped)).toBe('won')
    expect(state(leg('winner', 'home'), stopped)).toBe('void')
    expect(state(leg('winner', 'home', 0, {}, 'first'), stopped)).toBe('won')
    expect(state(leg('winner', 'home'), { ...base, how: 'walkover', counts: { full: [3, 0] } })).toBe('void')
  })

  it('SPT-01 a bet that came too late is void, one before is not', () => {
    const late: EventResult = { ...score(1, 0), lateFrom: AT }
    expect(state(leg('winner', 'home'), late)).toBe('push')
    expect(
      settleLeg(leg('winner', 'home'), { result: late, acceptedAt: new Date(AT.getTime() - 1) }).state,
    ).toBe('won')
  })

  it('SPT-01 dead heats, non-runners and each-way places are shared and deducted as the rules say', () => {
    const race: EventResult = {
      ...base,
      places: [[3], [1, 5], [2]],
      nonRunners: [{ number: 4, price: 30_000, at: LATER }],
    }
    const runner = (number: number, market = 'win', line = 0) =>
      leg(market, String(number), line, { p: 50_000 })
    const factor = (one: TicketLeg, ew?: Ticket['ew']) => {
      const { n, d } = settleLeg(one, { result: race, acceptedAt: AT }, ew).factor
      return Number(n) / Number(d)
    }
    // 4.00 gain less 30 %
    expect(factor(runner(3))).toBeCloseTo(1 + 4 * 0.7)
    expect(factor(runner(4))).toBe(1)
    // level with another over one of two places: half of the stake at 3.80
    expect(factor(runner(1, 'place', 2))).toBeCloseTo(1.9)
    expect(factor(runner(1, 'place', 3))).toBeCloseTo(3.8)
    expect(factor(runner(2, 'place', 3))).toBe(0)
    expect(factor(leg('forecast', '3-1', 0, { p: 50_000 }))).toBe(2.5)
    // half on the win is lost, half on the place at a quarter of the odds: (1 + 0.7 × 4 ÷ 4) ÷ 2
    expect(factor(runner(5), { places: 3, fraction: 4 })).toBeCloseTo(0.85)
  })

  it('SPT-01 the next goal follows the order of goals, and is returned where it is not known', () => {
    const goal = (side: 'home' | 'away', minute: number) => ({ side, who: null, minute, isOwn: false })
    const known: EventResult = { ...score(1, 1), goals: [goal('away', 10), goal('home', 80)] }
    const next = (outcome: string, number: number) => leg('nextGoal', outcome, number)
    expect(state(next('away', 1), known)).toBe('won')
    expect(state(next('home', 2), known)).toBe('won')
    expect(state(next('none', 3), known)).toBe('won')
    expect(state(next('home', 1), score(1, 1))).toBe('push')
    expect(state(next('home', 1), score(2, 0))).toBe('won')
  })

  it('SPT-01 a same-game combination wins only as a whole and is void with any part of it', () => {
    const both: TicketLeg = {
      e: 'e',
      s: [
        ['winner', 'full', 0, 'home'],
        ['winner', 'first', 0, 'draw'],
      ],
      p: 60_000,
    }
    expect(state(both, score(2, 1, [1, 1]))).toBe('won')
    expect(state(both, score(2, 1, [1, 0]))).toBe('lost')
    expect(state(both, score(2, 1))).toBe('push')
    expect(state(both, score(1, 1))).toBe('lost')
  })
})
