import type { GameEvent } from '#game-kit/events.ts'

/** Four coins: 1 is red, 0 white. */
export type XocDiaOutcome = { readonly coins: readonly number[] }

export const xocDiaBets = ['even', 'odd', 'white4', 'red4', 'white3', 'red3', 'two'] as const
export type XocDiaBet = (typeof xocDiaBets)[number]

export interface XocDiaShake extends GameEvent {
  readonly type: 'shake'
  readonly atMs: number
}
export interface XocDiaOpen extends GameEvent {
  readonly type: 'coins'
  readonly atMs: number
  readonly coins: readonly number[]
  readonly reds: number
}
