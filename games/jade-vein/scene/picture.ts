import type { GameEvent } from '#game-kit/events.ts'
import type { Beat } from '#game-kit/scene/dom/stepped.tsx'
import type { VeinRoundEvent } from '../events.ts'

/** The state of the table. */
export type VeinPicture = {
  readonly crackers: number
  readonly opened: ReadonlyMap<number, boolean>
  /** The positions of the firecrackers; null while the round is open. */
  readonly laid: readonly number[] | null
  /** The current payout of taking the win, as an exact fraction. */
  readonly factor: string
}

export const blank: VeinPicture = { crackers: 0, opened: new Map(), laid: null, factor: '0' }

const isOurs = (event: GameEvent): event is VeinRoundEvent =>
  ['field', 'opened', 'laid', 'settled', 'total'].includes(event.type)

export function fold(picture: VeinPicture, event: GameEvent): VeinPicture {
  if (!isOurs(event)) return picture
  switch (event.type) {
    case 'field':
      return { ...blank, crackers: event.crackers }
    case 'opened':
      return {
        ...picture,
        opened: new Map([...picture.opened, [event.at, event.isJade]]),
        factor: event.factor,
      }
    case 'laid':
      return { ...picture, laid: event.crackers }
    default:
      return picture
  }
}

export function beat(event: GameEvent): Beat {
  if (!isOurs(event) || event.type === 'field') return { ms: 60 }
  if (event.type === 'opened')
    return event.isJade ? { ms: 260, sound: 'pearl', steps: 0 } : { ms: 520, sound: 'land' }
  return { ms: 500 }
}
