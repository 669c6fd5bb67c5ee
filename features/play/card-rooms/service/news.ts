import type { App } from '#server/app.ts'
import { nextEventNumber } from '#live/event-number.ts'
import type { RoomRow } from '../store/rooms.ts'

/** What pages of a brand watch: a room, and the lobby. */
export const watchName = ({ merchant, code }: Pick<RoomRow, 'merchant' | 'code'>): string =>
  `room:${merchant}-${code}`
export const lobbyName = (merchant: string): string => `rooms:${merchant}`

type Told = Pick<RoomRow, 'merchant' | 'code'>

/**
 * After the commit: pages read the room again, each for its own seat. The event says that something changed and nothing else, so that no
 * hidden card can be in it. Anyone may watch the lobby: its event names no room, since the code of a private one is its invitation.
 */
export async function tellRoom(app: App, { merchant, code }: Told, isForLobby = false): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  app.events.publish(`watch:${watchName({ merchant, code })}`, {
    topic: 'rooms.room',
    seq,
    of: code,
    patch: { code },
  })
  if (isForLobby)
    app.events.publish(`watch:${lobbyName(merchant)}`, {
      topic: 'rooms.lobby',
      seq,
      of: merchant,
      patch: {},
    })
}
