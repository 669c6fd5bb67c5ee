import type { App } from '#server/app.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { enterPiece } from '#features/play/shared-rounds/public/records.ts'
import { maySellRest, type Entry } from '../rules/entries.ts'
import type { Under } from './under-way.ts'

/** A draw takes less than an hour; numbers that are entered later are known everywhere. */
const DRAW_MS = 60 * 60_000

type Agreed = {
  readonly under: Under
  /** The next numbers, in the order drawn. */
  readonly numbers: readonly string[]
  readonly names: { readonly enteredBy: string; readonly confirmedBy: string }
  /** Every entry that waits. */
  readonly entries: readonly Entry[]
}

/** Makes the next numbers of a draw public, and opens bets on the rest where no source knows more. */
export async function publish(app: App, { under, numbers, names, entries }: Agreed): Promise<void> {
  const { round, tiers, shown, now } = under
  const size = tiers.reduce((total, { count }) => total + count, 0)
  const isDuring = now.getTime() - round.drawsAt.getTime() < DRAW_MS
  const sells = isDuring && maySellRest(entries, { shown: shown + numbers.length, size })
  const restMs = sells ? await liveMs(app) : 0
  for (const [at, piece] of numbers.entries()) {
    const saleMs = at === numbers.length - 1 ? restMs : 0
    const entered = await enterPiece(app, round.id, { no: shown + at + 1, piece, saleMs }, names)
    if (!entered.ok)
      throw new Error(`lottery-office: ${round.id} refused what was agreed: ${entered.error.problem}`)
  }
}

/** The draws are those of all brands: the shortest time applies. */
async function liveMs(app: App): Promise<number> {
  const brands = await app.merchants.all()
  const seconds = await Promise.all(brands.map(({ code }) => settingOf(app, code, 'lotteryLiveSeconds')))
  return Math.min(...seconds) * 1_000
}
