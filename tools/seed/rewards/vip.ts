import { inTransaction } from '#db/pool.ts'
import { countPlay } from '#features/play/settled-play/public.ts'
import type { Gifts } from '#features/rewards/vip/rules/gift.ts'
import { periodOf } from '#kit/day/period.ts'
import { advanceRanks } from '#features/rewards/vip/service/advance.ts'
import { setByOperators } from '#features/rewards/vip/store/members.ts'
import { countDeposits, sumPlay, sumsOf } from '#features/rewards/vip/store/progress.ts'
import { insertOpen, insertVersion, lockOpen } from '#features/rewards/vip/store/versions.ts'
import { addDays, dayIn } from '#kit/day.ts'
import { major } from '#kit/money.ts'
import { DAY_MS, later, type Resident, type World } from '../world.ts'

type DemoRank = {
  readonly en: string
  readonly vi: string
  /** Valid bets of a month that reach it; a quarter of it keeps it. */
  readonly valid: number
  readonly deposits: number
  readonly gifts: Gifts
}

const cash = (whole: number) => ({ kind: 'cash', amount: major(whole).toString() }) as const
const points = (whole: number) => ({ kind: 'points', amount: String(whole) }) as const

/** Six ranks; those above 4 have VIP customer service. */
const ranks: Readonly<Record<'JADE' | 'AMBER', readonly DemoRank[]>> = {
  JADE: [
    { en: 'Bronze', vi: 'Đồng', valid: 2_000_000, deposits: 0, gifts: { upgrade: points(20) } },
    {
      en: 'Silver',
      vi: 'Bạc',
      valid: 10_000_000,
      deposits: 0,
      gifts: { upgrade: points(100), birthday: points(50) },
    },
    {
      en: 'Gold',
      vi: 'Vàng',
      valid: 50_000_000,
      deposits: 0,
      gifts: { upgrade: cash(50_000), birthday: cash(30_000), period: points(100) },
    },
    {
      en: 'Platinum',
      vi: 'Bạch kim',
      valid: 200_000_000,
      deposits: 5_000_000,
      gifts: { upgrade: cash(200_000), birthday: cash(100_000), period: points(500) },
    },
    {
      en: 'Jade',
      vi: 'Ngọc',
      valid: 1_000_000_000,
      deposits: 20_000_000,
      gifts: { upgrade: cash(1_000_000), birthday: cash(500_000), period: cash(200_000) },
    },
    {
      en: 'Diamond',
      vi: 'Kim cương',
      valid: 5_000_000_000,
      deposits: 100_000_000,
      gifts: { upgrade: cash(5_000_000), birthday: cash(2_000_000), period: cash(1_000_000) },
    },
  ],
  AMBER: [
    { en: 'Bronze', vi: 'Đồng', valid: 100, deposits: 0, gifts: { upgrade: points(20) } },
    { en: 'Silver', vi: 'Bạc', valid: 1_000, deposits: 0, gifts: { upgrade: cash(5), birthday: cash(3) } },
    { en: 'Gold', vi: 'Vàng', valid: 10_000, deposits: 500, gifts: { upgrade: cash(50), period: cash(10) } },
  ],
}

/** Ranks of both brands since last month, and what the demo's history has reached; Linh holds a high rank by decision of operators. */
export async function seedVip({ app, now }: World, residents: readonly Resident[]): Promise<void> {
  await countPlay(app)
  for (const merchant of ['JADE', 'AMBER'] as const) {
    const zone = (await app.merchants.byCode(merchant))?.timeZone ?? 'UTC'
    const lastMonth = periodOf('M', addDays(periodOf('M', dayIn(zone, now)).from, -1))
    await inTransaction(app.db, async (tx) => {
      const { id: version } = await insertVersion(
        tx,
        {
          merchant,
          fromDay: lastMonth.from,
          period: 'M',
          madeBy: 'op-linh',
          reason: 'The first ranks of the brand',
          madeAt: later(now, -30 * DAY_MS),
        },
        ranks[merchant].map(({ en, vi, valid, deposits, gifts }, at) => ({
          level: at + 1,
          name: { en, vi },
          up: { valid: major(valid), deposits: major(deposits) },
          keep: { valid: major(valid / 4), deposits: 0n },
          isFirstPaid: at >= 3,
          gifts,
        })),
      )
      await insertOpen(tx, { merchant, version, ...lastMonth })
      await sumPlay(tx, { merchant })
      await countDeposits(tx, { merchant })
    })
  }
  await advanceRanks(app)
  const linh = residents.find(({ account }) => account === 'linh')
  if (!linh) return
  await inTransaction(app.db, async (tx) => {
    const open = await lockOpen(tx, linh.merchant)
    if (!open) throw new Error('seed: there are no ranks')
    await setByOperators(tx, {
      memberId: linh.id,
      open,
      level: 5,
      until: addDays(open.to, 60),
      now,
      sums: await sumsOf(tx, linh.id, open),
    })
  })
}
