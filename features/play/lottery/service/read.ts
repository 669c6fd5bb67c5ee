import type { Currency } from '#kit/currency.ts'
import type { App } from '#server/app.ts'
import { sharedCatalogue } from '#games/shared.ts'
import type { Language } from '#server/call.ts'
import { newestOutcomes, offerOf, onSale } from '#features/play/shared-rounds/public.ts'
import type { OnSale, PublicOutcome } from '#features/play/shared-rounds/public.ts'
import {
  accountOf,
  lotteries,
  lotteryName,
  lotteryOf,
  lotteryOfSeries,
  seriesOf,
} from '../rules/catalogue.ts'
import type { Area, LotteryRow } from '../rules/catalogue.ts'
import { gamesWithPanels } from '../rules/panels.ts'
import { defaultConfigOf } from './series.ts'

/** The lotteries of a page; /elott sells the panels of lotteries that stand on another page too. */
const inArea = (area: Area | undefined): readonly LotteryRow[] => {
  if (!area) return lotteries
  const own = lotteries.filter((row) => row.area === area)
  if (area !== 'ELOTT') return own
  return [...own, ...lotteries.filter((row) => row.area === 'LOTT' && gamesWithPanels.includes(row.game))]
}

function entryOf(row: LotteryRow, lang: Language, next: OnSale | undefined) {
  const { code, game, area, family, kin, name, source, times } = row
  return {
    code,
    gameId: code,
    name: lotteryName(row, lang),
    area,
    accountTypeName: accountOf(row),
    family,
    familyName: kin[lang],
    shortName: name[lang],
    game,
    series: seriesOf(row),
    source,
    everySeconds: times.kind === 'every' ? times.seconds : null,
    next: next
      ? { round: next.id, numero: next.label, closesAt: next.closesAt, drawsAt: next.drawsAt }
      : null,
  }
}

const resultsOf = (outcomes: readonly PublicOutcome[]) =>
  outcomes.map(({ series, id, label, drawnAt, outcome }) => {
    const code = lotteryOfSeries(series)?.code ?? series
    return { gameId: code, code, round: id, numero: label, openedAt: drawnAt, outcome }
  })

/** The lotteries of an area with the draw that closes next. */
export async function menuOf(app: App, lang: Language, area: Area | undefined) {
  const rows = inArea(area)
  const sale = new Map((await onSale(app.db, rows.map(seriesOf))).map((round) => [round.series, round]))
  return rows.map((row) => entryOf(row, lang, sale.get(seriesOf(row))))
}

/** The newest result of each lottery of an area. */
export const newestOf = async (app: App, area: Area | undefined) =>
  resultsOf(await newestOutcomes(app.db, inArea(area).map(seriesOf), 1))

export async function openedOf(app: App, code: string, count: number) {
  const row = lotteryOf(code)
  if (!row) return { refused: 'lottery.unknown' } as const
  return { list: resultsOf(await newestOutcomes(app.db, [seriesOf(row)], count)) }
}

/** What a lottery starts with: in the first minutes of an installation its series is still being created. */
function firstOffer(row: LotteryRow) {
  const found = sharedCatalogue.find((each) => each.game.id === row.game)?.game
  return found ? { game: row.game, edition: found.edition, config: defaultConfigOf(row) } : null
}

export async function gameOf(app: App, lang: Language, code: string, currency: Currency) {
  const row = lotteryOf(code)
  const offer = row && ((await offerOf(app.db, seriesOf(row))) ?? firstOffer(row))
  if (!row || !offer) return { refused: 'lottery.unknown' } as const
  const [next] = await onSale(app.db, [seriesOf(row)])
  return { entry: entryOf(row, lang, next), ...offer, currency }
}
