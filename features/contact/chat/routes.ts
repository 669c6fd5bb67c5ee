import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { chat } from './contract/member.ts'
import type { chatOffice } from './contract/office.ts'
import { addWord, dropWord, hide, lift, sanction, showDesk } from './service/moderate.ts'
import { createRoom } from './service/room.ts'

export function chatRoutes(house: House): Handlers<typeof chat> {
  const room = createRoom(house)
  return {
    room: (_, call) => room.show(call),
    say: (input, call) => room.say(input, call),
    report: (input, call) => room.report(input, call),
  }
}

export function chatOfficeRoutes(house: House): Handlers<typeof chatOffice> {
  return {
    room: (input, call) => showDesk(house, input, call),
    hide: (input, call) => hide(house, input, call),
    sanction: (input, call) => sanction(house, input, call),
    lift: (input, call) => lift(house, input, call),
    addWord: (input, call) => addWord(house, input, call),
    dropWord: (input, call) => dropWord(house, input, call),
  }
}
