import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { announce, leagueByKey, putFixture, sidesByKeys } from '#features/sport/events/public.ts'
import { leagueOf, virtualSide } from '#features/sport/virtual/rules/leagues.ts'
import { matchesOf, pairName } from '../rules/rest.ts'
import { insertOutright, matchesIn, seasonsWithout, seasonState, type SeasonRow } from '../store/outrights.ts'

/** The most and fewest sides of a league: what one market can hold, and what is a competition. */
const MOST_SIDES = 40
const LEAST_SIDES = 3

/** The job: opens betting on the winner of every season that has matches ahead. */
export async function createOutrights(app: App): Promise<void> {
  for (const season of await seasonsWithout(app.db))
    try {
      await create(app, season)
    } catch (error) {
      app.log.error({ error, ...season }, 'sport outrights: an outright was not created')
    }
}

/** The sides of a season in order of their numbers; null: it is no league whose every pair meets at home and away. */
async function sidesOf(app: App, { league, season }: SeasonRow): Promise<readonly string[] | null> {
  const virtual = leagueOf(league)
  if (virtual) return virtual.teams.map(([name]) => virtualSide(virtual, name))
  const matches = await matchesIn(app.db, { league, season })
  const sides = [...new Set(matches.flatMap(({ home, away }) => [home, away]))].toSorted()
  const pairs = new Set(matches.map(pairName))
  const isWhole = pairs.size === matches.length && pairs.size === matchesOf(sides.length)
  return isWhole && sides.length >= LEAST_SIDES && sides.length <= MOST_SIDES ? sides : null
}

async function create(app: App, row: SeasonRow): Promise<void> {
  const { league, season, source } = row
  const sides = await sidesOf(app, row)
  const found = await leagueByKey(app.db, league)
  if (!sides || !found) return
  const { next, now } = await seasonState(app.db, { league, season })
  if (!next) return
  const virtual = leagueOf(league)
  const known = virtual
    ? virtual.teams.map(([name]) => ({ key: virtualSide(virtual, name), name }))
    : await sidesByKeys(app.db, sides)
  const names = new Map(known.map(({ key, name }) => [key, name]))
  const event = await inTransaction(app.db, async (tx) => {
    const put = await putFixture(
      tx,
      {
        source,
        sourceKey: `champion:${league}:${season}`,
        sport: found.sport,
        kind: 'outright',
        league: found,
        season,
        label: virtual ? `Season ${season}` : season,
        startsAt: next,
        sides: sides.map((key) => ({ key, name: names.get(key) ?? key })),
        venue: null,
        state: 'scheduled',
        feed: null,
        round: null,
      },
      now,
    )
    if ('problem' in put) throw new Error(`sport outrights: ${league} ${season}: ${put.problem}`)
    return (await insertOutright(tx, { event: put.event.id, league, season })) ? put.event : null
  })
  if (event) await announce(app, event)
}
