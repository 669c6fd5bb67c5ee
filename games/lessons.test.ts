import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Mistakes seen in public casino code, each with our test that fails if we make it too. A renamed or removed test is detected here. */
const lessons: readonly { readonly mistake: string; readonly file: string; readonly test: string }[] = [
  {
    mistake: 'a typed table of prizes whose counts are wrong',
    file: 'games/games.property.test.ts',
    test: 'G5 has its proof, its committed par sheet, its exact return',
  },
  {
    mistake: 'sums of floats for money',
    file: 'packages/game-kit/play.test.ts',
    test: 'M1 adds thirds of three bets before rounding down',
  },
  {
    mistake: 'Math.random',
    file: 'tools/tidy/rules/clock.ts',
    test: '`Math.random` is no luck that can be checked',
  },
  {
    mistake: 'modulo bias',
    file: 'packages/kit/chance.test.ts',
    test: 'G2 fails the plain remainder, which is forbidden, by the same proof',
  },
  {
    mistake: 'a crash formula whose return depends on the target',
    file: 'games/sky-lantern/rtp.test.ts',
    test: 'STU-03 G5 every target returns 99 % or hardly less',
  },
  {
    mistake: 'a win that is skipped when the bank is low',
    file: 'games/games.property.test.ts',
    test: 'G4 no function that decides or pays can be given a member, a balance, a bank or a history',
  },
  {
    mistake: 'hidden cards told with the seed while hands are open',
    file: 'features/play/rounds/stepped.test.ts',
    test: 'G9 seeds are not revealed while their round is open',
  },
  {
    mistake: 'a result changed after the bets',
    file: 'features/play/rounds/seeds.test.ts',
    test: 'G9 the database itself keeps a promise as it was given',
  },
  {
    mistake: 'a return quoted from a simulation without its interval',
    file: 'games/slots.test.ts',
    test: 'rounds lie within four standard errors of the proof',
  },
  {
    mistake: 'the outcome leaks through the commitment',
    file: 'features/play/rounds/seeds.test.ts',
    test: 'G9 the server seed is sealed at rest and never among what a member sees',
  },
  {
    mistake: 'a sweep for lost rounds settles living ones',
    file: 'features/play/rounds/stepped.test.ts',
    test: 'GAM-05 G11 a round in which no one moves for a day takes what stands',
  },
  {
    mistake: 'a restart invents a winner',
    file: 'features/play/rounds/stepped-faults.test.ts',
    test: 'leaves nothing half done: the same key goes on in another process',
  },
  {
    mistake: 'a refund is interrupted half way',
    file: 'features/play/rounds/stepped-faults.test.ts',
    test: 'G12 gives all stakes back, stops its game and says why, no matter who meets it first',
  },
  {
    mistake: 'a payout that failed burns what was won',
    file: 'features/play/rounds/rounds.test.ts',
    test: 'M5 GAM-05 a round whose answer was lost with its process is told again by another one',
  },
  {
    mistake: 'a book and a balance outside one transaction',
    file: 'features/play/rounds/stepped-faults.test.ts',
    test: 'GAM-05 G10 G11 a process that dies',
  },
]

test.each(lessons)('G14 a test of ours detects "$mistake"', ({ file, test: title }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title)
})

test('G5 no game publishes an RTP that was only simulated', () => {
  const sheets = globSync(join(ROOT, 'games/**/parsheet.md'))
  expect(sheets.length).toBeGreaterThan(15)
  const exact = sheets.filter((sheet) => readFileSync(sheet, 'utf8').includes('## Exact RTP'))
  expect(exact).toEqual(sheets)
})
