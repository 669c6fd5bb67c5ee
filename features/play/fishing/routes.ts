import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { fishing } from './contract.ts'
import { keep, leave, listRooms, sit } from './service/seats.ts'

export function fishingRoutes(app: App): Handlers<typeof fishing> {
  return {
    rooms: (_, call) => listRooms(app, call),
    sit: (_, { game }) => sit(app, game),
    keep: (_, { game }) => keep(app, game),
    leave: (_, { game }) => leave(app, game),
  }
}
