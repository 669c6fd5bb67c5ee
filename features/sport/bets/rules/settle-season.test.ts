import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { floorOf } from '#kit/rational.ts'
import { readOpenfootball } from '#features/sport/events/rules/import/openfootball.ts'
import { resultOfImported } from '#features/sport/events/rules/import/match.ts'
import type { EventResult } from '#features/sport/events/rules/results.ts'
import { oraclePays } from '../testing/oracle.ts'
import { settleBet } from './settle.ts'
import type { Selected, Ticket } from './ticket.ts'

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
const AT = new Date('2025-08-01T12:00:00Z')
const STAKE = 10_000n

/**
 * What 10,000 a match on each of these returns over the season, from the scores of the files by a program of its own (quarter lines as two
 * half stakes at 1.95): home −0.75, away +1.25, over 2.25, under 2.75.
 */
const seasons = {
  'en.1': { matches: 291, home: 2_132_500n, away: 4_102_000n, over: 3_431_500n, under: 2_978_000n },
  'de.1': { matches: 225, home: 1_770_500n, away: 3_077_000n, over: 3_003_500n, under: 1_849_000n },
  'es.1': { matches: 270, home: 2_148_250n, away: 3_766_750n, over: 3_042_000n, under: 2_948_000n },
  'fr.1': { matches: 225, home: 1_888_000n, away: 2_999_500n, over: 2_423_500n, under: 2_384_000n },
  'it.1': { matches: 280, home: 1_855_250n, away: 4_214_750n, over: 2_918_500n, under: 3_206_500n },
}

async function resultsOf(league: string): Promise<readonly EventResult[]> {
  const read = readOpenfootball(await readFile(`data/football/2025-26-${league}.json`, 'utf8'))
  if (!read.ok) throw new Error(read.error)
  return read.value.matches.flatMap((match) => resultOfImported(match) ?? [])
}

const leg = (at: number, s: Selected, p = 19_500) => ({ e: String(at), s: [s], p })
const line = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, at) => low + at)
const sides = (
  market: string,
  lines: readonly number[],
  of: readonly [string, string],
): readonly Selected[] =>
  ['full', 'first'].flatMap((period) =>
    lines.flatMap((at) => of.map((outcome) => [market, period, at, outcome] as const)),
  )
/** Every quarter line of a football board. */
const everyLine: readonly Selected[] = [
  ...sides('asianHandicap', line(-12, 12), ['home', 'away']),
  ...sides('total', line(2, 26), ['over', 'under']),
  ...sides('drawNoBet', [0], ['home', 'away']),
]

/** What a bet returns, by the product and by the oracle: the same, or the test fails. */
function returned(ticket: Ticket, results: readonly EventResult[]): bigint {
  const of = (event: string) => results[Number(event)]!
  const end = settleBet(ticket, (event) => ({ result: of(event), acceptedAt: AT }))
  if (end.state === 'open') throw new Error('every match is over')
  const win = floorOf(STAKE, end.factor)
  expect(win).toBe(oraclePays(ticket, STAKE, of))
  return win
}

describe.each(Object.entries(seasons))('the season %s', (league, { matches, ...figures }) => {
  const isMain = league === 'en.1'

  it.runIf(isMain || isNightly)(
    'SPT-01 handicaps and totals return what the scores of the season say',
    async () => {
      const results = await resultsOf(league)
      expect(results).toHaveLength(matches)
      const sum = (s: Selected) =>
        results.reduce((total, _, at) => total + returned({ legs: [leg(at, s)], sizes: [1] }, results), 0n)
      expect({
        home: sum(['asianHandicap', 'full', -3, 'home']),
        away: sum(['asianHandicap', 'full', -5, 'away']),
        over: sum(['total', 'full', 9, 'over']),
        under: sum(['total', 'full', 11, 'under']),
      }).toEqual(figures)
      // no one scored in the first half of a match without goals, though its file does not say so
      expect(results.every(({ counts }) => counts['first'])).toBe(true)
    },
  )

  it.runIf(isNightly)(
    'SPT-01 every line and every multiple of a round is paid as by hand',
    async () => {
      const results = await resultsOf(league)
      for (const at of results.keys())
        for (const s of everyLine) returned({ legs: [leg(at, s)], sizes: [1] }, results)
      const round = 8
      for (let from = 0; from + round <= results.length; from += round)
        for (let turn = 0; turn < 40; turn += 1) {
          const legs = line(0, round - 1).map((at) => {
            const s = everyLine[(turn * 31 + at * 17 + from) % everyLine.length]!
            return leg(from + at, s, 12_000 + ((turn + at) % 20) * 1_500)
          })
          for (const sizes of [[round], [2], [3, 4], line(1, round)]) returned({ legs, sizes }, results)
        }
    },
    600_000,
  )
})
