import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { databaseNow, voidUndrawn } from '#features/play/shared-rounds/public/records.ts'
import type { dealerPit } from '../contract/pit.ts'
import { isDealtOf } from '../public.ts'
import { decideSeen, LOSSES_TO_PAUSE, variantOf, type Seen } from '../rules/video.ts'
import { shiftsNow } from '../store/shifts.ts'
import { noteVideo, setVideo as storeVideo, tableVideos } from '../store/tables.ts'
import { atTable, dealtTableOf, note, type At } from './at.ts'

type Pit = typeof dealerPit

/** Time for a playlist. */
const WAIT_MS = 4_000
/** A playlist has some lines for each part that can still be loaded. */
const MOST_BYTES = 200_000
const SYSTEM = 'video'
const VOID_REASON = 'The video of the table was lost before a card or result was seen.'

/** An address that a member's page may load. */
const isAddress = (url: string): boolean => {
  if (!URL.canParse(url)) return false
  const { protocol, username, password } = new URL(url)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

/** Other addresses of a table's video; the pages of its members may load from their origins from then on. */
export async function setVideo(
  app: App,
  { params, body }: Given<Pit['video']>,
  { operator, approvedBy, ip, now }: CallFor<Pit['video']>,
): Promise<Reply<Pit['video']> | Refusal<Pit['video']>> {
  const row = dealtTableOf(params.table)
  if (!row) return { refused: 'dealers.unknownTable' }
  const { url, whep, reason } = body
  if (url !== '' && !isAddress(url)) return { refused: 'dealers.videoInvalid' }
  // the delay is measured from the playlist, which is also what pages fall back to
  if (whep !== '' && (url === '' || !isAddress(whep))) return { refused: 'dealers.whepInvalid' }
  return atTable(app, row, async (at) => {
    if (at.round) return { refused: 'dealers.roundRunning' } as const
    await storeVideo(at.tx, row.code, { video: url, whep })
    const who = { byName: operator.account, approvedBy: approvedBy?.account ?? '', reason }
    await note(at, { kind: 'video', ...who })
    const object = `liveTable:${row.code}`
    await writeAudit(at.tx, {
      operator,
      action: 'dealers.video',
      object,
      after: { url, whep },
      reason,
      ip,
      now,
    })
    return { done: true } as const
  })
}

/** Text of an address; null: it cannot be loaded in time. */
async function load(app: App, url: string): Promise<string | null> {
  try {
    const reply = await app.outbound.fetch(url, { timeoutMs: WAIT_MS, mostBytes: MOST_BYTES })
    return reply.ok ? await reply.text() : null
  } catch (error) {
    app.log.debug({ error, url }, 'dealers: a playlist cannot be loaded')
    return null
  }
}

/** The state of a video: of a master playlist its first variant says it. */
async function look(app: App, url: string): Promise<Seen> {
  const text = await load(app, url)
  const variant = text === null ? null : variantOf(text)
  const playlist = variant === null ? text : await loadVariant(app, variant, url)
  // the clock that closes bets: processes' clocks differ
  return decideSeen(playlist, (await databaseNow(app.db)).getTime())
}

/** A variant whose address cannot be read is a lost video like one that cannot be loaded. */
async function loadVariant(app: App, variant: string, of: string): Promise<string | null> {
  return URL.canParse(variant, of) ? load(app, new URL(variant, of).href) : null
}

/** Looks at the videos of all tables with a dealer; a lost one pauses its table, and one that is back continues it. */
export async function watchVideos(app: App): Promise<void> {
  const manned = new Set((await shiftsNow(app.db)).map(({ code }) => code))
  const shown = (await tableVideos(app.db)).filter(({ code, video }) => video !== '' && manned.has(code))
  await Promise.all(
    shown.map(({ code, video }) =>
      watch(app, code, video).catch((error: unknown) =>
        app.log.error({ error, code }, 'dealers: the video of a table cannot be watched'),
      ),
    ),
  )
}

async function watch(app: App, code: string, video: string): Promise<void> {
  const row = dealtTableOf(code)
  const seen = row && (await look(app, video))
  if (row && seen)
    await atTable(
      app,
      row,
      (at) => noteSeen(at, { video, seen }),
      (isNew) => isNew,
    )
}

/** A delay as the pages show it. */
const inSeconds = (delayMs: number): number => Math.round(delayMs / 1_000)

/** Stores what was seen; whether it is new to who works at the table: the video is lost or back, or its delay has changed. */
async function noteSeen(
  at: At,
  { video, seen }: { readonly video: string; readonly seen: Seen },
): Promise<boolean> {
  const { tx, table, row } = at
  if (table.video !== video) return false // it was changed in the meantime
  if ('delayMs' in seen) {
    await noteVideo(tx, { code: row.code, delayMs: seen.delayMs, losses: 0, isPaused: false })
    if (table.isPaused) await note({ ...at, round: null }, { kind: 'videoBack', byName: SYSTEM })
    const before = table.losses > 0 ? null : table.delayMs
    return before === null || inSeconds(seen.delayMs) !== inSeconds(before)
  }
  const losses = table.losses + 1
  const isPaused = losses >= LOSSES_TO_PAUSE
  await noteVideo(tx, { code: row.code, delayMs: null, losses, isPaused })
  if (isPaused && !table.isPaused) await pause(at, seen.lost)
  return table.losses === 0 || isPaused !== table.isPaused
}

/** No bets from now on. What nothing was read of is called off; what was begun is finished by those who see the table itself. */
async function pause(at: At, why: string): Promise<void> {
  const { app, tx, row, round } = at
  await note(at, { kind: 'videoLost', byName: SYSTEM, reason: why })
  if (!round || (await isDealtOf(tx, { code: row.code, round: round.id }))) return
  if ((await voidUndrawn(app, round.id, VOID_REASON)).ok)
    await note(at, { kind: 'void', byName: SYSTEM, reason: VOID_REASON })
}
