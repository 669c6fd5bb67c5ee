import type { App } from '#server/app.ts'
import type { Meters } from '#server/metrics/meters.ts'
import { channelHealth } from './health.ts'

/** The backlog of each channel, for scrapes. */
export function meterOutbox(app: App, meters: Meters): void {
  const read = async () => {
    const now = app.clock.now()
    return (await channelHealth(app.db, now)).map((health) => ({ ...health, now }))
  }
  meters.read(read, {
    fairhouse_outbox_messages: (states) =>
      states.flatMap(({ channel, waiting, failing }) => [
        { labels: { channel, state: 'waiting' }, value: waiting - failing },
        { labels: { channel, state: 'failing' }, value: failing },
      ]),
    fairhouse_outbox_oldest_seconds: (states) =>
      states.map(({ channel, oldestWaitingAt, now }) => ({
        labels: { channel },
        value: oldestWaitingAt ? (now.getTime() - oldestWaitingAt.getTime()) / 1000 : 0,
      })),
    fairhouse_outbox_undelivered: (states) =>
      states.map(({ channel, failedToday }) => ({ labels: { channel }, value: failedToday })),
  })
}
