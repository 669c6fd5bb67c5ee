import type { GameEvent } from '#game-kit/events.ts'
import type { Beat } from '#game-kit/scene/dom/stepped.tsx'
import type { HandResult, LacquerEvent, SideEvent } from '../events.ts'

export type Seat = {
  readonly cards: readonly (number | null)[]
  readonly total: number
  readonly isSoft: boolean
  readonly isDoubled: boolean
  readonly result: HandResult | null
}

/** The state of the table. */
export type LacquerPicture = {
  readonly hands: readonly Seat[]
  readonly dealer: Seat
  /** The active hand. */
  readonly at: number
  readonly isAsked: boolean
  readonly isInsured: boolean
  readonly isOver: boolean
  readonly sides: readonly SideEvent[]
}

const seat: Seat = { cards: [], total: 0, isSoft: false, isDoubled: false, result: null }

export const blank: LacquerPicture = {
  hands: [seat],
  dealer: seat,
  at: 0,
  isAsked: false,
  isInsured: false,
  isOver: false,
  sides: [],
}

const TYPES = ['card', 'side', 'ask', 'insured', 'peek', 'move', 'turn', 'hole', 'ended']
const isOurs = (event: GameEvent): event is Exclude<LacquerEvent, { type: 'settled' | 'total' }> =>
  TYPES.includes(event.type)

const changed = (
  hands: readonly Seat[],
  at: number,
  change: (seat: Seat) => Partial<Seat>,
): readonly Seat[] => hands.map((one, nth) => (nth === at ? { ...one, ...change(one) } : one))

export function fold(picture: LacquerPicture, event: GameEvent): LacquerPicture {
  if (!isOurs(event)) return picture
  switch (event.type) {
    case 'card': {
      const { to, card, total, isSoft } = event
      const laid = (one: Seat): Partial<Seat> => ({ cards: [...one.cards, card], total, isSoft })
      return to === 'dealer'
        ? { ...picture, dealer: { ...picture.dealer, ...laid(picture.dealer) } }
        : { ...picture, hands: changed(picture.hands, to, laid) }
    }
    case 'hole': {
      const { card, total, isSoft } = event
      const cards = picture.dealer.cards.map((one) => one ?? card)
      return { ...picture, dealer: { ...picture.dealer, cards, total, isSoft } }
    }
    case 'move':
      return moved(picture, event.hand, event.did)
    case 'turn':
      return { ...picture, at: event.hand }
    case 'side':
      return { ...picture, sides: [...picture.sides, event] }
    case 'ask':
      return { ...picture, isAsked: true }
    case 'insured':
      return { ...picture, isAsked: false, isInsured: event.isTaken }
    case 'peek':
      return picture
    case 'ended':
      return {
        ...picture,
        isOver: true,
        hands: picture.hands.map((one, nth) => ({ ...one, result: event.hands[nth]?.result ?? null })),
      }
    default:
      return event satisfies never
  }
}

function moved(picture: LacquerPicture, at: number, did: string): LacquerPicture {
  if (did === 'double') return { ...picture, hands: changed(picture.hands, at, () => ({ isDoubled: true })) }
  const hand = picture.hands[at]
  if (did !== 'split' || !hand) return picture
  const part = (nth: number): Seat => ({ ...seat, cards: hand.cards.slice(nth, nth + 1) })
  return {
    ...picture,
    hands: [...picture.hands.slice(0, at), part(0), part(1), ...picture.hands.slice(at + 1)],
  }
}

export function beat(event: GameEvent): Beat {
  switch (event.type) {
    case 'card':
      return { ms: 360, sound: 'stop', steps: 3 }
    case 'hole':
      return { ms: 560, sound: 'land' }
    case 'side':
      return 'made' in event && event.made !== null ? { ms: 520, sound: 'pearl' } : { ms: 60 }
    case 'peek':
      return { ms: 640, sound: 'tension' }
    case 'move':
      return { ms: 90, sound: 'press' }
    case 'ended':
      return { ms: 260, sound: 'tick' }
    default:
      return { ms: 120 }
  }
}

/** From this total on the dealer stands, on a soft hand too. */
const DEALER_STANDS = 17

/** The displayed points: both values of an ace while the hand may still draw, one when it may not. */
export function pointsText(picture: LacquerPicture, whose: number | 'dealer'): string {
  const { dealer, hands, at, isOver } = picture
  const isDealersTurn = dealer.cards.length > 1 && !dealer.cards.includes(null)
  const isDone =
    whose === 'dealer' ? isDealersTurn && dealer.total >= DEALER_STANDS : whose < at || isDealersTurn
  const one = whose === 'dealer' ? dealer : hands[whose]
  if (!one || one.total === 0) return ''
  return one.isSoft && one.total < 21 && !isDone && !isOver
    ? `${one.total - 10}/${one.total}`
    : `${one.total}`
}
