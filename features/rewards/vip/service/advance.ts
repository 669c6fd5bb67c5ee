import { inTransaction, type Tx } from '#db/pool.ts'
import { closedUntil, countedBatch } from '#features/play/settled-play/public.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import { triggerPromotions } from '#features/rewards/promotions/public.ts'
import { dayIn } from '#kit/day.ts'
import type { App } from '#server/app.ts'
import { periodOf } from '#kit/day/period.ts'
import {
  countDeposits,
  insertMark,
  lockMark,
  moveMark,
  playersBetween,
  raise,
  sumPlay,
  type Risen,
} from '../store/progress.ts'
import {
  allOpen,
  brandsToOpen,
  insertOpen,
  lockOpen,
  markWhole,
  ranksOf,
  versionOn,
} from '../store/versions.ts'
import { endPeriods } from './end.ts'
import { offerGift } from './gifts.ts'
import { tellRanks } from './tell.ts'

/** Batches of the ledger per transaction: bounds its size after a long pause. */
const MOST_BATCHES = 500n
/** Members raised per transaction when a period opens. */
const SLICE = 300
/** Deposits whose transaction committed late are still found this long after their time. */
const OVERLAP_MS = 3_600_000

/**
 * Brings ranks up to date: sums of members with new facts, upgrades with their gifts, and the ends of closed periods. Takes facts up to the
 * batch that the windows of settled play have counted; the mark moves in the transaction that sums. A killed worker leaves nothing half
 * done, and several workers wait for each other at the mark and at the brand.
 */
export async function advanceRanks(app: App): Promise<void> {
  // read before the facts: all facts of windows that are closed now are taken below
  const closed = await closedUntil(app.db)
  await begin(app)
  for (let isMore = true; isMore;) isMore = await takeFacts(app)
  for (const { merchant } of await allOpen(app.db)) {
    await lookAtAll(app, merchant)
    while (closed && (await endPeriods(app, merchant, closed))) await lookAtAll(app, merchant)
  }
}

/** Opens the first period of brands that have got ranks. */
async function begin(app: App): Promise<void> {
  const toOpen = await brandsToOpen(app.db)
  await inTransaction(app.db, async (tx) => {
    if (!(await lockMark(tx)))
      await insertMark(tx, { batch: await countedBatch(tx), depositsAt: app.clock.now() })
    for (const { merchant, zone } of toOpen) {
      const today = dayIn(zone, app.clock.now())
      const version = await versionOn(tx, merchant, today)
      if (!version) continue
      await insertOpen(tx, { merchant, version: version.id, ...periodOf(version.period, today) })
      await sumPlay(tx, { merchant })
      await countDeposits(tx, { merchant })
    }
  })
}

/** One slice of facts; whether there are more. */
async function takeFacts(app: App): Promise<boolean> {
  const { isMore, ...told } = await inTransaction(app.db, async (tx) => {
    const mark = await lockMark(tx)
    if (!mark) throw new Error('vip: the mark is missing')
    const [now, counted] = [app.clock.now(), await countedBatch(tx)]
    const to = counted < mark.batch + MOST_BATCHES ? counted : mark.batch + MOST_BATCHES
    const players = to > mark.batch ? await playersBetween(tx, mark.batch, to) : []
    if (players.length) await sumPlay(tx, { members: players })
    const payers = await countDeposits(tx, { since: new Date(mark.depositsAt.getTime() - OVERLAP_MS) })
    const members = [...new Set([...players, ...payers])]
    const risen = members.length ? await raise(tx, { members }, now) : []
    await moveMark(tx, { batch: to > mark.batch ? to : mark.batch, depositsAt: now })
    return { isMore: to < counted, ...(await giveFor(app, tx, risen, now)) }
  })
  await tellRanks(app, told)
  return isMore
}

/** Looks at all members of a brand once after its period opened; in slices, and again from the start after a crash. */
async function lookAtAll(app: App, merchant: string): Promise<void> {
  for (let isMore = true; isMore;) {
    const done = await inTransaction(app.db, async (tx) => {
      const open = await lockOpen(tx, merchant)
      if (!open || open.isWhole) return null
      const now = app.clock.now()
      const risen = await raise(tx, { merchant, limit: SLICE }, now)
      if (risen.length < SLICE) await markWhole(tx, merchant)
      return { isMore: risen.length === SLICE, ...(await giveFor(app, tx, risen, now)) }
    })
    if (done) await tellRanks(app, done)
    isMore = done?.isMore ?? false
  }
}

/** Upgrade gifts and the promotions of a new rank: for each rank reached, also where a member passes several at once. */
async function giveFor(app: App, tx: Tx, risen: readonly Risen[], now: Date) {
  const gifted = new Set<bigint>()
  const versions = new Map<string, Awaited<ReturnType<typeof ranksOf>>>()
  for (const { memberId, merchant, currency, version, from, to } of risen) {
    const ranks = versions.get(version) ?? (await ranksOf(tx, version))
    versions.set(version, ranks)
    for (const rank of ranks.filter(({ level }) => level > from && level <= to)) {
      const once = String(rank.level)
      const of = { memberId, merchant, currency, moment: 'upgrade', once, rank } as const
      if (await offerGift(app, tx, of, now)) gifted.add(memberId)
      const event = {
        kind: 'levelUp',
        level: rank.level,
        merchant,
        memberId,
        occasion: `level:${once}`,
      } as const
      if ((await triggerPromotions(app, tx, { ...event, now })).length) gifted.add(memberId)
    }
    await tellRisen(tx, { memberId, to, name: ranks.find(({ level }) => level === to)?.name, now })
  }
  return { ranked: risen.map(({ memberId }) => memberId), gifted: [...gifted] }
}

type Raised = {
  readonly memberId: bigint
  readonly to: number
  readonly name: { readonly en: string; readonly vi: string } | undefined
  readonly now: Date
}

/** One message for the rank that was reached, however many were passed; none to a member to whom nothing may be offered. */
async function tellRisen(tx: Tx, { memberId, to, name, now }: Raised): Promise<void> {
  if (!name || !(await mayMarket(tx, memberId, now))) return
  const occasion = `vip:${to}:${now.toISOString()}`
  const words = { text: 'vipRisen', values: { rank: name } }
  await tellMember(tx, { memberId, kind: 'house', occasion, ...words, link: '/vip', now })
}
