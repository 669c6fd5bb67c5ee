import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { rtpMonitoring } from './contract.ts'
import { endAlert } from './service/alerts.ts'
import { returnsIn } from './service/list.ts'

export function rtpMonitoringRoutes(app: App): Handlers<typeof rtpMonitoring> {
  return {
    async list({ query: { window = 'month', merchant = null } }, { language, now }) {
      return { at: now, window, ...(await returnsIn(app, { window, merchant, language, now })) }
    },
    closeAlert: ({ params, body }, call) => endAlert(app, { id: params.id, reason: body.reason }, call),
  }
}
