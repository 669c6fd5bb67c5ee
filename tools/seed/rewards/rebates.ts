import { inTransaction } from '#db/pool.ts'
import type { Terms } from '#features/rewards/rebates/rules/terms.ts'
import { settleDue } from '#features/rewards/rebates/service/settle.ts'
import { dayStartOf, insertVersion } from '#features/rewards/rebates/store/terms.ts'
import { major, type Minor } from '#kit/money.ts'
import { DAY_MS, later, type World } from '../world.ts'

/** Days of rebates that the demo's members have not claimed yet. */
const DAYS = 8

const termsFor = (minimum: Minor): Terms => ({
  programs: [
    {
      program: 'rebate',
      period: 'day',
      claim: 'byHand',
      minimum,
      maximum: minimum * 10_000n,
      rates: (
        [
          ['RNG', 60],
          ['LIVE', 40],
          ['SPORTS', 50],
          ['FISH', 60],
          ['PVP', 40],
        ] as const
      ).flatMap(([category, rateBp]) =>
        [0, 1, 2, 3].map((level) => ({ category, level, rateBp: rateBp + 10 * level })),
      ),
    },
    {
      program: 'rakeback',
      period: 'day',
      claim: 'byHand',
      minimum: 0n,
      maximum: null,
      rates: [0, 1, 2, 3].map((level) => ({ category: '', level, rateBp: 500 + 250 * level }) as const),
    },
    {
      program: 'cashback',
      period: 'week',
      claim: 'byHand',
      minimum,
      maximum: minimum * 5_000n,
      rates: [0, 2].map((level) => ({ category: '', level, rateBp: 300 + 100 * level }) as const),
    },
  ],
  defaultEdges: (['RNG', 'LIVE', 'SPORTS', 'FISH'] as const).map((category) => ({ category, edgeBp: 300 })),
})

/** Rates of both brands, and statements of the last days: a visitor can claim at once. Play has been counted before. */
export async function seedRebates({ app, now }: World): Promise<void> {
  const from = later(now, -DAYS * DAY_MS)
    .toISOString()
    .slice(0, 10)
  for (const { code, currency } of await app.merchants.all())
    await inTransaction(app.db, async (tx) => {
      const fromAt = await dayStartOf(tx, code, from)
      if (!fromAt) return
      const terms = termsFor(currency === 'USD' ? major(1) / 20n : major(1_000))
      await insertVersion(tx, {
        merchant: code,
        fromAt,
        madeBy: 'op-linh',
        reason: 'Opening rates',
        madeAt: fromAt,
        terms,
      })
    })
  await settleDue(app)
}
