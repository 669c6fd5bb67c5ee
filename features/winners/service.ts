import { gameRow } from '#features/rounds/door.ts'
import type { Language } from '#server/call.ts'
import type { House } from '#server/house.ts'
import { maskedName, periodStart, timesText, type Period } from './rules.ts'
import { biggestWins, latestWins, type WinRow } from './store.ts'

/** Everybody's home page asks: the lists are read again at most this often in each process. */
const FRESH_MS = { latest: 2_000, biggest: 20_000 } as const
const MOST_SHOWN = 50

type Kept = { readonly readAt: number; readonly rows: Promise<readonly WinRow[]> }

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
  const kept = new Map<string, Kept>()
  const fresh = (key: string, forMs: number, read: () => Promise<readonly WinRow[]>) => {
    const known = kept.get(key)
    const now = performance.now()
    if (known && now - known.readAt < forMs) return known.rows
    const rows = read()
    kept.set(key, { readAt: now, rows })
    rows.catch(() => kept.delete(key))
    return rows
  }
  const shown = (rows: readonly WinRow[], { language, limit }: Asked) => ({
    list: rows.slice(0, limit).map((row) => winnerOf(row, language)),
  })
  return {
    async latest(asked) {
      const read = () => latestWins(house.db, asked.merchant, MOST_SHOWN)
      return shown(await fresh(`latest/${asked.merchant}`, FRESH_MS.latest, read), asked)
    },
    async biggest(asked) {
      const since = periodStart(asked.period, house.clock.now())
      const read = () => biggestWins(house.db, asked.merchant, since, MOST_SHOWN)
      return shown(await fresh(`${asked.period}/${asked.merchant}`, FRESH_MS.biggest, read), asked)
    },
  }
}
