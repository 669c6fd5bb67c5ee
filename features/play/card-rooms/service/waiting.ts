import { inTransaction, type Tx } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { isExcluded, readyToPlay } from '#features/compliance/limits/public.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import type { cardRooms } from '../contract.ts'
import { lockRoom, lockFreeRoom, roomByCode, touchRoom, type RoomRow } from '../store/rooms.ts'
import { seatOf, seatsOf } from '../store/seats.ts'
import { deleteWait, heldForOthers, HELD_SECONDS, holdFor, insertWait, waitsOf } from '../store/waits.ts'
import { tellRoom } from './news.ts'

type Contract = typeof cardRooms

/** Joins or leaves the waiting list of a full room. Repeating it changes nothing. */
export async function setWaiting(
  app: App,
  { params, body }: Given<Contract['wait']>,
  { member, now }: CallFor<Contract['wait']>,
) {
  const known = await roomByCode(app.db, member.merchant, params.code)
  if (!known) return { refused: 'rooms.unknown' } as const
  if (known.tournament !== null) return { refused: 'rooms.ofTournament' } as const
  if (!known.isPractice && known.currency !== member.currency)
    return { refused: 'rooms.otherCurrency' } as const
  const stopped = body.isWaiting ? await readyToPlay(app, member, 'casino', now) : null
  if (stopped) return stopped
  const result = await inTransaction(app.db, async (tx) => {
    const room = await lockRoom(tx, known.id)
    if (!body.isWaiting) {
      await deleteWait(tx, room.id, member.id)
    } else {
      if (room.state !== 'open') return { refused: 'rooms.closed' } as const
      if (await seatOf(tx, room.id, member.id)) return { refused: 'rooms.seatedAlready' } as const
      if ((await seatsLeft(tx, room, member.id)) === 'free') return { refused: 'rooms.seatFree' } as const
      await insertWait(tx, room.id, member.id)
    }
    await holdSeats(app, tx, room)
    await touchRoom(tx, room.id)
    const place = (await waitsOf(tx, room.id)).findIndex(({ memberId }) => memberId === member.id)
    return { place: place < 0 ? null : place + 1 }
  })
  if ('refused' in result) return result
  await tellRoom(app, known, true)
  return result
}

/** Whether a member may sit down: a seat is free, the free ones are held for others, or none is free. */
export async function seatsLeft(tx: Tx, room: RoomRow, memberId: bigint): Promise<'free' | 'held' | 'none'> {
  const taken = (await seatsOf(tx, room.id)).length
  const held = heldForOthers(await waitsOf(tx, room.id), memberId)
  if (taken >= room.seats) return 'none'
  return taken + held < room.seats ? 'free' : 'held'
}

/**
 * Under the room's lock, after a seat was freed or a held one ran out: who did not come loses the place, and each free seat is held for the
 * first who waits, with a message to the member. Who may no longer play is left out.
 */
export async function holdSeats(app: App, tx: Tx, room: RoomRow): Promise<void> {
  const waits = await waitsOf(tx, room.id)
  if (waits.length === 0) return
  const isClosing = room.state !== 'open'
  let free = room.seats - (await seatsOf(tx, room.id)).length
  for (const { id, memberId, heldUntil, isOver } of waits) {
    if (isClosing || isOver || (await isExcluded(tx, memberId))) {
      await deleteWait(tx, room.id, memberId)
      continue
    }
    if (free <= 0) continue
    free -= 1
    if (heldUntil !== null) continue
    await holdFor(tx, id)
    await tellMember(tx, {
      memberId,
      kind: 'house',
      occasion: `cardSeat:${id}`,
      text: 'seatFree',
      values: { table: room.code, seconds: HELD_SECONDS },
      link: `/room?code=${room.code}`,
      now: app.clock.now(),
    })
  }
}

/** What the clock says for a room: seats that were held for long enough go to the next one. */
export async function tickWait(app: App, id: bigint): Promise<void> {
  const room = await inTransaction(app.db, async (tx) => {
    const locked = await lockFreeRoom(tx, id)
    if (!locked) return null
    await holdSeats(app, tx, locked)
    await touchRoom(tx, id)
    return locked
  })
  if (room) await tellRoom(app, room, true)
}
