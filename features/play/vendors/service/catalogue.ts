import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { inTransaction } from '#db/pool.ts'
import { categories } from '#features/play/lobby/rules.ts'
import type { App } from '#server/app.ts'
import { retireOutside, upsertOutside } from '#features/play/lobby/public.ts'
import { doorOf } from '../store/connections.ts'
import { signCall } from './house-key.ts'

/** Timeout of a vendor's catalogue request. */
const TIMEOUT_MS = 10_000
const MOST_GAMES = 20_000
/** Enough for the maximum of games with long names, half a kilobyte each. */
const MOST_BYTES = 10 * 1024 * 1024
/** Kinds for which the lobby has texts. */
const kinds = ['slots', 'mini', 'card'] as const
const themes = ['asia', 'myth', 'nature', 'classic', 'fruit', 'treasure', 'jackpot'] as const

const listed = z.object({
  games: z
    .array(
      z.object({
        code: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,40}$/)),
        name: z.object({ en: z.string().check(z.minLength(1), z.maxLength(80)), vi: z.optional(z.string()) }),
        category: z.enum(categories.map(({ key }) => key)),
        kind: z.enum(kinds),
        /** RTP in percent, "96.50". */
        rtp: z.string().check(z.regex(/^\d{2,3}(\.\d{1,2})?$/)),
        volatility: z.enum(['low', 'medium', 'high']),
        themes: z.array(z.enum(themes)),
      }),
    )
    .check(z.maxLength(MOST_GAMES)),
})

/** The maximum length of a game id, and the number of hash characters at its end that distinguish two (40 bits). */
const ID_LENGTH = 60
const MARK_LENGTH = 8

/**
 * Candidate ids of a vendor's game: the plain one, or, where it is taken (by a code that differs only in punctuation, another vendor's, a
 * studio game), one with the beginning of the code's hash.
 */
export function gameIds(vendor: string, code: string): readonly [plain: string, marked: string] {
  const plain = `${vendor}-${code}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const mark = hash('sha256', `${vendor}\n${code}`).slice(0, MARK_LENGTH)
  return [plain.slice(0, ID_LENGTH), `${plain.slice(0, ID_LENGTH - MARK_LENGTH - 1)}-${mark}`]
}

/** Requests a vendor's catalogue with the platform's signature and syncs the lobby with it; null if the vendor does not respond. */
export async function fetchCatalogue(app: App, vendor: string): Promise<number | null | 'unknown'> {
  const door = await doorOf(app.db, vendor)
  if (!door || door.apiUrl === '') return 'unknown'
  const url = `${door.apiUrl.replace(/\/$/, '')}/catalogue`
  const now = app.clock.now()
  const headers = signCall(app, { method: 'GET', path: new URL(url).pathname, body: '', now })
  const answer = await app.outbound
    .fetch(url, { headers, timeoutMs: TIMEOUT_MS, mostBytes: MOST_BYTES })
    .catch(() => null)
  const read = answer?.ok ? z.safeParse(listed, await answer.json().catch(() => null)) : null
  if (!read?.success) return null
  const since = now.toISOString().slice(0, 10)
  await inTransaction(app.db, async (tx) => {
    for (const game of read.data.games)
      await upsertOutside(tx, {
        ids: gameIds(vendor, game.code),
        vendor,
        outsideRef: game.code,
        category: game.category,
        kind: game.kind,
        nameEn: game.name.en,
        nameVi: game.name.vi ?? game.name.en,
        rtpText: `${Number(game.rtp).toFixed(2)} %`,
        themes: game.themes,
        volatility: game.volatility,
        since,
      })
    await retireOutside(
      tx,
      vendor,
      read.data.games.map(({ code }) => code),
    )
  })
  return read.data.games.length
}
