import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, equal, floorOf, multiply, ONE, rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { placeTerms, eachWayFactor, eachWayParts } from './multiples/each-way.ts'
import { isDead, multipleFactor } from './multiples/settle.ts'
import { lineCount, namedSystems } from './multiples/systems.ts'
import {
  factorOf,
  HALF_LOSS,
  HALF_WIN,
  LOSS,
  PUSH,
  resultOf,
  sharedWin,
  VOID,
  WIN,
} from './markets/verdict.ts'
import { parsePrice, oddsFormats, priceText } from './odds/formats.ts'
import { asianLadder, downToLadder, europeanLadder } from './odds/ladder.ts'
import { withMargin, withoutMargin } from './odds/margin.ts'
import { pairMarket, pairMarkets, pairVerdict } from './markets/pair-markets.ts'
import type { PairMarketKey } from './markets/pair-markets.ts'
import { parseLine, lineText } from './markets/lines.ts'

describe('odds formats', () => {
  it('SPT-01 shows one price in six formats', () => {
    const shown = (price: number) => oddsFormats.map((format) => priceText(price, format))
    expect(shown(18_500)).toEqual(['1.85', '0.85', '0.85', '-1.18', '-118', '17/20'])
    expect(shown(25_000)).toEqual(['2.50', '1.50', '-0.67', '1.50', '+150', '3/2'])
    expect(shown(20_000)).toEqual(['2.00', '1.00', '1.00', '1.00', '+100', '1/1'])
    expect(shown(19_550)).toEqual(['1.955', '0.955', '0.955', '-1.05', '-105', '191/200'])
  })

  it('SPT-01 reads decimal, Hong Kong and fractional odds back without a loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_100, max: 9_999_900 }), (any) => {
        const price = downToLadder(any, europeanLadder)
        expect(parsePrice(priceText(price, 'decimal'), 'decimal')).toBe(price)
        expect(parsePrice(priceText(price, 'hongKong'), 'hongKong')).toBe(price)
        expect(parsePrice(priceText(price, 'fractional'), 'fractional')).toBe(price)
      }),
    )
  })

  it('SPT-01 rejects what is not odds of the format', () => {
    for (const [text, format] of [
      ['1', 'decimal'],
      ['0.9', 'decimal'],
      ['1e3', 'decimal'],
      ['1.5', 'malay'],
      ['0.5', 'indonesian'],
      ['+50', 'american'],
      ['5/0', 'fractional'],
      ['', 'hongKong'],
      ['2000', 'decimal'],
    ] as const)
      expect(parsePrice(text, format), `${text} ${format}`).toBeNull()
  })
})

describe('price ladder and margin', () => {
  it('SPT-01 rounds a price down to its ladder and never below 1.01', () => {
    expect(downToLadder(19_370, europeanLadder)).toBe(19_300)
    expect(downToLadder(14_999, asianLadder)).toBe(14_950)
    expect(downToLadder(27_100, europeanLadder)).toBe(27_000)
    expect(downToLadder(10_001, europeanLadder)).toBe(10_100)
    expect(downToLadder(1e12, europeanLadder)).toBe(10_000_000)
    expect(downToLadder(1.93 * 10_000, asianLadder)).toBe(19_300)
  })

  it('SPT-01 takes a margin off again exactly', () => {
    const chances = fc
      .array(fc.integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 30 })
      .map((weights) => weights.map((w) => w / weights.reduce((a, b) => a + b, 0)))
    fc.assert(
      fc.property(chances, fc.double({ min: 0.001, max: 0.2, noNaN: true }), (fair, margin) => {
        const offered = withMargin(fair, margin)
        expect(offered.reduce((a, b) => a + b, 0)).toBeCloseTo(1 + margin, 9)
        offered.forEach((p, at) => expect(p).toBeGreaterThanOrEqual(fair[at] ?? 1))
        withoutMargin(offered).forEach((p, at) => expect(p).toBeCloseTo(fair[at] ?? 0, 9))
      }),
    )
  })

  it('SPT-01 adds no margin to a market that is decided', () => {
    expect(withMargin([1, 0, 0], 0.05)).toEqual([1, 0, 0])
  })
})

describe('settlement of a selection', () => {
  it('SPT-01 returns the price, half of it, the stake, half the stake or nothing', () => {
    const factors = [WIN, HALF_WIN, PUSH, HALF_LOSS, LOSS].map((verdict) =>
      factorOf(19_000, resultOf(verdict as 0)),
    )
    expect(factors).toEqual([rational(19, 10), rational(29, 20), ONE, rational(1, 2), ZERO])
  })

  it('SPT-01 pays a dead heat of three for one place at a third of the stake', () => {
    expect(factorOf(60_000, sharedWin(1, 3))).toEqual(rational(2))
  })

  /** Written from the rule in words, on halves of a stake: each half of a quarter line is a bet on a whole or half line. */
  function asianByHalves(difference: number, line: number): Rational {
    const whole = (handicap: number): Rational => {
      const ahead = 2 * difference + handicap
      return ahead > 0 ? rational(19, 10) : ahead === 0 ? ONE : ZERO
    }
    const halves = line % 2 === 0 ? [line / 2, line / 2] : [(line - 1) / 2, (line + 1) / 2]
    return multiply(rational(1, 2), add(whole(halves[0] ?? 0), whole(halves[1] ?? 0)))
  }

  it('SPT-01 settles Asian handicaps and totals as two half stakes on the neighbouring lines', () => {
    for (let home = 0; home <= 7; home += 1)
      for (let away = 0; away <= 7; away += 1)
        for (let line = -16; line <= 24; line += 1) {
          const got = (key: PairMarketKey, outcome: string) =>
            factorOf(19_000, resultOf(pairVerdict(key, outcome, line, [home, away])))
          expect(got('asianHandicap', 'home')).toEqual(asianByHalves(home - away, line))
          expect(got('asianHandicap', 'away')).toEqual(asianByHalves(away - home, -line))
          expect(got('total', 'over')).toEqual(asianByHalves(home + away, -line))
          expect(got('total', 'under')).toEqual(asianByHalves(-home - away, line))
        }
  })

  it('SPT-01 counts a handicap taken in play from the score of that moment, a total from the whole score', () => {
    expect(pairVerdict('asianHandicap', 'home', 0, [2, 1], [2, 0])).toBe(LOSS)
    expect(pairVerdict('total', 'over', 10, [2, 1], [2, 0])).toBe(WIN)
    expect(pairVerdict('europeanHandicap', 'home', 0, [2, 1], [2, 0])).toBe(WIN)
  })

  it('SPT-01 lets exactly one outcome of every market without lines win, or two of double chance', () => {
    for (const key of Object.keys(pairMarkets) as PairMarketKey[]) {
      const { line, outcomes, winners = 1 } = pairMarket(key)
      if (line) continue
      const returnsDraw = key === 'drawNoBet' || key === 'toWin'
      for (let home = 0; home <= 9; home += 1)
        for (let away = 0; away <= 9; away += 1) {
          if (returnsDraw && home === away) {
            for (const outcome of outcomes) expect(pairVerdict(key, outcome, 0, [home, away])).toBe(PUSH)
            continue
          }
          const won = outcomes.filter((outcome) => pairVerdict(key, outcome, 0, [home, away]) === WIN)
          expect(won, `${key} ${home}:${away}`).toHaveLength(winners)
        }
    }
  })

  it('SPT-01 writes and reads the lines of markets', () => {
    expect([-1, 10, 0, -13].map(lineText)).toEqual(['-0.25', '2.5', '0', '-3.25'])
    for (let line = -60; line <= 60; line += 1) expect(parseLine(lineText(line))).toBe(line)
    expect(['0.3', '1e2', '', '--1', '9999'].map(parseLine)).toEqual([null, null, null, null, null])
  })
})

describe('multiples', () => {
  const factor = fc.constantFrom(
    factorOf(18_500, resultOf(WIN)),
    factorOf(21_000, resultOf(HALF_WIN)),
    factorOf(33_300, resultOf(WIN)),
    factorOf(20_000, VOID),
    factorOf(20_000, resultOf(HALF_LOSS)),
    ZERO,
  )

  /** Every combination one by one, by the bits of a number. */
  function byCombinations(sizes: readonly number[], factors: readonly Rational[]) {
    let total: Rational = ZERO
    let lines = 0
    for (let bits = 0; bits < 2 ** factors.length; bits += 1) {
      const chosen = factors.filter((_, at) => (bits >> at) % 2 === 1)
      if (!sizes.includes(chosen.length)) continue
      lines += 1
      total = add(total, chosen.reduce(multiply, ONE))
    }
    return { returned: multiply(total, rational(1, lines)), lines }
  }

  it('SPT-01 returns of a system what its combinations return one by one', () => {
    fc.assert(
      fc.property(
        fc.array(factor, { minLength: 1, maxLength: 8 }),
        fc.array(factor, { maxLength: 2 }),
        fc.integer({ min: 1, max: 255 }),
        (factors, bankers, mask) => {
          const every = factors.map((_, at) => at + 1)
          const chosen = every.filter((size) => (mask >> (size - 1)) % 2 === 1)
          const sizes = chosen.length > 0 ? chosen : every
          const oracle = byCombinations(sizes, factors)
          const system = { selections: factors.length, sizes }
          expect(lineCount(system)).toBe(oracle.lines)
          const expected = multiply(oracle.returned, bankers.reduce(multiply, ONE))
          expect(equal(multipleFactor(system, factors, bankers), expected)).toBe(true)
        },
      ),
    )
  })

  it('SPT-01 covers as many lines with the named systems as their names promise', () => {
    const lines = Object.entries(namedSystems).map(([name, system]) => [name, lineCount(system)])
    expect(Object.fromEntries(lines)).toEqual({
      trixie: 4,
      patent: 7,
      yankee: 11,
      lucky15: 15,
      canadian: 26,
      lucky31: 31,
      heinz: 57,
      lucky63: 63,
      superHeinz: 120,
      goliath: 247,
    })
  })

  it('SPT-01 pays a Trixie with a void leg as the remaining double and singles', () => {
    const legs = [rational(2), ONE, rational(4)]
    const returned = multipleFactor(namedSystems.trixie, legs)
    expect(returned).toEqual(rational(11, 2))
    expect(floorOf(1_000_001n, returned)).toBe(5_500_005n)
  })

  it('SPT-01 knows when a bet is lost before its last match', () => {
    expect(isDead(namedSystems.trixie, 1)).toBe(false)
    expect(isDead(namedSystems.trixie, 2)).toBe(true)
    expect(isDead({ selections: 5, sizes: [5] }, 1)).toBe(true)
    expect(isDead(namedSystems.lucky15, 3, true)).toBe(true)
  })

  it('SPT-01 pays the place half of an each-way bet at a fifth of the odds', () => {
    const terms = placeTerms(9, false)
    if (!terms) throw new Error('nine runners have places')
    const placedOnly = eachWayFactor(
      eachWayParts(90_000, terms, { win: resultOf(LOSS), place: resultOf(WIN) }),
    )
    expect(placedOnly).toEqual(rational(13, 10))
    const won = eachWayFactor(eachWayParts(90_000, terms, { win: resultOf(WIN), place: resultOf(WIN) }))
    expect(won).toEqual(rational(58, 10))
    expect(placeTerms(4, false)).toBeNull()
  })
})
