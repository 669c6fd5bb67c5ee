// When the rounds of a series take place. A grid is tied to the clock: with a draw every 180 s, draws are at 00:00:00, 00:03:00 … UTC,
// whenever the series started, and a round's number is its place on the grid. A cycle follows its own rounds: the next one opens when the
// last is settled.
//
// Example: every 60 s, sales end 5 s before the draw, 3 ahead: at 12:00:30 the draws of 12:01, 12:02 and 12:03 are scheduled; sales of the
// first end at 12:00:55.

export type Grid = {
  readonly kind: 'grid'
  readonly everySeconds: number
  /** The sale ends so many seconds before the draw. */
  readonly closesBeforeSeconds: number
  /** Number of coming rounds that are on sale: 1 without chase. */
  readonly openAhead: number
  /** Offset of the draws from the grid, for daily draws at a time of day. */
  readonly offsetSeconds: number
}

export type Cycle = {
  readonly kind: 'cycle'
  /** Pause between the settlement of a round and the next sale, then the sale, then the time to the draw. */
  readonly pauseMs: number
  readonly sellsMs: number
  readonly drawDelayMs: number
  /** Rounds take place while the series is wanted (`wakeSeries`); otherwise it sleeps. Absent: always. */
  readonly isOnDemand?: boolean
}

export type Schedule = Grid | Cycle

export type RoundTimes = {
  /** Grows by draw time within a series. */
  readonly number: bigint
  readonly label: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
}

const SECOND_MS = 1_000
const DAY_SECONDS = 86_400

/** The rounds of a grid that are to be on sale at a moment, after the last scheduled one; and when to look again. */
export function gridRounds(
  grid: Grid,
  { after, now }: { readonly after: bigint; readonly now: Date },
): { readonly rounds: readonly RoundTimes[]; readonly nextAt: Date } {
  const { everySeconds, openAhead, offsetSeconds, closesBeforeSeconds } = grid
  const seconds = now.getTime() / SECOND_MS + closesBeforeSeconds - offsetSeconds
  const first = Math.floor(seconds / everySeconds) + 1 // the first draw whose sale is not over
  const rounds: RoundTimes[] = []
  for (let place = first; place < first + openAhead; place++) {
    if (BigInt(place) <= after) continue
    const drawsAt = new Date((place * everySeconds + offsetSeconds) * SECOND_MS)
    const closesAt = new Date(drawsAt.getTime() - closesBeforeSeconds * SECOND_MS)
    rounds.push({
      number: BigInt(place),
      label: labelOf(drawsAt, everySeconds),
      opensAt: now,
      closesAt,
      drawsAt,
    })
  }
  const nextAt = new Date((first * everySeconds + offsetSeconds - closesBeforeSeconds) * SECOND_MS)
  return { rounds, nextAt }
}

/** Day and place within the day, in UTC: 20261204-0721; a daily draw has its day only. */
function labelOf(drawsAt: Date, everySeconds: number): string {
  const day = drawsAt.toISOString().slice(0, 10).replaceAll('-', '')
  if (everySeconds >= DAY_SECONDS) return day
  const place = Math.floor(((drawsAt.getTime() / SECOND_MS) % DAY_SECONDS) / everySeconds) + 1
  return `${day}-${String(place).padStart(String(Math.floor(DAY_SECONDS / everySeconds)).length, '0')}`
}

/** The next round of a cycle. */
export function cycleRound(
  cycle: Cycle,
  { after, now }: { readonly after: bigint; readonly now: Date },
): RoundTimes {
  const opensAt = new Date(now.getTime() + cycle.pauseMs)
  const closesAt = new Date(opensAt.getTime() + cycle.sellsMs)
  const number = after + 1n
  return {
    number,
    label: `${number}`,
    opensAt,
    closesAt,
    drawsAt: new Date(closesAt.getTime() + cycle.drawDelayMs),
  }
}
