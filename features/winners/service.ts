import { gameRow } from '#features/rounds/door.ts'
import type { Language } from '#server/call.ts'
import type { House } from '#server/house.ts'
import { createKept } from '#server/kept.ts'
import { maskedName, periodStart, timesText, type Period } from './rules.ts'
import { biggestWins, latestWins, type WinRow } from './store.ts'

/** Everybody's home page asks: the lists are read again at most this often in each process. */
const LATEST_MS = 2_000
const BIGGEST_MS = 20_000
const MOST_SHOWN = 50

export type Winners = {
  readonly latest: (asked: Asked) => Promise<{ list: Winner[] }>
  readonly biggest: (asked: Asked & { readonly period: Period }) => Promise<{ list: Winner[] }>
}

export type Asked = { readonly merchant: string; readonly language: Language; readonly limit: number }
export type Winner = ReturnType<typeof winnerOf>

export function winnerOf(row: WinRow, language: Language) {
  return {
    roundId: row.id,
    name: maskedName(row.account),
    gameId: row.game,
    gameName: gameRow(row.game)?.name[language] ?? row.game,
    vassalage: row.vendor,
    currency: row.currency,
    stake: row.stake,
    win: row.win,
    times: timesText(row.win, row.stake),
    at: row.at,
  }
}

/** Lists of real wins, shared by all visitors of a merchant for a moment. */
export function createWinners(house: House): Winners {
  const keepLatest = createKept<readonly WinRow[]>(LATEST_MS)
  const keepBiggest = createKept<readonly WinRow[]>(BIGGEST_MS)
  const shown = (rows: readonly WinRow[], { language, limit }: Asked) => ({
    list: rows.slice(0, limit).map((row) => winnerOf(row, language)),
  })
  return {
    async latest(asked) {
      const read = () => latestWins(house.db, asked.merchant, MOST_SHOWN)
      return shown(await keepLatest(asked.merchant, read), asked)
    },
    async biggest(asked) {
      const since = periodStart(asked.period, house.clock.now())
      const read = () => biggestWins(house.db, asked.merchant, since, MOST_SHOWN)
      return shown(await keepBiggest(`${asked.period}/${asked.merchant}`, read), asked)
    },
  }
}
