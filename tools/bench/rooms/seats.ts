import { setTimeout } from 'node:timers/promises'
import { person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { tickRooms } from '#features/play/card-rooms/service/drive.ts'
import { openRoom } from '#features/play/card-rooms/testing/tables.ts'
import { major } from '#kit/money.ts'
import { seatsAtTables } from '../fishing/seats.ts'

export const ROOMS = 200
/** People at a card table. */
export const PLAYERS = 2
const TICK_MS = 250

type Seats = { readonly tokens: readonly string[]; readonly rest: () => Promise<void> }

/**
 * Members of two hundred tables of hold'em, "code token", then those of fifty tables of fishing, "token". The clocks of the tables run
 * until `rest` has returned.
 */
export async function seatsInRooms(at: TestApp): Promise<Seats> {
  const tokens: string[] = []
  for (let room = 0; room < ROOMS; room++) {
    const code = await openRoom(at, { turnSeconds: 60 })
    for (let seat = 0; seat < PLAYERS; seat++) {
      const { api, token } = await person(at, { balance: major(10_000_000) })
      await api.cardRooms.sit({ params: { code }, body: { seat, amount: major(200_000) } })
      tokens.push(`${code} ${token}`)
    }
  }
  tokens.push(...(await seatsAtTables(at)))
  const time = keepTime(at)
  return { tokens, rest: time.stop }
}

/** What the worker does in the product: deals, cuts decks without a seed, and decides for who is late. */
function keepTime(at: TestApp): { readonly stop: () => Promise<void> } {
  let isOver = false
  const ended = (async () => {
    while (!isOver) {
      await tickRooms(at.app)
      await setTimeout(TICK_MS)
    }
  })()
  return {
    stop: () => {
      isOver = true
      return ended
    },
  }
}
