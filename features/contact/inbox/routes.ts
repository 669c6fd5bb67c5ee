import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { inbox } from './contract/member.ts'
import type { inboxOffice } from './contract/office.ts'
import { changeConsent, showConsents } from './service/consents.ts'
import { leave, showLeave } from './service/leave.ts'
import {
  approveCampaign,
  listCampaigns,
  reachOf,
  rejectCampaign,
  stopCampaign,
  writeCampaign,
} from './service/campaigns.ts'
import { listInbox, readAll, readOne, removeOne, removeRead, unreadCount } from './service/read.ts'

export function inboxRoutes(app: App): Handlers<typeof inbox> {
  return {
    unreadCount: (_, call) => unreadCount(app, call),
    list: (input, call) => listInbox(app, input, call),
    read: (input, call) => readOne(app, input, call),
    readAll: (_, call) => readAll(app, call),
    remove: (input, call) => removeOne(app, input, call),
    removeRead: (_, call) => removeRead(app, call),
    consents: (_, call) => showConsents(app, call),
    setConsent: (input, call) => changeConsent(app, input, call),
    leaving: (input) => showLeave(app, input),
    leave: (input, call) => leave(app, input, call),
  }
}

export function inboxOfficeRoutes(app: App): Handlers<typeof inboxOffice> {
  return {
    letters: (input, call) => listCampaigns(app, input, call),
    reach: (input, call) => reachOf(app, input, call),
    write: (input, call) => writeCampaign(app, input, call),
    approve: (input, call) => approveCampaign(app, input, call),
    reject: (input, call) => rejectCampaign(app, input, call),
    stop: (input, call) => stopCampaign(app, input, call),
  }
}
