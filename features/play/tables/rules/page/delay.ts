/**
 * How far a video is behind the table, in whole seconds, rounded: now, by the server's clock, less the time that the picture which is shown
 * was taken at (EXT-X-PROGRAM-DATE-TIME). Null: the stream does not say, or says something that cannot be.
 * Example: picture of 12:00:00.000, shown at 12:00:03.400: 3 seconds.
 */
export function delaySeconds(takenMs: number | null, nowMs: number): number | null {
  if (takenMs === null || !Number.isFinite(takenMs)) return null
  const seconds = Math.round((nowMs - takenMs) / SECOND_MS)
  // clocks differ by less than a second; a day ago is a recording
  return seconds < -1 || seconds > MOST_SECONDS ? null : Math.max(0, seconds)
}

const SECOND_MS = 1_000
const MOST_SECONDS = 86_400
