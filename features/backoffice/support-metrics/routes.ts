import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { care } from './contract.ts'
import { showCare, takeCare } from './service.ts'

export function supportMetricsRoutes(app: App): Handlers<typeof care> {
  return {
    report: (input, call) => showCare(app, input, call),
    file: (input, call) => takeCare(app, input, call),
  }
}
