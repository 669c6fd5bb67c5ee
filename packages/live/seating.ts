import type { IncomingMessage } from 'node:http'
import { householdOf } from '#kit/address.ts'
import type { Seats } from './seats.ts'
import type { SocketCaller } from './sockets.ts'

/**
 * Most sockets at once over all processes. A household, an office or a phone network shares an address, so only visitors and
 * those who have not yet said who they are count by it; a member counts by themselves, with a socket a page.
 */
const MOST = { arriving: 300, visitors: 200, member: 20, operator: 20 } as const

type Counting = { readonly seats: Seats; readonly addressOf: (request: IncomingMessage) => string }

/** Gives sockets their seats, by address until somebody says who they are, then by person; a closed line leaves its seat. */
export function createSeating(counting?: Counting) {
  const leaving = new WeakMap<IncomingMessage, () => void>()

  async function take(request: IncomingMessage, place: string, most: number): Promise<boolean> {
    const leave = await counting?.seats.take(place, most)
    if (!leave) return false
    leaving.get(request)?.()
    leaving.set(request, leave)
    if (request.socket.destroyed) leave() // it went while it was counted
    return true
  }

  const addressOf = (request: IncomingMessage): string => householdOf(counting?.addressOf(request) ?? '')

  return {
    /** A line has been asked for. */
    async come(request: IncomingMessage): Promise<boolean> {
      request.socket.once('close', () => leaving.get(request)?.())
      return take(request, `arriving:${addressOf(request)}`, MOST.arriving)
    },
    /** The page has said who it is. */
    async sit(request: IncomingMessage, caller: SocketCaller): Promise<boolean> {
      if ('merchant' in caller) return take(request, `visitors:${addressOf(request)}`, MOST.visitors)
      if ('member' in caller) return take(request, `member:${caller.member.id}`, MOST.member)
      return take(request, `operator:${caller.operator.id}`, MOST.operator)
    },
  }
}
