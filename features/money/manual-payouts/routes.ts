import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { manualPayoutsOffice } from './contract.ts'
import {
  claimPayout,
  confirmPayout,
  failPayout,
  recordPayout,
  releasePayout,
  reopenPayout,
} from './service/pay.ts'
import { exportPayouts, listPayouts, onePayout } from './service/read.ts'

export function manualPayoutsRoutes(app: App): Handlers<typeof manualPayoutsOffice> {
  return {
    list: (input, call) => listPayouts(app, input, call),
    export: (input, call) => exportPayouts(app, input, call),
    one: (input, call) => onePayout(app, input, call),
    claim: (input, call) => claimPayout(app, input, call),
    release: (input, call) => releasePayout(app, input, call),
    record: (input, call) => recordPayout(app, input, call),
    confirm: (input, call) => confirmPayout(app, input, call),
    reopen: (input, call) => reopenPayout(app, input, call),
    fail: (input, call) => failPayout(app, input, call),
  }
}
