import type { GameEvent } from '#game-kit/events.ts'
import type { Beat } from '#game-kit/scene/dom/stepped.tsx'
import type { ClimbRisk, ClimbRoundEvent } from '../events.ts'

export type ClimbPicture = {
  readonly risk: ClimbRisk | null
  /** The doors opened, floor by floor. */
  readonly opened: readonly { readonly at: number; readonly isFree: boolean }[]
  /** The positions of the tigers; null while the round is open. */
  readonly tigers: readonly (readonly number[])[] | null
  readonly factor: string
}

export const blank: ClimbPicture = { risk: null, opened: [], tigers: null, factor: '0' }

const isOurs = (event: GameEvent): event is ClimbRoundEvent =>
  ['pagoda', 'door', 'tigers', 'settled', 'total'].includes(event.type)

export function fold(picture: ClimbPicture, event: GameEvent): ClimbPicture {
  if (!isOurs(event)) return picture
  switch (event.type) {
    case 'pagoda':
      return { ...blank, risk: event.risk }
    case 'door': {
      const { at, isFree, factor } = event
      return { ...picture, opened: [...picture.opened, { at, isFree }], factor }
    }
    case 'tigers':
      return { ...picture, tigers: event.floors }
    default:
      return picture
  }
}

export function beat(event: GameEvent): Beat {
  if (!isOurs(event) || event.type === 'pagoda') return { ms: 60 }
  if (event.type === 'door')
    return event.isFree ? { ms: 320, sound: 'line', steps: event.floor } : { ms: 560, sound: 'land' }
  return { ms: 500 }
}
