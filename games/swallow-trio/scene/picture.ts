import type { GameEvent } from '#game-kit/events.ts'
import type { Beat } from '#game-kit/scene/dom/stepped.tsx'
import type { Made, ShownEvent, TrioEvent } from '../events.ts'

export type TrioPicture = {
  readonly mine: readonly number[]
  readonly theirs: readonly (number | null)[]
  readonly made: Made | null
  readonly isPlayed: boolean
  readonly end: ShownEvent | null
}

export const blank: TrioPicture = { mine: [], theirs: [], made: null, isPlayed: false, end: null }

const TYPES = ['card', 'made', 'decided', 'shown']
const isOurs = (event: GameEvent): event is Exclude<TrioEvent, { type: 'settled' | 'total' }> =>
  TYPES.includes(event.type)

export function fold(picture: TrioPicture, event: GameEvent): TrioPicture {
  if (!isOurs(event)) return picture
  switch (event.type) {
    case 'card':
      return event.to === 'dealer' || event.card === null
        ? { ...picture, theirs: [...picture.theirs, null] }
        : { ...picture, mine: [...picture.mine, event.card] }
    case 'made':
      return { ...picture, made: event.made }
    case 'decided':
      return { ...picture, isPlayed: event.did === 'play' }
    case 'shown':
      return { ...picture, theirs: event.cards, end: event }
    default:
      return event satisfies never
  }
}

export function beat(event: GameEvent): Beat {
  switch (event.type) {
    case 'card':
      return { ms: 230, sound: 'stop', steps: 5 }
    case 'made':
      return { ms: 160, sound: 'tick' }
    case 'decided':
      return { ms: 240, sound: 'press' }
    default:
      return { ms: 1_000, sound: 'land', steps: 3 }
  }
}
