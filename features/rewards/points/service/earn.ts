import { inTransaction, type Tx } from '#db/pool.ts'
import { countedBatch } from '#features/play/settled-play/public.ts'
import { post } from '#ledger/posting.ts'
import type { PostItem } from '#ledger/types.ts'
import type { App } from '#server/app.ts'
import { pointsEarned, pointsForDeposit, pointsReversed } from '../postings.ts'
import { isPointSource, typeOf, type PointType } from '../rules/points.ts'
import { addDays, type Moved } from '../store/days.ts'
import {
  depositsSince,
  earnedBetween,
  insertDeposits,
  insertMark,
  lockMark,
  moveDepositMark,
  moveMark,
  noteRates,
  walletsOfPoints,
} from '../store/earning.ts'
import { ratesNow } from './config.ts'
import { pointsWallet, tellPoints } from './move.ts'

/** Batches of the ledger per transaction: bounds its size after a long pause. */
const MOST_BATCHES = 500n
const MOST_DEPOSITS = 500
/** Deposits whose transaction committed late are still found this long after their time. */
const OVERLAP_MS = 3_600_000

/**
 * Gives points for settled bets and credited deposits. Takes the facts that the windows of settled play have counted, in the order of their
 * batches: a batch up to the counted one is complete, so each fact earns once, and the mark moves in the transaction that posts. A killed
 * worker leaves nothing half done, and several workers wait for each other at the mark.
 */
export async function earnPoints(app: App): Promise<void> {
  await begin(app)
  for (let isMore = true; isMore;) isMore = await earnFromPlay(app)
  for (let isMore = true; isMore;) isMore = await earnFromDeposits(app)
}

/** The first run begins at the first bet of a demo; a live installation does not pay for what was played before there were points. */
async function begin(app: App): Promise<void> {
  const rates = await ratesNow(app)
  await inTransaction(app.db, async (tx) => {
    if (!(await lockMark(tx))) {
      const isLive = app.config.FAIRHOUSE_MODE === 'live'
      const now = app.clock.now()
      await insertMark(tx, {
        batch: isLive ? await countedBatch(tx) : 0n,
        startsAt: isLive ? now : null,
        depositsAt: now,
      })
    }
    await noteRates(tx, rates)
  })
}

/** One slice of facts; whether there are more. */
async function earnFromPlay(app: App): Promise<boolean> {
  const done = await inTransaction(app.db, async (tx) => {
    const mark = await lockMark(tx)
    if (!mark) throw new Error('points: the mark is missing')
    const counted = await countedBatch(tx)
    if (counted <= mark.batch) return { isMore: false, members: [] }
    const to = counted < mark.batch + MOST_BATCHES ? counted : mark.batch + MOST_BATCHES
    const earned = (await earnedBetween(tx, mark.batch, to)).flatMap(({ source, ...row }): Moved[] =>
      isPointSource(source) ? [{ ...row, type: typeOf(source) }] : [],
    )
    await moveMark(tx, to)
    await giveAll(tx, earned, (memberId, type) => `points:${to}:${memberId}:${type}`)
    return { isMore: to < counted, members: earned.map(({ memberId }) => memberId) }
  })
  await tellPoints(app, [...new Set(done.members)])
  return done.isMore
}

/** Deposits since the mark; whether there are more. */
async function earnFromDeposits(app: App): Promise<boolean> {
  const done = await inTransaction(app.db, async (tx) => {
    const mark = await lockMark(tx)
    if (!mark) throw new Error('points: the mark is missing')
    const now = app.clock.now()
    const found = await depositsSince(tx, new Date(mark.depositsAt.getTime() - OVERLAP_MS), MOST_DEPOSITS)
    const isMore = found.length === MOST_DEPOSITS
    if (!isMore) await moveDepositMark(tx, now)
    await insertDeposits(tx, found, now)
    await addDays(
      tx,
      found.map(({ amount, ...row }): Moved => ({ ...row, type: 'deposit', valid: amount })),
    )
    const wallets = await walletsFor(tx, found)
    await postAll(
      tx,
      found.map(({ id, memberId, points }) => ({
        posting: pointsForDeposit,
        key: `points:deposit:${id}`,
        wallet: wallets(memberId),
        amount: points,
        detail: 'deposit',
        ref: id,
      })),
    )
    return { isMore, members: found.map(({ memberId }) => memberId) }
  })
  await tellPoints(app, [...new Set(done.members)])
  return done.isMore
}

type Earner = Pick<Moved, 'memberId' | 'merchant' | 'currency'>

/** The wallets of these members; missing ones are opened. */
async function walletsFor(tx: Tx, of: readonly Earner[]): Promise<(memberId: bigint) => bigint> {
  const known = new Map(await walletsOfPoints(tx, [...new Set(of.map(({ memberId }) => memberId))]))
  for (const { memberId, merchant, currency } of of)
    if (!known.has(memberId))
      known.set(memberId, await pointsWallet(tx, { id: memberId, merchant, currency }))
  return (memberId) => {
    const wallet = known.get(memberId)
    if (wallet === undefined) throw new Error(`points: member ${memberId} has no wallet`)
    return wallet
  }
}

/** Adds movements to their days and posts one entry for each member and type. */
async function giveAll(
  tx: Tx,
  earned: readonly Moved[],
  keyOf: (memberId: bigint, type: PointType) => string,
): Promise<void> {
  if (earned.length === 0) return
  await addDays(tx, earned)
  const wallets = await walletsFor(tx, earned)
  const sums = new Map<string, { readonly of: Moved; readonly points: bigint }>()
  for (const row of earned) {
    const key = keyOf(row.memberId, row.type)
    sums.set(key, { of: row, points: (sums.get(key)?.points ?? 0n) + row.points })
  }
  const items = [...sums].flatMap(([key, { of, points }]): PostItem[] =>
    points === 0n
      ? []
      : [
          {
            posting: points > 0n ? pointsEarned : pointsReversed,
            key,
            wallet: wallets(of.memberId),
            amount: points > 0n ? points : -points,
            detail: of.type,
          },
        ],
  )
  await postAll(tx, items)
}

async function postAll(tx: Tx, items: readonly PostItem[]): Promise<void> {
  if (items.length === 0) return
  for (const [index, result] of (await post(tx, items)).entries())
    if (result.status === 'refused') throw new Error(`${items[index]?.key} was refused: ${result.reason}`)
}
