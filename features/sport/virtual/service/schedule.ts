import { newServerSeed } from '#game-kit/random/drbg.ts'
import { commitmentOf } from '#kit/chance-fair.ts'
import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { announce, putFixture } from '#features/sport/events/public.ts'
import { SEED_SOURCE } from '#features/sport/events/rules/states.ts'
import { hearExpectations } from '#features/sport/prices/public.ts'
import { pairingOf, startsAhead, type Pairing } from '../rules/fixtures.ts'
import { virtualLeagues, virtualSide, type VirtualLeague } from '../rules/leagues.ts'
import { VERSION } from '../rules/seeds.ts'
import { scorersOf, squadOf } from '../rules/squads.ts'
import { expectationOf } from '../rules/strength.ts'
import { insertMatch, nameEvent, nextNo, type MatchRow } from '../store/matches.ts'

/** Creates the fixtures that the leagues ought to have ahead of them and do not; returns how many. */
export async function scheduleAhead(
  app: App,
  known: readonly MatchRow[],
  isWatched: boolean,
): Promise<number> {
  const now = app.clock.now()
  const taken = new Set(known.map(({ league, startsAt }) => `${league}|${startsAt.getTime()}`))
  let created = 0
  for (const league of virtualLeagues)
    for (const startsAt of startsAhead(league, now, isWatched)) {
      if (taken.has(`${league.key}|${startsAt.getTime()}`)) continue
      if (await schedule(app, league, startsAt)) created += 1
    }
  return created
}

/** One fixture: seed, commitment, event and expectations in one transaction, so no one can bet before the platform is committed. */
async function schedule(app: App, league: VirtualLeague, startsAt: Date): Promise<boolean> {
  const event = await inTransaction(app.db, async (tx) => {
    const no = await nextNo(tx, league.key)
    const pairing = pairingOf(league, no)
    const expected = expectationOf(league, pairing)
    const seed = newServerSeed()
    const match = {
      league: league.key,
      no,
      startsAt,
      expected,
      seed,
      commitment: commitmentOf(seed),
      version: VERSION,
    }
    if (!(await insertMatch(tx, match))) return null
    const put = await putFixture(
      tx,
      {
        source: SEED_SOURCE,
        sourceKey: `${league.key}:${no}`,
        sport: league.sport,
        league: { key: league.key, sport: league.sport, name: league.name, country: null, isVirtual: true },
        season: String(pairing.season),
        label: league.sport === 'racing' ? `#${pairing.matchday}` : `Matchday ${pairing.matchday}`,
        startsAt,
        sides: sidesOf(pairing).map((name) => ({ key: virtualSide(league, name), name })),
        venue: null,
        state: 'scheduled',
        feed: null,
        round: null,
      },
      app.clock.now(),
    )
    if ('problem' in put) throw new Error(`sport virtual: ${league.key} ${no}: ${put.problem}`)
    await nameEvent(tx, match, put.event.id)
    await hearExpectations(tx, put.event.id, expected, scorersIn(league, pairing))
    return put.event
  })
  if (event) await announce(app, event)
  return event !== null
}

const sidesOf = ({ home, away, runners }: Pairing): readonly string[] =>
  runners.length > 0 ? runners : [home, away]

/** The players of a football match; other sports have none. */
const scorersIn = ({ key, sport }: VirtualLeague, { home, away }: Pairing) =>
  sport === 'football' ? scorersOf(squadOf(key, home), squadOf(key, away)) : undefined
