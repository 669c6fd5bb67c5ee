import { sharedCatalogue } from '#games/shared.ts'
import { isRecord, type Json } from '#game-kit/schema.ts'
import type { App } from '#server/app.ts'
import { addDays, dayIn } from '#kit/day.ts'
import { holidaysOf, timesOf } from '#features/play/lottery-calendar/public.ts'
import { ensureSeries, scheduleRounds } from '#features/play/shared-rounds/public.ts'
import { lotteries, seriesOf } from '../rules/catalogue.ts'
import type { LotteryRow } from '../rules/catalogue.ts'
import { booksOf } from '../store/books.ts'
import { comingDraws, DAYS_AHEAD } from '../rules/draw-days.ts'
import type { DayDraw } from '../rules/draw-days.ts'

/** Draws by the clock that are on sale ahead of time. */
const OPEN_AHEAD = 12
/** Rounds of a seed chain: a fast lottery draws 1,440 a day. */
const FAST_CHAIN = 10_000
const DAILY_CHAIN = 500

/** What this process created and scheduled before, by code: the coming draws of a lottery, empty until they are scheduled. */
const done = new WeakMap<App, Map<string, string>>()

/**
 * Creates the series of every lottery once per process, and schedules the draws on days of the week. Safe to repeat, and to run in every
 * process at once.
 */
export async function planLotteries(app: App): Promise<void> {
  const known = done.get(app) ?? new Map<string, string>()
  done.set(app, known)
  for (const row of lotteries) {
    const before = known.get(row.code)
    if (before === undefined) await ensureLottery(app, row)
    known.set(row.code, before ?? '')
    known.set(row.code, await planDays(app, row, before ?? ''))
  }
}

/** Creates the series of a lottery, or gives it the prices in force and its times for draws that are not scheduled yet. */
export async function ensureLottery(app: App, row: LotteryRow): Promise<void> {
  const { times, game, source } = row
  const config = await pricesOf(app, row)
  await ensureSeries(app, {
    key: seriesOf(row),
    game,
    ...(config === null ? {} : { config }),
    source,
    chainLength: times.kind === 'every' ? FAST_CHAIN : DAILY_CHAIN,
    schedule:
      times.kind === 'every'
        ? {
            kind: 'grid',
            everySeconds: times.seconds,
            closesBeforeSeconds: times.closesBeforeSeconds,
            openAhead: OPEN_AHEAD,
            offsetSeconds: 0,
          }
        : null,
  })
}

/** The newest price book; without one, or where it does not fit the game's newest version, the default prices. */
async function pricesOf(app: App, row: LotteryRow): Promise<Json> {
  const { code, game } = row
  const [newest] = await booksOf(app.db, code)
  if (!newest) return defaultConfigOf(row)
  const problem = sharedCatalogue.find((each) => each.game.id === game)?.game.configProblem(newest.config)
  if (problem === null) return newest.config
  app.log.error(
    { lottery: code, version: newest.version, problem },
    'lottery: the price book does not fit its game',
  )
  return defaultConfigOf(row)
}

/** The configuration of a lottery without a price book; null: its game is unknown. */
export function defaultConfigOf({ game, pieceMs }: LotteryRow): Json {
  const config = sharedCatalogue.find((each) => each.game.id === game)?.game.defaultConfig ?? null
  return pieceMs === undefined || !isRecord(config) ? config : { ...config, pieceMs }
}

/** Schedules the coming draws of a lottery unless exactly these were scheduled `before`; returns them as text. */
async function planDays(app: App, row: LotteryRow, before: string): Promise<string> {
  const draws = await daysOf(app, row, DAYS_AHEAD)
  const coming = draws.map(({ day, drawsAt }) => `${day} ${drawsAt.toISOString()}`).join()
  if (coming !== before) await scheduleDays(app, row, draws)
  return coming
}

/** The draws of the next days, without holidays and at the times that apply; none for draws by the clock. */
export async function daysOf(app: App, row: LotteryRow, ahead: number): Promise<readonly DayDraw[]> {
  const { times } = row
  if (times.kind !== 'days') return []
  const now = app.clock.now()
  const today = dayIn(times.zone, now)
  const holidays = await holidaysOf(app.db, row, { from: today, to: addDays(today, ahead) })
  return comingDraws(times, { now, ahead, holidays, dated: await timesOf(app.db, row.code) })
}

/** Puts draws on days on sale; those that are scheduled are left as they are. */
export async function scheduleDays(app: App, row: LotteryRow, draws: readonly DayDraw[]): Promise<void> {
  const opensAt = app.clock.now()
  await scheduleRounds(
    app,
    seriesOf(row),
    draws.map(({ day, number, closesAt, drawsAt }) => ({ number, label: day, opensAt, closesAt, drawsAt })),
  )
}
