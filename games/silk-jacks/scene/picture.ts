import type { GameEvent } from '#game-kit/events.ts'
import type { Beat } from '#game-kit/scene/dom/stepped.tsx'
import type { JacksRoundEvent, Made } from '../events.ts'
import { madeOf } from '../pays.ts'

export type JacksPicture = {
  readonly cards: readonly number[]
  /** Which cards were held; null before the draw. */
  readonly held: readonly boolean[] | null
  readonly made: Made | null
}

export const blank: JacksPicture = { cards: [], held: null, made: null }

const isOurs = (event: GameEvent): event is JacksRoundEvent =>
  ['dealt', 'drawn', 'settled', 'total'].includes(event.type)

export function fold(picture: JacksPicture, event: GameEvent): JacksPicture {
  if (!isOurs(event)) return picture
  switch (event.type) {
    case 'dealt':
      return { cards: event.cards, held: null, made: madeOf(event.cards) }
    case 'drawn':
      return { cards: event.cards, held: event.held, made: event.made }
    default:
      return picture
  }
}

export function beat(event: GameEvent): Beat {
  if (event.type === 'dealt') return { ms: 620, sound: 'stop' }
  return event.type === 'drawn' ? { ms: 720, sound: 'stop', steps: 3 } : { ms: 0 }
}
