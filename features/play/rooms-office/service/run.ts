import { inTransaction } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import {
  closeRoom,
  openRoom,
  roomByCode,
  tellRoom,
  voidStuckHand,
} from '#features/play/card-rooms/public/office.ts'
import type { roomsOffice } from '../contract.ts'

type Contract = typeof roomsOffice
type Room = { readonly merchant: string; readonly code: string }

/** What the audit log calls a room: "cardRoom:JADE-NL6A". */
export const objectOf = ({ merchant, code }: Room): string => `cardRoom:${merchant}-${code}`

/**
 * Whose room it is: a tournament's table follows its tournament, a private room the room whose terms it has. It was made as one, so the
 * answer stays true.
 */
async function ownerOf(app: App, { merchant, code }: Room): Promise<'tournament' | 'member' | null> {
  const room = await roomByCode(app.db, merchant, code)
  if ((room?.tournament ?? null) !== null) return 'tournament'
  return (room?.openedBy ?? null) !== null ? 'member' : null
}

/** Pages of a room and of the private ones that close with it. */
export async function tellClosing(app: App, room: Room, codes: readonly string[]): Promise<void> {
  for (const code of [room.code, ...codes]) await tellRoom(app, { merchant: room.merchant, code }, true)
}

/** Closes a room and the private ones with its terms: no one sits down, the hand is played to the end, then every seat is paid. */
export async function close(
  app: App,
  { params, body: { reason } }: Given<Contract['close']>,
  { operator, ip, now }: CallFor<Contract['close']>,
): Promise<Reply<Contract['close']> | Refusal<Contract['close']>> {
  if ((await ownerOf(app, params)) === 'tournament') return { refused: 'roomsOffice.ofTournament' }
  const closing = await inTransaction(app.db, async (tx) => {
    const done = await closeRoom(tx, params, { byName: operator.account, reason })
    if (done)
      await writeAudit(tx, { operator, action: 'rooms.close', object: objectOf(params), reason, ip, now })
    return done
  })
  if (closing === null) return { refused: 'roomsOffice.unknown' }
  if (!closing) return { refused: 'roomsOffice.isClosed' }
  await tellClosing(app, params, closing)
  return { done: true }
}

export async function open(
  app: App,
  { params, body: { reason } }: Given<Contract['open']>,
  { operator, approvedBy, ip, now }: CallFor<Contract['open']>,
): Promise<Reply<Contract['open']> | Refusal<Contract['open']>> {
  const owner = await ownerOf(app, params)
  if (owner === 'tournament') return { refused: 'roomsOffice.ofTournament' }
  if (owner === 'member') return { refused: 'roomsOffice.ofMember' }
  const isDone = await inTransaction(app.db, async (tx) => {
    const logged = { byName: operator.account, approvedBy: approvedBy?.account ?? '', reason }
    const done = await openRoom(tx, params, logged)
    if (done)
      await writeAudit(tx, { operator, action: 'rooms.open', object: objectOf(params), reason, ip, now })
    return done
  })
  if (isDone === null) return { refused: 'roomsOffice.unknown' }
  if (!isDone) return { refused: 'roomsOffice.isOpen' }
  await tellRoom(app, params, true)
  return { done: true }
}

/** Voids a hand that no process can continue: the seats keep what they had before it. */
export async function voidHand(
  app: App,
  { params, body: { reason } }: Given<Contract['voidHand']>,
  { operator, approvedBy, ip, now }: CallFor<Contract['voidHand']>,
): Promise<Reply<Contract['voidHand']> | Refusal<Contract['voidHand']>> {
  if (!(await roomByCode(app.db, params.merchant, params.code))) return { refused: 'roomsOffice.unknown' }
  const voided = await inTransaction(app.db, async (tx) => {
    const logged = { byName: operator.account, approvedBy: approvedBy?.account ?? '', reason }
    const hand = await voidStuckHand(tx, params, logged)
    if (hand)
      await writeAudit(tx, {
        operator,
        action: 'rooms.voidHand',
        object: objectOf(params),
        after: { hand: hand.label },
        reason,
        ip,
        now,
      })
    return hand
  })
  if (!voided) return { refused: 'roomsOffice.handRuns' }
  await tellRoom(app, params, true)
  return voided
}
