import type { App } from '#server/app.ts'
import type { Meters } from '#server/metrics/meters.ts'
import { channelHealth } from './health.ts'

/** The backlog of each channel, for scrapes. */
export function meterOutbox(app: App, meters: Meters): void {
  const states = () => channelHealth(app.db, app.clock.now())
  meters.read('fairhouse_outbox_messages', async () =>
    (await states()).flatMap(({ channel, waiting, failing }) => [
      { labels: { channel, state: 'waiting' }, value: waiting - failing },
      { labels: { channel, state: 'failing' }, value: failing },
    ]),
  )
  meters.read('fairhouse_outbox_oldest_seconds', async () => {
    const now = app.clock.now().getTime()
    return (await states()).map(({ channel, oldestWaitingAt }) => ({
      labels: { channel },
      value: oldestWaitingAt ? (now - oldestWaitingAt.getTime()) / 1000 : 0,
    }))
  })
  meters.read('fairhouse_outbox_undelivered', async () =>
    (await states()).map(({ channel, failedToday }) => ({ labels: { channel }, value: failedToday })),
  )
}
