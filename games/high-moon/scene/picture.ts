import type { GameEvent } from '#game-kit/events.ts'
import type { Beat } from '#game-kit/scene/dom/stepped.tsx'
import type { Guess, MoonRoundEvent } from '../events.ts'

export type MoonPicture = {
  readonly cards: readonly {
    readonly card: number
    readonly guess: Guess | null
    readonly isRight: boolean
  }[]
  readonly factor: string
}

export const blank: MoonPicture = { cards: [], factor: '0' }

const isOurs = (event: GameEvent): event is MoonRoundEvent =>
  ['first', 'card', 'settled', 'total'].includes(event.type)

export function fold(picture: MoonPicture, event: GameEvent): MoonPicture {
  if (!isOurs(event)) return picture
  switch (event.type) {
    case 'first':
      return { ...blank, cards: [{ card: event.card, guess: null, isRight: true }] }
    case 'card': {
      const { card, guess, isRight, factor } = event
      return { cards: [...picture.cards, { card, guess, isRight }], factor }
    }
    default:
      return picture
  }
}

export function beat(event: GameEvent): Beat {
  if (!isOurs(event)) return { ms: 0 }
  if (event.type === 'first') return { ms: 320, sound: 'stop' }
  if (event.type !== 'card') return { ms: 0 }
  if (event.guess === null) return { ms: 300, sound: 'stop' }
  return event.isRight ? { ms: 420, sound: 'pearl' } : { ms: 700, sound: 'land' }
}
