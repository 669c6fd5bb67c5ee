/**
 * A deal as a page plays it: the events of the script whose time has come. A page that opens in the middle of a deal continues at the
 * right card, and one that skips sees the end immediately. Example: events at 800 and 2,000 ms; after 1,500 ms the first is shown, the
 * second comes in 500.
 */
export type Timed = { readonly type: string; readonly atMs: number }

export type Dealt<E extends Timed> = {
  readonly shown: readonly E[]
  /** The next event, for what leads up to it: a ball that rolls, a card that lies closed. */
  readonly next: E | null
  /** Milliseconds until it; null after the last. */
  readonly waitMs: number | null
}

/** `elapsedMs` after the draw; negative before it. */
export function dealtBy<E extends Timed>(script: readonly E[], elapsedMs: number): Dealt<E> {
  const shown = script.filter(({ atMs }) => atMs <= elapsedMs)
  const next = script.find(({ atMs }) => atMs > elapsedMs) ?? null
  return { shown, next, waitMs: next ? next.atMs - elapsedMs : null }
}
