import type * as z from 'zod/mini'
import type { Tx } from '#db/pool.ts'
import { expectationsHeard } from '../../extension-points.ts'
import type { feedMessage } from '../../contract/feed.ts'
import { fold, minuteNow, withClock } from '../../rules/live.ts'
import { datedByStart } from '../../rules/results.ts'
import { isReplayed } from '../../rules/states.ts'
import { bettableOf, changeEvent, lockBySource, lockEvent, type EventRow } from '../../store/events.ts'
import { incidentsOf, notTakenBack } from '../../store/incidents.ts'
import { tellIncident } from '../incidents.ts'
import type { IncidentNews } from '../news.ts'
import { putFixture } from '../put.ts'
import { enterResult } from '../results.ts'
import type { App } from '#server/app.ts'
import { areScorers } from '#game-kit/sports/football/scorers.ts'

export type FeedMessage = z.output<typeof feedMessage>

/** What became of a message: a word for the log, and the events that changed. */
export type Applied = {
  readonly outcome: string
  readonly event: EventRow | null
  readonly changed: readonly (readonly [EventRow, IncidentNews])[]
}

const nothing = (outcome: string, event: EventRow | null = null): Applied => ({ outcome, event, changed: [] })
const done = (outcome: string, event: EventRow, news: IncidentNews = null): Applied => ({
  outcome,
  event,
  changed: [[event, news]],
})

/** Carries out a message of a feed, in the transaction that takes it. A message that cannot be is noted and changes nothing. */
export async function applyMessage(app: App, tx: Tx, feed: string, message: FeedMessage): Promise<Applied> {
  const source = `feed:${feed}`
  const now = app.clock.now()
  if (message.kind === 'alive') return nothing('taken')
  if (message.kind === 'stop' || message.kind === 'go') return switched(tx, feed, message)
  if (message.kind === 'fixture') return fixtureTold(app, tx, feed, message)
  const event = await lockBySource(tx, source, message.event)
  if (!event) return nothing('unknown event')
  switch (message.kind) {
    case 'prices':
      if (message.scorers && !areScorers(message.scorers)) return nothing('prices: scorers', event)
      for (const hear of expectationsHeard.of(app))
        await hear(tx, event.id, message.expected, message.scorers)
      return done('taken', event)
    case 'result': {
      const result = datedByStart(message.result, event.startsAt)
      const entered = await enterResult(tx, event, result, { source, byName: feed, reason: '' }, now)
      if (!('problem' in entered)) return done(entered.state, entered.event)
      return nothing(entered.problem === 'invalid' ? `result: ${entered.detail}` : entered.problem, event)
    }
    case 'clock':
      return clockTold(tx, event, message)
    case 'incident': {
      const { incident: kind, side = null, minute = null, who = null, sentAt: at } = message
      const heard =
        kind === 'undo'
          ? { kind, at, of: message.of }
          : {
              kind,
              side,
              minute,
              who,
              score: message.score ?? null,
              period: message.period ?? null,
              counts: message.counts ?? null,
              at,
            }
      const told = await tellIncident(tx, event, heard, { source, sequence: message.sequence })
      return 'problem' in told
        ? nothing(`incident: ${told.problem}`, event)
        : done('taken', told.event, { kind, side })
    }
  }
}

/**
 * The clock runs by itself: only what it does not show by then changes the event, and betting goes on. A minute that was told wrongly is
 * corrected by the next one, though not to before the last incident.
 */
async function clockTold(
  tx: Tx,
  event: EventRow,
  { minute, sentAt }: Extract<FeedMessage, { readonly kind: 'clock' }>,
): Promise<Applied> {
  const { live } = event
  if (event.state !== 'live' || !live?.isRunning) return nothing('clock: not in play', event)
  if (minute === minuteNow(live, sentAt)) return nothing('same', event)
  const folded = fold(notTakenBack(await incidentsOf(tx, event.id)))
  if (minute < (folded.minute ?? 0)) return nothing('clock: minute goes backwards', event)
  const clocked = withClock(folded, { period: folded.period, minute, at: sentAt.toISOString() })
  if (clocked.minute !== minute) return nothing('clock: older than the last incident', event)
  return done('taken', await changeEvent(tx, event, { live: clocked }))
}

/** A fixture that is new, or moved. The results of a replay are public: with real money anyone could bet on them. */
async function fixtureTold(
  app: App,
  tx: Tx,
  feed: string,
  message: Extract<FeedMessage, { readonly kind: 'fixture' }>,
): Promise<Applied> {
  const { league, sides, venue, isVirtual } = message
  if (app.config.FAIRHOUSE_MODE === 'live' && isReplayed(league.key)) return nothing('fixture: replay')
  const put = await putFixture(
    tx,
    {
      source: `feed:${feed}`,
      sourceKey: message.event,
      sport: message.sport,
      league: { ...league, sport: message.sport, isVirtual: isVirtual ?? false },
      season: league.season,
      label: message.label,
      startsAt: message.startsAt,
      sides,
      venue: venue ?? null,
      state: message.state,
      feed,
      round: null,
    },
    app.clock.now(),
  )
  if ('problem' in put) return nothing(`fixture: ${put.problem}`)
  return put.kind === 'same' ? nothing('same', put.event) : done(put.kind, put.event)
}

/** Betting stops or continues by the provider's word, for one event or all of the feed. */
async function switched(
  tx: Tx,
  feed: string,
  message: Extract<FeedMessage, { readonly kind: 'stop' | 'go' }>,
): Promise<Applied> {
  const change = message.kind === 'stop' ? ({ stop: 'provider' } as const) : ({ free: 'provider' } as const)
  if (message.event !== null) {
    const event = await lockBySource(tx, `feed:${feed}`, message.event)
    return event ? done('taken', await changeEvent(tx, event, change)) : nothing('unknown event')
  }
  const changed: [EventRow, IncidentNews][] = []
  for (const id of await bettableOf(tx, { feed })) {
    const event = await lockEvent(tx, id)
    if (event) changed.push([await changeEvent(tx, event, change), null])
  }
  return { outcome: 'taken', event: null, changed }
}
