import { inTransaction, type Tx } from '#db/pool.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import { post } from '#ledger/posting.ts'
import type { LedgerRefusal, PostItem, PostResult } from '#ledger/types.ts'
import { openWallet, walletOf } from '#ledger/wallets.ts'
import { readyToPlay } from '#features/compliance/limits/public.ts'
import { sharedAmong } from '#features/money/withdrawals/public.ts'
import type { cardRooms } from '../contract.ts'
import { cardBuyIn } from '../postings.ts'
import { liveHand } from '../store/hands.ts'
import { lockRoom, roomByCode, touchRoom, type RoomRow } from '../store/rooms.ts'
import { insertSeat, membersIn, moveChips, seatOf, seatsOf, setSeatState } from '../store/seats.ts'
import { isStopped } from '../store/stopped.ts'
import { deleteWait } from '../store/waits.ts'
import { tellPaid } from './leave.ts'
import { tellRoom } from './news.ts'
import { seatsLeft } from './waiting.ts'

type Contract = typeof cardRooms
export type Wallets = { readonly wallet: bigint; readonly cash: bigint }
type Bought = { readonly seat: number; readonly chips: bigint; readonly cash: bigint | null }

/** Sits down with a buy-in: the seat and its posting commit together, once for a key. */
export async function takeSeat(
  app: App,
  { params, body }: Given<Contract['sit']>,
  { member, key, fingerprint, now }: CallFor<Contract['sit']>,
) {
  const known = await roomByCode(app.db, member.merchant, params.code)
  if (!known) return { refused: 'rooms.unknown' } as const
  if (known.tournament !== null) return { refused: 'rooms.ofTournament' } as const
  if (!known.isPractice && known.currency !== member.currency)
    return { refused: 'rooms.otherCurrency' } as const
  const stopped = await readyToPlay(app, member, 'casino', now)
  if (stopped) return stopped
  const sat = await withIdempotency(app.db, { key, fingerprint }, async (tx) => {
    const room = await lockRoom(tx, known.id)
    if (room.state !== 'open') return { refused: 'rooms.closed' } as const
    if (body.amount < room.buyMin || body.amount > room.buyMax || body.amount % room.chip !== 0n)
      return { refused: 'rooms.buyIn', detail: { min: room.buyMin, max: room.buyMax } } as const
    if (body.seat >= room.seats) return { refused: 'rooms.seatTaken' } as const
    if (await seatOf(tx, room.id, member.id)) return { refused: 'rooms.seatedAlready' } as const
    if ((await seatsLeft(tx, room, member.id)) === 'held') return { refused: 'rooms.seatHeld' } as const
    if (await isOneOfThem(tx, room, member)) return { refused: 'rooms.samePerson' } as const
    const wallets = room.isPractice ? null : await walletsOf(tx, member)
    if (!room.isPractice && !wallets) return { refused: 'play.walletClosed' } as const
    const isTaken = !(await insertSeat(tx, {
      room: room.id,
      seat: body.seat,
      memberId: member.id,
      name: maskedName(member.account),
      wallet: wallets?.wallet ?? null,
      cash: wallets?.cash ?? null,
      chips: body.amount,
      bankMs: room.bankSeconds * 1_000,
      owes: await isPlaying(tx, room),
    }))
    if (isTaken) return { refused: 'rooms.seatTaken' } as const
    await deleteWait(tx, room.id, member.id)
    await touchRoom(tx, room.id)
    return buy(tx, { seat: body.seat, amount: body.amount, wallets, key, code: room.code })
  })
  if ('refused' in sat) return sat
  await tellBought(app, known, member.id, sat)
  return { seat: sat.seat, chips: sat.chips }
}

/** Adds chips between hands, up to the largest buy-in. */
export async function addChips(
  app: App,
  { params, body }: Given<Contract['addChips']>,
  { member, key, fingerprint, now }: CallFor<Contract['addChips']>,
) {
  const known = await roomByCode(app.db, member.merchant, params.code)
  if (!known) return { refused: 'rooms.unknown' } as const
  if (known.tournament !== null) return { refused: 'rooms.ofTournament' } as const
  const stopped = await readyToPlay(app, member, 'casino', now)
  if (stopped) return stopped
  const added = await withIdempotency(app.db, { key, fingerprint }, async (tx) => {
    const room = await lockRoom(tx, known.id)
    const seat = await seatOf(tx, room.id, member.id)
    if (!seat || seat.state === 'leaving') return { refused: 'rooms.notSeated' } as const
    const hand = await liveHand(tx, room.id)
    if (hand?.entries.some((entry) => entry.seat === seat.seat)) return { refused: 'rooms.inHand' } as const
    if (await isStopped(tx, seat.wallet)) return { refused: 'play.walletClosed' } as const
    const most = room.buyMax - seat.chips
    if (body.amount > most || body.amount % room.chip !== 0n)
      return { refused: 'rooms.buyIn', detail: { min: room.chip, max: most > 0n ? most : 0n } } as const
    await moveChips(tx, seat, body.amount)
    await setSeatState(tx, seat, 'seated')
    await touchRoom(tx, room.id)
    const { wallet, cash } = seat
    const wallets = wallet === null || cash === null ? null : { wallet, cash }
    return buy(tx, { seat: seat.seat, amount: body.amount, wallets, key, code: room.code })
  })
  if ('refused' in added) return added
  await tellBought(app, known, member.id, added)
  return { seat: added.seat, chips: added.chips }
}

/** After the commit: pages of the room and the own balance. */
async function tellBought(app: App, room: RoomRow, memberId: bigint, { cash }: Bought): Promise<void> {
  if (cash !== null) await tellPaid(app, [{ memberId, cash }])
  await tellRoom(app, room, true)
}

/** Who joins while others play owes a blind. */
async function isPlaying(tx: Tx, room: RoomRow): Promise<boolean> {
  const seated = (await seatsOf(tx, room.id)).filter(({ state }) => state === 'seated')
  return seated.length >= 2 && room.hands > 0
}

/**
 * The member's cash and chips, for a buy-in; null: there is no cash wallet, or the chips are frozen. The ledger asks the wallet that pays:
 * cash would wait in frozen chips.
 */
export async function walletsOf(
  tx: Tx,
  { id: owner, merchant, currency }: MemberCaller,
): Promise<Wallets | null> {
  const cash = await walletOf(tx, { owner, merchant, kind: 'cash', currency })
  if (!cash) return null
  const wallet = await openWallet(tx, { owner, merchant, kind: 'chips', currency })
  return (await isStopped(tx, wallet)) ? null : { cash: cash.id, wallet }
}

/**
 * One seat per person in a room, whatever the account (0031): an identity, browser or payout account in common with someone who sits there.
 * A network address is not enough: a household shares it. The room's lock orders two accounts that sit down at the same time.
 */
async function isOneOfThem(tx: Tx, room: RoomRow, member: MemberCaller): Promise<boolean> {
  if (room.isPractice) return false
  const shared = await sharedAmong(tx, member.id, membersIn(room.id))
  return shared.some((sharing) => sharing !== 'household')
}

type Buying = {
  readonly seat: number
  readonly amount: bigint
  readonly wallets: Wallets | null
  readonly key: string
  readonly code: string
}

/** Cash becomes chips, as the transaction's last statement. Bonus money is not accepted: only cash is asked. */
async function buy(tx: Tx, { seat, amount, wallets, key, code }: Buying) {
  const bought: Bought = { seat, chips: amount, cash: wallets?.cash ?? null }
  if (!wallets) return bought
  const item: PostItem = {
    posting: cardBuyIn,
    key: `card:in:${key}`,
    wallet: wallets.cash,
    toWallet: wallets.wallet,
    amount,
    ref: code,
  }
  const [result] = await post(tx, [item])
  return result?.status === 'refused' ? refusalOf(result) : bought
}

type No = Extract<PostResult, { readonly status: 'refused' }>

/** What the ledger's no to a buy-in means. */
export function refusalOf({ reason, balance = 0n, held = 0n, guard = '' }: No) {
  const closed: readonly LedgerRefusal[] = ['frozen', 'debt', 'unknownWallet']
  if (reason === 'insufficient')
    return { refused: 'play.insufficient', detail: { balance: balance - held } } as const
  if (reason === 'limit') return { refused: 'play.limit', detail: { guard } } as const
  if (closed.includes(reason)) return { refused: 'play.walletClosed' } as const
  throw new Error(`card rooms: the ledger refused a buy-in: ${reason}`)
}

/** Sits out from the next hand, or comes back. */
export async function setAway(
  app: App,
  { params, body }: Given<Contract['away']>,
  { member }: CallFor<Contract['away']>,
) {
  const known = await roomByCode(app.db, member.merchant, params.code)
  if (!known) return { refused: 'rooms.unknown' } as const
  const done = await inTransaction(app.db, async (tx) => {
    const room = await lockRoom(tx, known.id)
    const seat = await seatOf(tx, room.id, member.id)
    if (!seat || seat.state === 'leaving') return false
    await setSeatState(tx, seat, body.isAway ? 'away' : 'seated')
    await touchRoom(tx, room.id)
    return true
  })
  if (!done) return { refused: 'rooms.notSeated' } as const
  await tellRoom(app, known)
  return { isAway: body.isAway }
}
