import type { Hint } from '#contract/live.ts'

/** Who hears a hint. */
export type Room = `member:${bigint}` | `merchant:${string}` | 'operators'

/**
 * News after a commit: the socket's rooms of every process hear it. Hints are not truth: one that is lost is made good
 * by the next, by a reconnect or by the page's own asking.
 */
export type Hints = {
  readonly tell: (room: Room, hint: Hint) => void
  /** Ends this process's sockets of a session. The database announces each end at its commit; nobody else needs to call it. */
  readonly endSession: (sessionId: string) => void
  /** The sessions that have sockets at this process. */
  readonly sessions: () => readonly string[]
  readonly close: () => Promise<void>
}

/** For processes and tests without sockets; keeps what was told so that a test can look. */
export function quietHints(): Hints & { readonly told: { room: Room; hint: Hint }[] } {
  const told: { room: Room; hint: Hint }[] = []
  return {
    told,
    tell: (room, hint) => void told.push({ room, hint }),
    endSession: () => undefined,
    sessions: () => [],
    close: async () => undefined,
  }
}
