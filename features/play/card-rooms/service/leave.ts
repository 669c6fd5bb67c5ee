import { inTransaction, type Tx } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { post } from '#ledger/posting.ts'
import { walletById } from '#ledger/wallets.ts'
import type { PostItem } from '#ledger/types.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import type { cardRooms } from '../contract.ts'
import { cardCashOut } from '../postings.ts'
import { hurryHand, liveHand, lockHand } from '../store/hands.ts'
import { lockFreeRoom, lockRoom, roomByCode, touchRoom, type RoomRow } from '../store/rooms.ts'
import { deleteSeat, letIdleLeave, seatOf, setSeatState, type SeatRow } from '../store/seats.ts'
import { isStopped } from '../store/stopped.ts'
import { rebuilt } from './hand.ts'
import { tellRoom } from './news.ts'
import { holdSeats } from './waiting.ts'

type Contract = typeof cardRooms
/** Whose cash changed. */
export type Paid = { readonly memberId: bigint; readonly cash: bigint }

/**
 * Pays the chips of seats that are free now back into cash: one posting, the transaction's last statement. The seat's row is gone in the
 * same transaction, so it is paid once.
 */
export async function cashOut(tx: Tx, room: RoomRow, seats: readonly SeatRow[]): Promise<readonly Paid[]> {
  const paid = seats.flatMap(({ memberId, wallet, cash, chips }) =>
    memberId === null || wallet === null || cash === null || chips === 0n
      ? []
      : [{ memberId, wallet, cash, chips }],
  )
  if (paid.length === 0) return []
  const number = await visitNumber(tx, room)
  const items = paid.map(({ wallet, cash, chips }): PostItem => ({
    posting: cardCashOut,
    key: `card:out:${room.id}:${number}:${wallet}`,
    wallet,
    toWallet: cash,
    amount: chips,
    ref: room.code,
  }))
  const results = await post(tx, items)
  const refused = results.find(({ status }) => status === 'refused')
  if (refused) throw new Error(`card rooms: chips of ${room.code} were not paid out: ${refused.status}`)
  return paid
}

/** After the commit: pages show the new balances. */
export async function tellPaid(app: App, paid: readonly Paid[]): Promise<void> {
  for (const { memberId, cash } of paid) {
    const after = await walletById(app.db, cash)
    if (after) tellBalance(app, memberId, after)
  }
}

/** Each visit of a seat has a key of its own: the room's version rises with every seat that is freed. */
async function visitNumber(tx: Tx, room: RoomRow): Promise<bigint> {
  await touchRoom(tx, room.id)
  return (await lockRoom(tx, room.id)).version
}

/**
 * Leaves a seat. In a hand, the seat folds when its turn comes, and is paid after the hand; otherwise immediately. Repeating it changes
 * nothing.
 */
export async function leaveSeat(
  app: App,
  { params }: Given<Contract['leave']>,
  { member }: CallFor<Contract['leave']>,
) {
  const known = await roomByCode(app.db, member.merchant, params.code)
  if (!known) return { refused: 'rooms.unknown' } as const
  const left = await inTransaction(app.db, (tx) => freeSeat(app, tx, known.id, member.id))
  if (left === 'stopped') {
    await tellRoom(app, known, true)
    return { refused: 'play.walletClosed' } as const
  }
  await tellPaid(app, left.paid)
  if (left.hand !== null) await hurry(app, known, left.hand, left.seat)
  await tellRoom(app, known, true)
  return { isOut: left.isOut }
}

async function freeSeat(app: App, tx: Tx, id: bigint, memberId: bigint) {
  const room = await lockRoom(tx, id)
  const seat = await seatOf(tx, id, memberId)
  if (!seat) return { isOut: true, hand: null, seat: -1, paid: [] }
  const hand = await liveHand(tx, id)
  if (room.tournament !== null) {
    // entered to the end: who goes is blinded off
    await setSeatState(tx, seat, 'away')
    await touchRoom(tx, id)
    return { isOut: false, hand: hand?.id ?? null, seat: seat.seat, paid: [] }
  }
  if (hand?.entries.some((entry) => entry.seat === seat.seat)) {
    await setSeatState(tx, seat, 'leaving')
    await touchRoom(tx, id)
    return { isOut: false, hand: hand.id, seat: seat.seat, paid: [] }
  }
  // the seat is kept until the chips can be paid: they are, and nothing is dealt to it, once they are released
  if (await isStopped(tx, seat.wallet)) {
    await setSeatState(tx, seat, 'leaving')
    await touchRoom(tx, id)
    return 'stopped'
  }
  await deleteSeat(tx, seat)
  await holdSeats(app, tx, room)
  return { isOut: true, hand: null, seat: seat.seat, paid: await cashOut(tx, room, [seat]) }
}

/** Who has left and is awaited is not waited for. */
async function hurry(app: App, room: RoomRow, id: string, seat: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const hand = await lockHand(tx, room.id, id)
    if (hand?.state !== 'playing') return
    const { play } = await rebuilt(app, tx, room.game, hand)
    if (play.awaited.includes(seat)) await hurryHand(tx, id)
  })
}

/** Seats of a room in which nothing is played leave; the clock pays them as any others that leave. */
export async function leaveIdle(app: App, id: bigint): Promise<void> {
  const room = await inTransaction(app.db, async (tx) => {
    const locked = await lockFreeRoom(tx, id)
    if (!locked || (await letIdleLeave(tx, id)) === 0) return null
    await touchRoom(tx, id)
    return locked
  })
  if (room) await tellRoom(app, room, true)
}
