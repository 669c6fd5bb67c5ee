import type { App } from '#server/app.ts'
import type { Meters } from '#server/metrics/meters.ts'
import { queueSizes } from './service.ts'

/** The queues of work, for scrapes. */
export function meterQueues(app: App, meters: Meters): void {
  meters.read(() => queueSizes(app, app.clock.now()), {
    fairhouse_work_queue_rows: (sizes) =>
      sizes.map(({ name: queue, count: value }) => ({ labels: { queue }, value })),
    fairhouse_work_queue_overdue_rows: (sizes) =>
      sizes.map(({ name: queue, overdue: value }) => ({ labels: { queue }, value })),
  })
}
