import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { commitmentOf } from '#kit/chance-fair.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { sportVirtual } from '../contract.ts'
import { LENGTH_MS } from '../rules/draw/beat.ts'
import { resultOf } from '../rules/draw.ts'
import { pairingOf } from '../rules/fixtures.ts'
import { virtualLeagues } from '../rules/leagues.ts'
import { drawnOf, VERSION } from '../rules/seeds.ts'
import { expectationOf } from '../rules/strength.ts'
import type { Match } from './moments.ts'
import { VirtualStage } from './stage.tsx'

const EVENT = '019ab000-0000-7000-8000-000000000001'
const SEED = 'c0ffee00'.repeat(8)

/** A league's first match as it is so long after its start. */
function matchOf(key: string, passedMs: number, change: Partial<Match['record']> = {}): Match {
  const league = virtualLeagues.find((each) => each.key === key)!
  const pairing = pairingOf(league, 1)
  const expected = [...expectationOf(league, pairing)]
  const drawn = drawnOf(league.sport, { league: key, no: 1, version: VERSION, expected, seed: SEED })
  const isOver = passedMs > LENGTH_MS
  const { counts, goals, ...rest } = resultOf(drawn)
  const copied = (of: typeof counts) =>
    Object.fromEntries(Object.entries(of).map(([name, [a, b]]): [string, [number, number]] => [name, [a, b]]))
  const result = {
    ...rest,
    counts: copied(counts),
    goals: goals ? [...goals] : null,
    places: rest.places && rest.places.map((level) => [...level]),
    nonRunners: [],
    reached: null,
    lineups: rest.lineups ? { home: [...rest.lineups.home], away: [...rest.lineups.away] } : null,
  }
  const { home, away } = pairing
  return {
    now: new Date(),
    startsAt: new Date(Date.now() - passedMs),
    lengthMs: LENGTH_MS,
    moments: drawn.beats
      .filter(({ atMs }) => atMs <= passedMs)
      .map(({ atMs, kind, side, minute, period, counts: at, positions, places }) => ({
        atMs: Math.round(atMs),
        kind,
        side,
        minute,
        period,
        counts: copied(at),
        positions: positions && [...positions],
        places: places && places.map((level) => [...level]),
      })),
    record: {
      league: key,
      no: 1,
      version: VERSION,
      sport: league.sport,
      home,
      away,
      runners: [...pairing.runners],
      expected,
      commitment: commitmentOf(SEED),
      seed: isOver ? SEED : null,
      result: isOver ? result : null,
      ...change,
    },
  }
}

async function show(match: Match, lang: 'en' | 'vi' = 'en') {
  const server = fakeServer()
  server.on(sportVirtual, 'match', match)
  const { home, away, runners } = match.record
  const field = runners.map((name, at) => ({
    number: at + 1,
    name,
    colours: ['#b3261e', '#ffd54f'] as const,
  }))
  const stage = (
    <VirtualStage event={EVENT} names={{ home, away }} colours={['#b3261e', '#1f4e9e']} runners={field} />
  )
  return renderPanel(server, stage, { lang, size: PHONE })
}

test.each([
  ['virtual-lantern', 'en'],
  ['virtual-cinderline', 'vi'],
  ['virtual-saltmarsh', 'vi'],
] as const)(
  'SPT-01 %s shows a match as it goes, with commentary, and keeps its seed to itself (%s)',
  async (key, lang) => {
    const match = matchOf(key, key === 'virtual-saltmarsh' ? 40_000 : 70_000)
    const screen = await show(match, lang)
    const { home, away, runners } = match.record
    const lines = screen.getByRole('list', { name: t('virtual.commentary') })
    await expect.element(lines.getByRole('listitem').first()).toBeVisible()
    expect(lines.element().textContent).not.toMatch(/[{}]|undefined/)
    expect([home, away, ...runners].some((name) => lines.element().textContent.includes(name))).toBe(true)
    await screen.getByText(t('virtual.proof')).click()
    await expect.element(screen.getByText(match.record.commitment)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: t('virtual.check') })).not.toBeInTheDocument()
    await expectNoBarriers()
  },
)

test('SPT-01 after the match its seed is checked in the browser: a result that it does not give is told', async () => {
  const match = matchOf('virtual-lantern', LENGTH_MS + 1_000)
  const screen = await show(match)
  await screen.getByText(t('virtual.proof')).click()
  await screen.getByRole('button', { name: t('virtual.check') }).click()
  await expect.element(screen.getByText(t('virtual.same'))).toBeVisible()
  await expectNoBarriers()
  const forged = {
    ...match.record.result!,
    counts: { full: [7, 7] as [number, number], first: [0, 0] as [number, number] },
  }
  const other = await show(matchOf('virtual-lantern', LENGTH_MS + 1_000, { result: forged }))
  await other.getByText(t('virtual.proof')).click()
  await other.getByRole('button', { name: t('virtual.check') }).click()
  await expect.element(other.getByText(t('virtual.different'))).toBeVisible()
})
