import type { Currency } from '#kit/currency.ts'
import type { App } from '#server/app.ts'
import { createCache } from '#server/cache.ts'
import { observe, type Observed } from '../rules/band.ts'
import { playedIn } from '../store/days.ts'

/** Requested by every tile's details; the sums change once a minute. */
const FRESH_MS = 60_000

export type ObservedAsked = { readonly merchant: string; readonly currency: Currency; readonly game: string }

/**
 * The actual RTP of a brand's game in the last 30 days, with its sample and interval; null with too few rounds. Counts only real money,
 * never trial play, and only the current game version.
 */
export function createObserved(app: App): (asked: ObservedAsked) => Promise<Observed | null> {
  const keep = createCache<ReadonlyMap<string, Observed | null>>(FRESH_MS)
  const read = async (merchant: string, currency: Currency) => {
    const played = await playedIn(app.db, { window: 'month', merchant, now: app.clock.now() })
    const own = Map.groupBy(
      played.filter((row) => row.currency === currency),
      ({ game }) => game,
    )
    return new Map(
      [...own].map(([game, rows]) => {
        const newest = Math.max(...rows.map(({ edition }) => edition))
        return [game, observe(rows.filter(({ edition }) => edition === newest).map(({ tally }) => tally))]
      }),
    )
  }
  return async ({ merchant, currency, game }) =>
    (await keep(`${merchant}/${currency}`, () => read(merchant, currency))).get(game) ?? null
}
