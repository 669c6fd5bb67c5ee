import { inTransaction } from '#db/pool.ts'
import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { serviceDesk } from './contract/desk.ts'
import type { service } from './contract/guest.ts'
import {
  claimTalk,
  closeTalk,
  deskPicture,
  deskReadTo,
  listTalks,
  oneTalk,
  replyTo,
  showFromDesk,
} from './service/desk.ts'
import { closeByGuest, guestPicture, rateTalk, readTo, say, showPicture, showTalk } from './service/guest.ts'
import { deleteCanned, putCanned } from './store/lines.ts'

export function serviceRoutes(house: House): Handlers<typeof service> {
  return {
    talk: (input, call) => showTalk(house, input, call),
    say: (input, call) => say(house, input, call),
    show: (input, call) => showPicture(house, input, call),
    picture: (input, call) => guestPicture(house, input, call),
    read: (input, call) => readTo(house, input, call),
    close: (_, call) => closeByGuest(house, call),
    rate: (input, call) => rateTalk(house, input, call),
  }
}

export function serviceDeskRoutes(house: House): Handlers<typeof serviceDesk> {
  return {
    list: (input, call) => listTalks(house, input, call),
    one: (input, call) => oneTalk(house, input, call),
    claim: (input, call) => claimTalk(house, input, call),
    reply: (input, call) => replyTo(house, input, call),
    show: (input, call) => showFromDesk(house, input, call),
    read: (input) => deskReadTo(house, input),
    close: (input, call) => closeTalk(house, input, call),
    picture: (input) => deskPicture(house, input),
    async setCanned({ body }, { operator, now }) {
      await inTransaction(house.db, (tx) => putCanned(tx, { ...body, by: operator.account, now }))
      return {}
    },
    async dropCanned({ params, body }) {
      await inTransaction(house.db, (tx) => deleteCanned(tx, body.merchant, params.id))
      return {}
    },
  }
}
