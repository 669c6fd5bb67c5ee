import { eventKey, type LiveEvent } from '#contract/live.ts'

/** Longer than a page on a slow connection takes from its first request to its socket. */
const KEPT_MS = 60_000
/** Parts add up, so that a page is sent the newest only: pages read what parts are of when their socket connects. */
const PARTS_MS = 10_000

type Told = Map<string, { readonly hint: LiveEvent; readonly at: number }>

/** Recent events of the rooms: the latest of each topic and thing, and every part. */
export type RecentEvents = {
  readonly keep: (room: string, hints: readonly LiveEvent[], at: number) => void
  /** Events of any of the rooms at `from` or later. */
  readonly since: (rooms: Iterable<string>, from: number, now: number) => readonly LiveEvent[]
}

/**
 * For pages that loaded before an event and whose socket connected after it. Two generations alternate, so that old entries vanish
 * without a sweep.
 */
export function openRecentEvents(): RecentEvents {
  let young = new Map<string, Told>()
  let old = new Map<string, Told>()
  let turnedAt = 0
  const turn = (now: number) => {
    if (now - turnedAt < KEPT_MS) return
    // without events for two turns, the young generation is outdated too
    old = now - turnedAt < 2 * KEPT_MS ? young : new Map()
    young = new Map()
    turnedAt = now
  }
  return {
    keep(room, hints, at) {
      turn(at)
      const told: Told = young.get(room) ?? new Map()
      for (const hint of hints) told.set(eventKey(hint), { hint, at })
      young.set(room, told)
    },
    since(rooms, from, now) {
      turn(now)
      return [...rooms]
        .flatMap((room) => [...(old.get(room)?.values() ?? []), ...(young.get(room)?.values() ?? [])])
        .flatMap(({ hint, at }) =>
          at >= (hint.isPart ? Math.max(from, now - PARTS_MS) : from) ? [hint] : [],
        )
    },
  }
}
