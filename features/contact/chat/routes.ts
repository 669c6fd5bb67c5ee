import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { chat } from './contract/member.ts'
import type { chatOffice } from './contract/office.ts'
import { addWord, dropWord, hide, lift, sanction, showDesk } from './service/moderate.ts'
import { createRoom } from './service/room.ts'

export function chatRoutes(app: App): Handlers<typeof chat> {
  const room = createRoom(app)
  return {
    room: (input, call) => room.show(input, call),
    say: (input, call) => room.say(input, call),
    report: (input, call) => room.report(input, call),
    showAll: (_, call) => room.showAll(call),
  }
}

export function chatOfficeRoutes(app: App): Handlers<typeof chatOffice> {
  return {
    room: (input, call) => showDesk(app, input, call),
    hide: (input, call) => hide(app, input, call),
    sanction: (input, call) => sanction(app, input, call),
    lift: (input, call) => lift(app, input, call),
    addWord: (input, call) => addWord(app, input, call),
    dropWord: (input, call) => dropWord(app, input, call),
  }
}
