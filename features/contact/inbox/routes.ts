import type { House } from '#server/house.ts'
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

export function inboxRoutes(house: House): Handlers<typeof inbox> {
  return {
    unreadCount: (_, call) => unreadCount(house, call),
    list: (input, call) => listInbox(house, input, call),
    read: (input, call) => readOne(house, input, call),
    readAll: (_, call) => readAll(house, call),
    remove: (input, call) => removeOne(house, input, call),
    removeRead: (_, call) => removeRead(house, call),
    consents: (_, call) => showConsents(house, call),
    setConsent: (input, call) => changeConsent(house, input, call),
    leaving: (input) => showLeave(house, input),
    leave: (input, call) => leave(house, input, call),
  }
}

export function inboxOfficeRoutes(house: House): Handlers<typeof inboxOffice> {
  return {
    letters: (input, call) => listLetters(house, input, call),
    reach: (input, call) => reachOf(house, input, call),
    write: (input, call) => writeLetter(house, input, call),
    approve: (input, call) => approveLetter(house, input, call),
    reject: (input, call) => rejectLetter(house, input, call),
    stop: (input, call) => stopLetter(house, input, call),
  }
}
