import type { LiveEvent, Published } from '#contract/live.ts'

/** The recipients of an event; `watch:` are the pages that watch a thing, such as `watch:table:BAC1`. */
export type Room = `member:${bigint}` | `merchant:${string}` | `watch:${string}` | 'operators'

/**
 * Events after a commit, sent to the socket rooms of every process. Best-effort: a lost event is made up for by the next one, by a
 * reconnect or by the page's own refetch.
 */
export type LiveEvents = {
  readonly publish: (room: Room, hint: Published) => void
  /**
   * Closes this process's sockets of a session. The database announces each end of a session at commit, so no other code needs to call
   * it.
   */
  readonly endSession: (sessionId: string) => void
  /** What the pages of this process watch, with the number of pages. */
  readonly watched: () => ReadonlyMap<string, number>
  /** The sessions that have sockets in this process. */
  readonly sessions: () => readonly string[]
  readonly close: () => Promise<void>
}

/** For processes and tests without sockets; records events so that a test can inspect them. */
export function recordedEvents(): LiveEvents & { readonly published: { room: Room; hint: LiveEvent }[] } {
  const told: { room: Room; hint: LiveEvent }[] = []
  return {
    published: told,
    publish: (room, hint) => void told.push({ room, hint }),
    endSession: () => undefined,
    sessions: () => [],
    watched: () => new Map(),
    close: async () => undefined,
  }
}
