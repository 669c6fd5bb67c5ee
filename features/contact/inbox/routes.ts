import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { inbox } from './contract/member.ts'
import type { inboxOffice } from './contract/office.ts'
import { changeConsent, showConsents } from './service/consents.ts'
import { leave, showLeave } from './service/leave.ts'
import {
  approveLetter,
  listLetters,
  reachOf,
  rejectLetter,
  stopLetter,
  writeLetter,
} from './service/letters.ts'
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
    letters: (input, call) => listLetters(app, input, call),
    reach: (input, call) => reachOf(app, input, call),
    write: (input, call) => writeLetter(app, input, call),
    approve: (input, call) => approveLetter(app, input, call),
    reject: (input, call) => rejectLetter(app, input, call),
    stop: (input, call) => stopLetter(app, input, call),
  }
}
