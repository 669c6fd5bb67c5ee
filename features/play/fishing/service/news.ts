import type { App } from '#server/app.ts'
import type { Room } from '../store/seats.ts'

/** What pages watch: one table of a room at a brand. */
export const watchName = ({ merchant, game }: Room, number: number): string =>
  `fish:${merchant}-${game}-${number}`

let lastSeq = 0n

/** Ascends across processes and restarts: microseconds, one more for events of the same moment. */
export function nextSeq(app: App): string {
  const now = BigInt(app.clock.now().getTime()) * 1_000n
  lastSeq = now > lastSeq ? now : lastSeq + 1n
  return lastSeq.toString()
}
