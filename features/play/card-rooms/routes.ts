import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { cardRooms } from './contract.ts'
import type { roomTalk } from './contract/talk.ts'
import { decide, giveSeed } from './service/act.ts'
import { ownHand, ownHands } from './service/history.ts'
import { leaveSeat } from './service/leave.ts'
import { openPrivate } from './service/own/private.ts'
import { hideOpponent, keepNote, showEmote } from './service/own/talk.ts'
import { launchRoom, listRooms, readRoom, roomList } from './service/read.ts'
import { addChips, setAway, takeSeat } from './service/sit.ts'
import { setWaiting } from './service/waiting.ts'

export function cardRoomsRoutes(app: App): Handlers<typeof cardRooms> {
  return {
    list: (_, call) => listRooms(app, call),
    room: (input, call) => readRoom(app, input, call),
    openPrivate: (input, call) => openPrivate(app, input, call),
    sit: (input, call) => takeSeat(app, input, call),
    addChips: (input, call) => addChips(app, input, call),
    leave: (input, call) => leaveSeat(app, input, call),
    away: (input, call) => setAway(app, input, call),
    wait: (input, call) => setWaiting(app, input, call),
    seed: (input, call) => giveSeed(app, input, call),
    act: (input, call) => decide(app, input, call),
    hands: (input, call) => ownHands(app, input, call),
    hand: (input, call) => ownHand(app, input, call),
    roomList: (input, call) => roomList(app, input, call),
    launchPvp: (input, call) => launchRoom(app, input, call),
  }
}

export function roomTalkRoutes(app: App): Handlers<typeof roomTalk> {
  return {
    emote: (input, call) => showEmote(app, input, call),
    note: (input, call) => keepNote(app, input, call),
    hide: (input, call) => hideOpponent(app, input, call),
  }
}
