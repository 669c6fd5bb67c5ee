/**
 * The delay of a table's video, from its HLS playlist: the time at which the newest part ends (EXT-X-PROGRAM-DATE-TIME and the lengths of
 * the parts after it) compared with now. A playlist that cannot be read, says no time or ends longer ago than `MOST_DELAY_MS` is a loss of
 * the video. So is one that ends later than `MOST_AHEAD_MS` from now: its clock is wrong, so its delay is unknown, not 0.
 * Example: newest part 12:00:00.000 and 2 s long, read at 12:00:05: the delay is 3 seconds.
 */
export const MOST_DELAY_MS = 15_000
/** What the clock of a camera may be ahead of the database's; less than half a second is shown as no delay. */
export const MOST_AHEAD_MS = 1_000
/** From this delay on the back office warns: half of what is a loss. */
export const LATE_MS = 8_000
/** Losses in a row that pause a table: one request may fail. */
export const LOSSES_TO_PAUSE = 2

const TIME = '#EXT-X-PROGRAM-DATE-TIME:'
const LENGTH = /^#EXTINF:(\d+(?:\.\d+)?)/
const SECOND_MS = 1_000

/** When the newest part ends, in milliseconds since 1970; null: the playlist does not say. */
export function endOfPlaylist(text: string): number | null {
  if (!text.startsWith('#EXTM3U')) return null
  let end: number | null = null
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith(TIME)) {
      const at = Date.parse(line.slice(TIME.length).trim())
      if (Number.isNaN(at)) return null
      end = at
    }
    const length = LENGTH.exec(line)?.[1]
    if (length !== undefined && end !== null) end += Math.round(Number(length) * SECOND_MS)
  }
  return end
}

/** The first variant of a master playlist; null: it is none. */
export function variantOf(text: string): string | null {
  const lines = text.split(/\r?\n/)
  const at = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF'))
  return at < 0 ? null : (lines.slice(at + 1).find((line) => line !== '' && !line.startsWith('#')) ?? null)
}

export type Seen = { readonly delayMs: number } | { readonly lost: 'unreadable' | 'old' | 'ended' | 'ahead' }

/** What a playlist says of the video now. */
export function decideSeen(text: string | null, nowMs: number): Seen {
  if (text?.includes('#EXT-X-ENDLIST')) return { lost: 'ended' }
  const end = text === null ? null : endOfPlaylist(text)
  if (end === null) return { lost: 'unreadable' }
  if (end - nowMs > MOST_AHEAD_MS) return { lost: 'ahead' }
  const delayMs = Math.max(0, nowMs - end)
  return delayMs > MOST_DELAY_MS ? { lost: 'old' } : { delayMs }
}
