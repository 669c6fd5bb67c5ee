import { useMemo, type ReactNode } from 'react'
import { placesOf, towards, type Place } from '../../rules/places.ts'
import { betsIn } from '../../rules/play.ts'
import { potOf } from '../../rules/raises.ts'
import { useChips } from '../chips.ts'
import type { BetsView, RoomHand, RoomInfo, RoomSeat } from '../use-room.ts'
import { BettorSeat } from './bettor-seat.tsx'
import { at, Felt } from './felt.tsx'

export type TableProps = {
  readonly room: RoomInfo
  readonly seats: readonly RoomSeat[]
  readonly hand: RoomHand | null
  readonly mine: number | null
  readonly isTall: boolean
  /** What a seat has just done, by seat. */
  readonly notes?: ReadonlyMap<number, string> | undefined
  readonly onSit?: ((seat: number) => void) | undefined
}

type Props = TableProps & {
  readonly className?: string
  /** Cards of a seat before it is known which. */
  readonly cardsEach: number
  /** Where bets lie: 0 at the seat, 1 in the middle. */
  readonly betsAt: number
  /** What shown cards are called, beside their seat. */
  readonly nameOf?: (cards: readonly number[]) => string
  /** What lies in the middle. */
  readonly children: ReactNode
}

/** A table of a game with bets: seats around the oval, bets in front of them, the middle as the game has it. */
export function BettingTable(props: Props) {
  const { room, seats, hand, mine, isTall, notes, onSit, className, cardsEach, betsAt, nameOf, children } =
    props
  const chips = useChips(room)
  const view = hand && betsIn(hand)
  const places = useMemo(() => placesOf(room.seats, mine ?? 0, isTall), [room.seats, mine, isTall])
  return (
    <Felt isTall={isTall} {...(className === undefined ? {} : { className })}>
      {children}
      {openBets(hand).map(({ seat, bet }) => (
        <span key={seat} className="cr-bet num" style={at(towards(places[seat] ?? MIDDLE, betsAt))}>
          <i aria-hidden className="cr-chip" />
          {chips(bet)}
        </span>
      ))}
      {places.map((place, number) => (
        <div key={number} className="cr-seat" style={at(place)}>
          <BettorSeat
            {...{ room, hand, view, number, chips, cardsEach }}
            {...(nameOf ? { nameOf } : {})}
            seat={seats.find(({ seat }) => seat === number) ?? null}
            note={notes?.get(number) ?? null}
            onSit={mine === null && onSit ? () => onSit(number) : undefined}
          />
        </div>
      ))}
    </Felt>
  )
}

const bettorsIn = (hand: RoomHand | null): BetsView['players'] => (hand && betsIn(hand)?.players) ?? []

const MIDDLE: Place = { x: 50, y: 50 }

/** Bets that still lie in front of their seats. */
const openBets = (hand: RoomHand | null) =>
  hand && hand.state !== 'over' ? bettorsIn(hand).filter(({ bet }) => bet > 0n) : []

/** What lies in the middle: everything that was put in, without the bets in front of the seats. */
export const middlePot = (hand: RoomHand | null): bigint =>
  potOf(bettorsIn(hand)) - openBets(hand).reduce((sum, { bet }) => sum + bet, 0n)
