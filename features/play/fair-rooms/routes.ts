import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { fairRooms } from './contract.ts'
import type { fairRoomsOffice } from './contract/office.ts'
import { reportPlayer } from './service/report.ts'
import { listReviews, openHand } from './service/review.ts'

export function fairRoomsRoutes(app: App): Handlers<typeof fairRooms> {
  return { report: (input, call) => reportPlayer(app, input, call) }
}

export function fairRoomsOfficeRoutes(app: App): Handlers<typeof fairRoomsOffice> {
  return {
    list: (input, call) => listReviews(app, input, call),
    open: (input, call) => openHand(app, input, call),
  }
}
