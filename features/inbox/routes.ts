import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { inbox } from './contract/member.ts'
import type { inboxOffice } from './contract/office.ts'
import { approveLetter, listLetters, reachOf, rejectLetter, writeLetter } from './service/letters.ts'
import { listInbox, readAll, readOne, removeOne, removeRead, unreadCount } from './service/read.ts'
import { consentOf, setConsent } from './store/consents.ts'

export function inboxRoutes(house: House): Handlers<typeof inbox> {
  return {
    unreadCount: (_, call) => unreadCount(house, call),
    list: (input, call) => listInbox(house, input, call),
    read: (input, call) => readOne(house, input, call),
    readAll: (_, call) => readAll(house, call),
    remove: (input, call) => removeOne(house, input, call),
    removeRead: (_, call) => removeRead(house, call),
    consents: (_, { member }) => consentOf(house.db, member.id),
    async setConsent({ body }, { member, now }) {
      await setConsent(house.db, { memberId: member.id, ...body, via: 'page', now })
      return consentOf(house.db, member.id)
    },
  }
}

export function inboxOfficeRoutes(house: House): Handlers<typeof inboxOffice> {
  return {
    letters: (input, call) => listLetters(house, input, call),
    reach: (input, call) => reachOf(house, input, call),
    write: (input, call) => writeLetter(house, input, call),
    approve: (input, call) => approveLetter(house, input, call),
    reject: (input, call) => rejectLetter(house, input, call),
  }
}
