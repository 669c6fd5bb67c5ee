import { learnt, type ServerTime } from '../rules/page/server-time.ts'

let known: ServerTime | null = null

/** Learns the server's time from a reply or an event that has just arrived. */
export function learnServerTime(now: Date): void {
  known = learnt(known, now.getTime(), Date.now())
}

/** The server's time in milliseconds, as near as the replies so far tell. */
export const serverNow = (): number => Date.now() + (known?.aheadMs ?? 0)
