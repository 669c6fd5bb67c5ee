import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { liveChatDesk } from './contract/desk.ts'
import type { liveChat } from './contract/guest.ts'
import {
  claimConversation,
  closeConversation,
  deskPicture,
  deskReadTo,
  listConversations,
  oneConversation,
  replyTo,
  showFromDesk,
} from './service/desk.ts'
import {
  closeByGuest,
  guestPicture,
  rateConversation,
  readTo,
  say,
  showPicture,
  showConversation,
} from './service/guest.ts'
import { deleteCanned, putCanned } from './store/lines.ts'

export function liveChatRoutes(app: App): Handlers<typeof liveChat> {
  return {
    conversation: (input, call) => showConversation(app, input, call),
    say: (input, call) => say(app, input, call),
    show: (input, call) => showPicture(app, input, call),
    picture: (input, call) => guestPicture(app, input, call),
    read: (input, call) => readTo(app, input, call),
    close: (_, call) => closeByGuest(app, call),
    rate: (input, call) => rateConversation(app, input, call),
  }
}

export function liveChatDeskRoutes(app: App): Handlers<typeof liveChatDesk> {
  return {
    list: (input, call) => listConversations(app, input, call),
    one: (input, call) => oneConversation(app, input, call),
    claim: (input, call) => claimConversation(app, input, call),
    reply: (input, call) => replyTo(app, input, call),
    show: (input, call) => showFromDesk(app, input, call),
    read: (input) => deskReadTo(app, input),
    close: (input, call) => closeConversation(app, input, call),
    picture: (input) => deskPicture(app, input),
    async setCanned({ body }, { operator, now }) {
      await inTransaction(app.db, (tx) => putCanned(tx, { ...body, by: operator.account, now }))
      return {}
    },
    async dropCanned({ params, body }) {
      await inTransaction(app.db, (tx) => deleteCanned(tx, body.merchant, params.id))
      return {}
    },
  }
}
