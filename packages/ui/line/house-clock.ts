/** A clock that is wrong by less is taken as it is: an answer tells its second, and was some time on its way. */
const RIGHT_MS = 5_000

/** So far is the house's clock ahead of this device's, which may be wrong by hours; null where no answer has told yet. */
let aheadMs: number | null = null

/**
 * Learns from an answer what time it is at the house. One that a browser or a worker kept tells an older moment: such an answer counts
 * only where it tells a later one than is known.
 */
export function hearHouseClock(answer: Response, mayBeKept: boolean): void {
  const told = Date.parse(answer.headers.get('date') ?? '')
  if (Number.isNaN(told)) return
  const ahead = told - Date.now()
  aheadMs = mayBeKept && aheadMs !== null ? Math.max(aheadMs, ahead) : ahead
}

/** The time at the house in milliseconds: what is left until a moment that the house named is counted by this. */
export function houseNow(): number {
  const ahead = aheadMs ?? 0
  return Date.now() + (Math.abs(ahead) < RIGHT_MS ? 0 : ahead)
}
