import { expect, test } from 'vitest'
import { drawnOf, VERSION } from '../rules/seeds.ts'
import { pairingOf } from '../rules/fixtures.ts'
import { virtualLeagues } from '../rules/leagues.ts'
import { expectationOf } from '../rules/strength.ts'
import { en } from '../texts/en.ts'
import { ballAt, frontAt, lineOf } from './moments.ts'

test('SPT-01 every moment of a virtual match of any sport has a sentence, and its picture stays within its frame', () => {
  const texts: Readonly<Record<string, string>> = en
  for (const league of virtualLeagues)
    for (let no = 1; no <= 10; no += 1) {
      const { home, away, runners } = pairingOf(league, no)
      const expected = expectationOf(league, pairingOf(league, no))
      const { beats } = drawnOf(league.sport, {
        league: league.key,
        no,
        version: VERSION,
        expected,
        seed: 'ab12'.repeat(16),
      })
      const moments = beats.map(({ counts, positions, places, ...beat }) => ({
        ...beat,
        positions: positions && [...positions],
        places: places && places.map((level) => [...level]),
        counts: Object.fromEntries(
          Object.entries(counts).map(([name, [a, b]]): [string, [number, number]] => [name, [a, b]]),
        ),
      }))
      moments.forEach((_, at) => {
        const line = lineOf(moments, at, { home, away, runners })
        if (!line) {
          expect(league.sport).toBe('racing')
          return
        }
        const { key, values } = line
        const wanted = (texts[`virtual.say.${key}`] ?? '{unknown}').match(/(?<=\{)\w+/g) ?? []
        expect(wanted.filter((name) => values[name] === undefined || values[name] === '')).toEqual([])
        const shown = moments.slice(0, at + 1)
        expect(Math.abs(frontAt(shown))).toBeLessThanOrEqual(1)
        for (const place of ballAt(shown, moments[at]!.atMs + 700))
          expect(Math.abs(place - 50)).toBeLessThanOrEqual(50)
      })
    }
})
