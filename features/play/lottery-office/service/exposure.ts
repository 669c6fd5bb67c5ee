import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { brandsOf } from '#features/platform/operators/public.ts'
import { capsOfSeries, countExposure, roundRecord } from '#features/play/shared-rounds/public/records.ts'
import { capOf } from '#features/play/shared-rounds/rules/caps.ts'
import type { lotteryDraws } from '../contract/draws.ts'

type Exposure = (typeof lotteryDraws)['exposure']

/** Numbers of a book that are listed: three digits have a thousand, and a heat map of more is unreadable. */
const MOST_NUMBERS = 1_000

/** What a draw could cost in the operator's brands, by number, the dearest first. */
export async function showExposure(
  app: App,
  { params }: Given<Exposure>,
  { operator }: CallFor<Exposure>,
): Promise<Reply<Exposure> | Refusal<Exposure>> {
  const round = await roundRecord(app.db, params.id)
  const counted = round && (await countExposure(app, params.id))
  if (!round || !counted) return { refused: 'lotteryOffice.unknownDraw' }
  const caps = await capsOfSeries(app.db, round.series)
  const brands = brandsOf(operator)
  return {
    books: counted
      .filter(({ merchant }) => brands === null || brands.includes(merchant))
      .map(({ merchant, currency, keys }) => {
        const cap = capOf(caps, { currency, usual: null })
        const numbers = [...keys]
          .map(([key, most]) => ({ key, most, cap: cap?.(key) ?? null }))
          .toSorted((a, b) => (a.most === b.most ? (a.key < b.key ? -1 : 1) : a.most < b.most ? 1 : -1))
        return {
          merchant,
          currency,
          most: numbers[0]?.most ?? 0n,
          numbers: numbers.slice(0, MOST_NUMBERS),
          further: Math.max(numbers.length - MOST_NUMBERS, 0),
        }
      }),
  }
}
