import type { GameEvent } from '#game-kit/events.ts'

/** Display speed of a round. `instant` shows only the final state. */
export type Speed = 'normal' | 'turbo' | 'instant'

/** What a player gets besides its event: the speed, and all events of the round. */
export type Beat = { readonly speed: Speed; readonly index: number }

/** One function for each type of event: leaving one out does not compile. */
export type Players<E extends GameEvent> = {
  readonly [T in E['type']]: (event: Extract<E, { type: T }>, beat: Beat) => Promise<void> | void
}

type AnyPlayer = (event: GameEvent, beat: Beat) => Promise<void> | void

/**
 * Plays the events of a round in order, one after the other. A round of a newer version may contain an unknown event: it is skipped,
 * because the money is right without it.
 */
export async function play<E extends GameEvent>(
  events: readonly GameEvent[],
  players: Players<E>,
  speed: Speed = 'normal',
): Promise<void> {
  // Each player takes the event of its own key; that link is lost when keys are looked up at run time.
  const byType = players as unknown as Readonly<Record<string, AnyPlayer | undefined>>
  for (const [index, event] of events.entries()) {
    await byType[event.type]?.(event, { speed, index })
  }
}
