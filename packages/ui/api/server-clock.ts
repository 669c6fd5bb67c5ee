/** Smaller differences are ignored: a reply states whole seconds and was in transit. */
const RIGHT_MS = 5_000

/** How far the server's clock is ahead of this device's, which may be wrong by hours; null until the first reply. */
let aheadMs: number | null = null

/** Learns the server's time from a reply. A cached reply states an older time: it counts only if its time is later than the known one. */
export function onServerClock(answer: Response, mayBeKept: boolean): void {
  const told = Date.parse(answer.headers.get('date') ?? '')
  if (Number.isNaN(told)) return
  const ahead = told - Date.now()
  aheadMs = mayBeKept && aheadMs !== null ? Math.max(aheadMs, ahead) : ahead
}

/** The server's time in milliseconds: use it to count down to a time that the server named. */
export function houseNow(): number {
  const ahead = aheadMs ?? 0
  return Date.now() + (Math.abs(ahead) < RIGHT_MS ? 0 : ahead)
}
