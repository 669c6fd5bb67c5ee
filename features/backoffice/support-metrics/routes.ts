import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { supportMetrics } from './contract.ts'
import { showCare, takeCare } from './service.ts'

export function supportMetricsRoutes(app: App): Handlers<typeof supportMetrics> {
  return {
    report: (input, call) => showCare(app, input, call),
    file: (input, call) => takeCare(app, input, call),
  }
}
