import { inTransaction } from '#db/pool.ts'
import { momentIn } from '#kit/day/zoned.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { sportsOffice } from '../contract/office.ts'
import { keyOf } from '../rules/identity.ts'
import { readCsv } from '../rules/import/csv.ts'
import { resultOfImported, type ImportedMatch } from '../rules/import/match.ts'
import { readOpenfootball } from '../rules/import/openfootball.ts'
import { isReplayed } from '../rules/states.ts'
import { isZone } from '../rules/zones.ts'
import type { EventRow } from '../store/events.ts'
import { announce } from './news.ts'
import { putFixture } from './put.ts'
import { enterResult, type ResultSource } from './results.ts'

type Import = (typeof sportsOffice)['importFile']

export type ImportAsked = Given<Import>['body']
export type Imported = Reply<Import>

const HOUR_MS = 60 * 60_000

class Trial extends Error {}

/**
 * Imports the matches of a file: fixtures that are new or moved, and results. A result is the entry of who imports it, so a second source
 * confirms it; `proof` spares that for history that no one could bet on.
 */
export async function importMatches(
  app: App,
  { format, league, text, isTrial }: ImportAsked,
  by: ResultSource & { readonly proof?: string },
): Promise<Imported | Refusal<Import>> {
  if (!isZone(league.timeZone)) return { refused: 'sports.zoneUnknown' }
  const read = format === 'csv' ? readCsv(text) : readOpenfootball(text)
  if (!read.ok) return { refused: 'sports.fileUnreadable', detail: { problem: read.error } }
  const counts = { created: 0, changed: 0, same: 0, corrections: 0 }
  const problems = [...read.value.problems]
  const changed: EventRow[] = []
  for (const match of read.value.matches) {
    try {
      await inTransaction(app.db, async (tx) => {
        const startsAt = momentOf(match, league.timeZone)
        const put = await putFixture(
          tx,
          {
            source: 'import',
            sourceKey: keyOf(`${league.key} ${league.season} ${match.home} ${match.away} ${nameOf(match)}`),
            sport: 'football',
            league: {
              key: league.key,
              sport: 'football',
              name: league.name,
              country: league.country,
              isVirtual: false,
            },
            season: league.season,
            label: match.label,
            startsAt,
            sides: [match.home, match.away].map((name) => ({ key: keyOf(name), name })),
            venue: match.place ? { name: match.place, city: match.place, timeZone: league.timeZone } : null,
            state: 'scheduled',
            feed: null,
            round: null,
          },
          app.clock.now(),
        )
        if ('problem' in put) {
          problems.push({ row: match.row, problem: put.problem })
          return
        }
        let { kind, event } = put
        const result = resultOfImported(match)
        if (result) {
          const before = event.resultVersion
          const entered = await enterResult(tx, event, result, by, app.clock.now())
          if ('problem' in entered) {
            if (entered.problem !== 'same') problems.push({ row: match.row, problem: entered.problem })
          } else {
            event = entered.event
            if (before > 0) counts.corrections += 1
            if (kind === 'same') kind = 'changed'
          }
        }
        counts[kind] += 1
        if (kind !== 'same') changed.push(event)
        if (isTrial) throw new Trial()
      })
    } catch (error) {
      if (!(error instanceof Trial)) throw error
    }
  }
  if (!isTrial) for (const event of changed) await announce(app, event)
  return { ...counts, problems }
}

/** Sides can meet twice in a cup season: the stage tells the matches apart. */
const nameOf = ({ label }: ImportedMatch) => label

function momentOf({ date, time, offsetHours }: ImportedMatch, zone: string): Date {
  if (offsetHours === null) return momentIn(zone, `${date}T${time}`)
  return new Date(Date.parse(`${date}T${time}:00Z`) - offsetHours * HOUR_MS)
}

/** An operator's import. */
export async function importByHand(
  app: App,
  { body }: Given<Import>,
  { operator, ip, now }: CallFor<Import>,
): Promise<Imported | Refusal<Import>> {
  if (isReplayed(body.league.key)) return { refused: 'sports.leagueReplayed' }
  const by = { source: `operator:${operator.id}`, byName: operator.account, reason: 'import' }
  const done = await importMatches(app, body, by)
  if ('refused' in done || body.isTrial) return done
  const { created, changed, corrections } = done
  await writeAudit(app.db, {
    operator,
    action: 'sport.import',
    object: `sportLeague:${body.league.key}`,
    after: { created, changed, corrections, format: body.format },
    ip,
    now,
  })
  return done
}
