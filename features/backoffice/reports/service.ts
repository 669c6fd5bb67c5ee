import { gameNames, gameRow, rtpTextOf } from '#features/play/rounds/public.ts'
import type { Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { liabilities, returnText, type GameFigures, type Liability, type Period } from './rules.ts'
import { moneyByDay, type Days } from './store/money.ts'
import type { MoneyRow } from './rules/money.ts'
import { intervalsOf, liabilityParts, playSince, type Interval } from './store.ts'

/** The current liabilities (M16). */
export async function liabilityNow(app: App): Promise<Liability[]> {
  return liabilities(await liabilityParts(app.db))
}

type Played = { readonly intervals: Interval[]; readonly games: (GameFigures & { readonly name: string })[] }

/** Game results since the period began, actual next to theoretical RTP (B4). */
export async function gamesPlayed(
  app: App,
  period: Period,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<Played> {
  const [intervals, rows] = await Promise.all([
    intervalsOf(app.db, period, now),
    playSince(app.db, period, now),
  ])
  const played = rows.map(({ game }) => game)
  const named = await gameNames(app, played, language)
  const games = rows.map((row) => {
    const known = gameRow(row.game)
    const { stake, win } = row
    const { name } = named(row.game)
    return { ...row, name, ggr: stake - win, rtp: returnText(win, stake), theory: known && rtpTextOf(known) }
  })
  return { intervals, games }
}

/** Longer periods belong in the accounting, not on a screen. */
const MOST_DAYS = 366
const DAY_MS = 86_400_000

type Flows = {
  readonly rows: MoneyRow[]
  readonly totals: MoneyRow[]
  readonly zones: string[]
}

/** Deposits and withdrawals in these days, both ends inclusive. */
export async function moneyFlows(
  app: App,
  days: Days,
  language: string,
): Promise<Flows | { readonly refused: 'reports.daysInvalid'; readonly detail: { readonly most: number } }> {
  const length = (Date.parse(days.to) - Date.parse(days.from)) / DAY_MS + 1
  if (!(length >= 1 && length <= MOST_DAYS))
    return { refused: 'reports.daysInvalid', detail: { most: MOST_DAYS } }
  const { rows, totals } = await moneyByDay(app.db, days, language)
  const brands = await app.merchants.all()
  const zones = brands
    .filter(({ code }) => days.merchant === null || code === days.merchant)
    .map(({ timeZone }) => timeZone)
  return { rows, totals, zones: [...new Set(zones)] }
}
