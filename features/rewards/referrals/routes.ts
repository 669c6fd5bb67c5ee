import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { referrals } from './contract/member.ts'
import type { referralsOffice } from './contract/office.ts'
import { listFriends, showOverview } from './service/member.ts'
import { approveReferral, listReferrals, rejectReferral, reportReferrals } from './service/office.ts'

export function referralsRoutes(app: App): Handlers<typeof referrals> {
  return {
    overview: (input, call) => showOverview(app, input, call),
    friends: (input, call) => listFriends(app, input, call),
  }
}

export function referralsOfficeRoutes(app: App): Handlers<typeof referralsOffice> {
  return {
    list: (input) => listReferrals(app, input),
    report: (input) => reportReferrals(app, input),
    approve: (input, call) => approveReferral(app, input, call),
    reject: (input, call) => rejectReferral(app, input, call),
  }
}
