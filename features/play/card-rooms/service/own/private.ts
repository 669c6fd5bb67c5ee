import { randomBytes } from 'node:crypto'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import { readyToPlay } from '#features/compliance/limits/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { cardRooms } from '../../contract.ts'
import { CODE_BYTES, codeOf, MOST_A_DAY, seatsOfGame } from '../../rules/private.ts'
import { insertIncident } from '../../store/incidents.ts'
import { privateOf, termsOf, unusedBecause } from '../../store/private.ts'
import { insertRoom, lockFreeRoom, roomByCode, setRoomState, type RoomRow } from '../../store/rooms.ts'
import { tellRoom } from '../news.ts'
import { holdSeats } from '../waiting.ts'

type Contract = typeof cardRooms

/**
 * Opens a private room with the terms of one of the operator's open rooms: stakes, buy-in, rake, times. Its code is the invitation. The
 * same rules as in every room hold, also for who may sit beside whom.
 */
export async function openPrivate(
  app: App,
  { body }: Given<Contract['openPrivate']>,
  { member, key, fingerprint, now }: CallFor<Contract['openPrivate']>,
) {
  const like = await roomByCode(app.db, member.merchant, body.like)
  if (like?.state !== 'open' || like.tournament !== null || like.openedBy !== null)
    return { refused: 'rooms.unknown' } as const
  if (!like.isPractice && like.currency !== member.currency)
    return { refused: 'rooms.otherCurrency' } as const
  if (!seatsOfGame[like.game].includes(body.seats)) return { refused: 'rooms.seatCount' } as const
  const stopped = await readyToPlay(app, member, 'casino', now)
  if (stopped) return stopped
  const most = await settingOf(app, member.merchant, 'privateRoomsMost')
  if (most === 0) return { refused: 'rooms.privateOff' } as const
  const made = await withIdempotency(app.db, { key, fingerprint }, async (tx) => {
    const { open, today } = await privateOf(tx, member.id)
    if (open >= most) return { refused: 'rooms.privateMost', detail: { most } } as const
    if (today >= MOST_A_DAY) return { refused: 'rooms.privateToday', detail: { most: MOST_A_DAY } } as const
    // read again under a lock: an operator may be changing or closing it
    const terms = await termsOf(tx, like.id)
    if (!terms) return { refused: 'rooms.unknown' } as const
    return { code: await insertLike(tx, terms, { memberId: member.id, seats: body.seats }) }
  })
  return made
}

type Opened = { readonly memberId: bigint; readonly seats: number }

async function insertLike(tx: Tx, like: RoomRow, { memberId, seats }: Opened): Promise<string> {
  const code = codeOf(randomBytes(CODE_BYTES))
  const id = await insertRoom(tx, { ...like, code, seats }, { openedBy: memberId, likeRoom: like.id })
  // 45 random bits: the request is sent again with another one
  if (id === null) throw new Error('card rooms: the code of a private room is taken')
  await insertIncident(tx, { room: id, kind: 'private', label: like.code })
  return code
}

/**
 * Closes a private room if it is still unused: an empty one immediately, one in which nothing is played as every room, whose seats are
 * paid. The room's lock orders it and one who sits down.
 */
export async function closeUnused(app: App, id: bigint): Promise<void> {
  const room = await inTransaction(app.db, async (tx) => {
    const locked = await lockFreeRoom(tx, id)
    if (!locked) return null
    const why = await unusedBecause(tx, id)
    if (!why) return null
    const state = why === 'empty' ? 'closed' : 'closing'
    await setRoomState(tx, id, state)
    await insertIncident(tx, { room: id, kind: why })
    if (why === 'empty') await holdSeats(app, tx, { ...locked, state })
    return locked
  })
  if (room) await tellRoom(app, room)
}
