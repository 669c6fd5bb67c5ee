import type { Hint } from '#contract/live.ts'

/** Longer than a page on a bad line takes from its first question to its socket. */
const KEPT_MS = 60_000

type Told = Map<string, { readonly hint: Hint; readonly at: number }>

/** What the rooms were told lately, the newest of each topic. */
export type Lately = {
  readonly keep: (room: string, hints: readonly Hint[], at: number) => void
  /** What any of the rooms was told at `from` or later. */
  readonly since: (rooms: Iterable<string>, from: number, now: number) => readonly Hint[]
}

/**
 * For a page whose questions were answered before the news and whose socket came after it. Two halves take turns, so
 * that nothing old stays and nobody has to sweep.
 */
export function openLately(): Lately {
  let young = new Map<string, Told>()
  let old = new Map<string, Told>()
  let turnedAt = 0
  const turn = (now: number) => {
    if (now - turnedAt < KEPT_MS) return
    // where nobody told anything for two turns, the young half is old news too
    old = now - turnedAt < 2 * KEPT_MS ? young : new Map()
    young = new Map()
    turnedAt = now
  }
  return {
    keep(room, hints, at) {
      turn(at)
      const told: Told = young.get(room) ?? new Map()
      for (const hint of hints) told.set(hint.topic, { hint, at })
      young.set(room, told)
    },
    since(rooms, from, now) {
      turn(now)
      return [...rooms]
        .flatMap((room) => [...(old.get(room)?.values() ?? []), ...(young.get(room)?.values() ?? [])])
        .flatMap(({ hint, at }) => (at >= from ? [hint] : []))
    },
  }
}
