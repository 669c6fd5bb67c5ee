import type { GameEvent } from '#game-kit/events.ts'

/** How fast a round is shown. `instant` shows only where it ends. */
export type Speed = 'normal' | 'turbo' | 'instant'

/** What a player may know beside its event: the speed, and every event of the round for looking back. */
export type Beat = { readonly speed: Speed; readonly index: number }

/** One function for each type of event: leaving one out does not compile. */
export type Players<E extends GameEvent> = {
  readonly [T in E['type']]: (event: Extract<E, { type: T }>, beat: Beat) => Promise<void> | void
}

type AnyPlayer = (event: GameEvent, beat: Beat) => Promise<void> | void

/**
 * Plays the events of a round in their order, each after the one before. A round of a newer edition may hold an event
 * this scene does not know: it is passed over, never an error, since the money is right without it.
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
