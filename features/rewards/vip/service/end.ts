import { inTransaction } from '#db/pool.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import type { App } from '#server/app.ts'
import { BASE_LEVEL, levelAfter } from '../rules/ladder.ts'
import { periodOf } from '#kit/day/period.ts'
import { lockStanding, moveOn, moveRankless, type Standing } from '../store/members.ts'
import { countDeposits, sumPlay } from '../store/progress.ts'
import { lockOpen, ranksOf, updateOpen, versionOn, type Open, type RankRow } from '../store/versions.ts'
import { offerGift } from './gifts.ts'
import { tellRanks } from './tell.ts'

/** Members judged per transaction. */
const SLICE = 300

type Told = { readonly ranked: readonly bigint[]; readonly gifted: readonly bigint[] }

/**
 * Ends the open period of a brand once all its windows are closed: judges members in slices, then opens the next one. Returns whether a
 * period ended. A killed worker goes on with those who still stand in the period.
 */
export async function endPeriods(
  app: App,
  merchant: string,
  closed: Date,
  slice: number = SLICE,
): Promise<boolean> {
  for (;;) {
    const done = await inTransaction(app.db, async (tx): Promise<'open' | 'ended' | Told> => {
      const open = await lockOpen(tx, merchant)
      if (!open?.isWhole || dayBounds(open.zone, open.to).from > closed) return 'open'
      const version = await versionOn(tx, merchant, open.to)
      if (!version) throw new Error(`vip: ${merchant} has no version on ${open.to}`)
      const [ranks, nextRanks] = [await ranksOf(tx, open.version), await ranksOf(tx, version.id)]
      const standing = await lockStanding(tx, open, slice)
      const now = app.clock.now()
      if (standing.length) {
        const next = standing.map((each) => judged(each, { open, ranks, most: nextRanks.length }))
        await moveOn(tx, { open, next: open.to, now }, next)
        const currency = (await app.merchants.byCode(merchant))?.currency
        const gifted: bigint[] = []
        for (const { memberId, level } of next) {
          const rank = nextRanks.find((each) => each.level === level)
          if (!rank || !currency) continue
          const of = { memberId, merchant, currency, moment: 'period', once: open.to, rank } as const
          if (await offerGift(app, tx, of, now)) gifted.push(memberId)
        }
        const ranked = next.filter(({ level }, at) => level !== standing[at]?.level)
        return { ranked: ranked.map(({ memberId }) => memberId), gifted }
      }
      await moveRankless(tx, open, open.to)
      await updateOpen(tx, {
        merchant,
        version: version.id,
        ...periodOf(version.period, open.to),
        from: open.to,
      })
      await sumPlay(tx, { merchant })
      await countDeposits(tx, { merchant })
      return 'ended'
    })
    if (done === 'open') return false
    if (done === 'ended') return true
    await tellRanks(app, done)
  }
}

/** The level of a member in the next period, and whether what operators set holds in it. */
function judged(
  { memberId, startLevel, valid, deposits, floorLevel, floorUntil }: Standing,
  { open, ranks, most }: { readonly open: Open; readonly ranks: readonly RankRow[]; readonly most: number },
) {
  const isHeld = floorLevel !== null && floorUntil !== null && floorUntil >= open.to
  const level = levelAfter({
    ranks,
    start: startLevel,
    sums: { valid, deposits },
    floor: isHeld ? floorLevel : BASE_LEVEL,
    most,
  })
  return { memberId, level, isHeld: isHeld && floorLevel <= level }
}
