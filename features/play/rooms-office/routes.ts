import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { roomsOffice } from './contract.ts'
import { close, open, voidHand } from './service/run.ts'
import { make, setUp } from './service/setup.ts'
import { listHands, listIncidents, listRooms, showRoom } from './service/show.ts'

export function roomsOfficeRoutes(app: App): Handlers<typeof roomsOffice> {
  return {
    list: (input, call) => listRooms(app, input, call),
    one: (input, call) => showRoom(app, input, call),
    hands: (input) => listHands(app, input),
    close: (input, call) => close(app, input, call),
    open: (input, call) => open(app, input, call),
    make: (input, call) => make(app, input, call),
    setUp: (input, call) => setUp(app, input, call),
    voidHand: (input, call) => voidHand(app, input, call),
    incidents: (input, call) => listIncidents(app, input, call),
  }
}
