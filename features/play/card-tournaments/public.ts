import type { Db } from '#db/pool.ts'
import { currencies, type Currency } from '#kit/currency.ts'
import { practiceTournaments, usualTournaments } from './rules/presets.ts'
import { insertTournament } from './store/tournaments.ts'

/** What the points of a tournament were bought for: for collusion signals. */
export { pointsOf } from './store/tournaments.ts'

/** Opens the usual tournaments of a brand and one for practice. `eveningAt`: the first start of the daily one. */
export async function openUsualTournaments(
  db: Db,
  brand: {
    readonly merchant: string
    readonly currency: Currency
    readonly unit: number
    readonly eveningAt: Date
  },
): Promise<void> {
  const { merchant, currency, unit, eveningAt } = brand
  const open = (drafts: typeof practiceTournaments, of: Currency) =>
    drafts.map((draft) => ({
      ...draft,
      merchant,
      currency: of,
      prizeChip: currencies[of].payable,
      startsAt: draft.kind === 'scheduled' ? eveningAt : null,
    }))
  const all = [...open(practiceTournaments, 'FUN'), ...open(usualTournaments(unit), currency)]
  for (const each of all) await insertTournament(db, each)
}
