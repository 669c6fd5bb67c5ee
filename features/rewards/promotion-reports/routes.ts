import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { promotionReportsOffice } from './contract/office.ts'
import { listRecipients, reportPromotions } from './service/report.ts'
import { revoke } from './service/revoke.ts'

export function promotionReportsRoutes(app: App): Handlers<typeof promotionReportsOffice> {
  return {
    report: (input) => reportPromotions(app, input),
    members: (input) => listRecipients(app, input),
    revoke: (input, call) => revoke(app, input, call),
  }
}
