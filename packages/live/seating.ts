import type { IncomingMessage } from 'node:http'
import { householdOf } from '#kit/address.ts'
import type { Seats } from './seats.ts'
import type { SocketCaller } from './sockets.ts'

/**
 * Maximum numbers of sockets across all processes. A household, an office or a phone network shares an address, so only visitors and
 * unauthenticated sockets count by it; members count individually, with one socket per page.
 */
const MOST = { arriving: 300, visitors: 200, member: 20, operator: 20 } as const

type Counting = { readonly seats: Seats; readonly addressOf: (request: IncomingMessage) => string }

/** Assigns socket slots, by address until the socket authenticates, then by person; a closed connection frees its slot. */
export function createSeating(counting?: Counting) {
  const leaving = new WeakMap<IncomingMessage, () => void>()

  async function take(request: IncomingMessage, place: string, most: number): Promise<boolean> {
    const leave = await counting?.seats.take(place, most)
    if (!leave) return false
    leaving.get(request)?.()
    leaving.set(request, leave)
    if (request.socket.destroyed) leave() // it disconnected while it was being counted
    return true
  }

  const addressOf = (request: IncomingMessage): string => householdOf(counting?.addressOf(request) ?? '')

  return {
    /** A connection was requested. */
    async come(request: IncomingMessage): Promise<boolean> {
      request.socket.once('close', () => leaving.get(request)?.())
      return take(request, `arriving:${addressOf(request)}`, MOST.arriving)
    },
    /** The page has authenticated. */
    async sit(request: IncomingMessage, caller: SocketCaller): Promise<boolean> {
      if ('merchant' in caller) return take(request, `visitors:${addressOf(request)}`, MOST.visitors)
      if ('member' in caller) return take(request, `member:${caller.member.id}`, MOST.member)
      return take(request, `operator:${caller.operator.id}`, MOST.operator)
    },
  }
}
