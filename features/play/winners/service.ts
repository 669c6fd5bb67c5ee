import { gameNames } from '#features/play/rounds/public.ts'
import type { Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { createCache } from '#server/cache.ts'
import { periodStart, timesText, type Period } from './rules.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import { biggestWins, latestWins, type WinRow } from './store.ts'

/** Every home page requests the lists: each process caches them for this time. */
const LATEST_MS = 2_000
const BIGGEST_MS = 20_000
const MOST_SHOWN = 50

export type Winners = {
  readonly latest: (asked: Asked) => Promise<{ list: Winner[] }>
  readonly biggest: (asked: Asked & { readonly period: Period }) => Promise<{ list: Winner[] }>
}

export type Asked = { readonly merchant: string; readonly language: Language; readonly limit: number }
export type Winner = ReturnType<typeof winnerOf>

function winnerOf(row: WinRow, gameName: string) {
  return {
    roundId: row.id,
    name: maskedName(row.account),
    gameId: row.game,
    gameName,
    vassalage: row.vendor,
    currency: row.currency,
    stake: row.stake,
    win: row.win,
    times: timesText(row.win, row.stake),
    at: row.at,
  }
}

/** Lists of real wins, cached briefly for all visitors of a merchant. */
export function createWinners(app: App): Winners {
  const keepLatest = createCache<readonly WinRow[]>(LATEST_MS)
  const keepBiggest = createCache<readonly WinRow[]>(BIGGEST_MS)
  async function shown(all: readonly WinRow[], { language, limit }: Asked) {
    const rows = all.slice(0, limit)
    const named = await gameNames(
      app,
      rows.map(({ game }) => game),
      language,
    )
    return { list: rows.map((row) => winnerOf(row, named(row.game).name)) }
  }
  return {
    async latest(asked) {
      const read = () => latestWins(app.db, asked.merchant, MOST_SHOWN)
      return shown(await keepLatest(asked.merchant, read), asked)
    },
    async biggest(asked) {
      const since = periodStart(asked.period, app.clock.now())
      const read = () => biggestWins(app.db, asked.merchant, since, MOST_SHOWN)
      return shown(await keepBiggest(`${asked.period}/${asked.merchant}`, read), asked)
    },
  }
}
