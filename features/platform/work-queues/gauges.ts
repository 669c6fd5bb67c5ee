import type { App } from '#server/app.ts'
import type { Meters } from '#server/metrics/meters.ts'
import { queueSizes } from './service.ts'

/** The queues of work, for scrapes. */
export function meterQueues(app: App, meters: Meters): void {
  const sizes = () => queueSizes(app, app.clock.now())
  meters.read('fairhouse_work_queue_rows', async () =>
    (await sizes()).map(({ name: queue, count: value }) => ({ labels: { queue }, value })),
  )
  meters.read('fairhouse_work_queue_overdue_rows', async () =>
    (await sizes()).map(({ name: queue, overdue: value }) => ({ labels: { queue }, value })),
  )
}
