import { useMemo } from 'react'
import { Card } from '#game-kit/cards/card.tsx'
import { categoryOf, strengthOf } from '#game-kit/cards/poker/strength.ts'
import { useTexts } from '#texts/use-texts.ts'
import { placesOf, towards, type Place } from '../../rules/places.ts'
import { useChips } from '../chips.ts'
import type { HoldemView, RoomHand, RoomInfo, RoomSeat } from '../use-room.ts'
import { at, Felt } from './felt.tsx'
import { SeatPlate } from './seat-plate.tsx'

export type HoldemTableProps = {
  readonly room: RoomInfo
  readonly seats: readonly RoomSeat[]
  readonly hand: RoomHand | null
  readonly view: HoldemView | null
  readonly mine: number | null
  readonly isTall: boolean
  /** What a seat has just done, by seat. */
  readonly notes?: ReadonlyMap<number, string>
  readonly onSit?: (seat: number) => void
}

/** A table of hold'em: seats around the oval, board and pots in the middle, bets in front of the seats. */
export function HoldemTable({ room, seats, hand, view, mine, isTall, notes, onSit }: HoldemTableProps) {
  const chips = useChips(room)
  const places = useMemo(() => placesOf(room.seats, mine ?? 0, isTall), [room.seats, mine, isTall])
  const isOver = hand?.state === 'over'
  const pot = view ? view.players.reduce((sum, { put }) => sum + put, 0n) : 0n
  const bets = view && !isOver ? view.players.filter(({ bet }) => bet > 0n) : []
  const inBets = bets.reduce((sum, { bet }) => sum + bet, 0n)
  return (
    <Felt isTall={isTall}>
      <Board view={view} pot={pot - inBets} chips={chips} mine={mine} isCutting={hand?.state === 'cutting'} />
      {bets.map(({ seat, bet }) => (
        <span key={seat} className="cr-bet num" style={at(towards(places[seat] ?? MIDDLE, 0.42))}>
          <i aria-hidden className="cr-chip" />
          {chips(bet)}
        </span>
      ))}
      {places.map((place, number) => (
        <div key={number} className="cr-seat" style={at(place)}>
          <Seat
            {...{ room, hand, view, number, chips }}
            seat={seats.find(({ seat }) => seat === number) ?? null}
            note={notes?.get(number) ?? null}
            onSit={mine === null && onSit ? () => onSit(number) : undefined}
          />
        </div>
      ))}
    </Felt>
  )
}

const MIDDLE: Place = { x: 50, y: 50 }

type BoardProps = {
  readonly view: HoldemView | null
  readonly pot: bigint
  readonly chips: (amount: bigint) => string
  readonly mine: number | null
  readonly isCutting: boolean
}

function Board({ view, pot, chips, mine, isCutting }: BoardProps) {
  const { t } = useTexts()
  const own = view?.players.find(({ seat }) => seat === mine)
  const known = own?.cards && !own.folded ? [...own.cards, ...(view?.board ?? [])] : []
  return (
    <div className="cr-middle">
      <span className="cr-pot num">
        {view && pot > 0n ? t('rooms.pot', { amount: chips(pot) }) : isCutting ? t('rooms.shuffling') : ''}
      </span>
      {(view?.result && view.result.boards.length > 1 ? view.result.boards : [view?.board ?? []]).map(
        (board, run) => (
          <div key={run} className="cr-board" role="group" aria-label={t('rooms.board')}>
            {board.map((card) => (
              <Card key={card} card={card} face="index" />
            ))}
          </div>
        ),
      )}
      <span className="cr-made">{known.length >= 5 && t(`rooms.made.${categoryOf(strengthOf(known))}`)}</span>
    </div>
  )
}

type SeatProps = {
  readonly room: RoomInfo
  readonly seat: RoomSeat | null
  readonly hand: RoomHand | null
  readonly view: HoldemView | null
  readonly number: number
  readonly chips: (amount: bigint) => string
  readonly note: string | null
  readonly onSit: (() => void) | undefined
}

function Seat({ room, seat, hand, view, number, chips, note, onSit }: SeatProps) {
  const { t } = useTexts()
  if (!seat)
    return onSit ? (
      <button type="button" className="cr-free" onClick={onSit}>
        {t('rooms.sitHere', { number: number + 1 })}
      </button>
    ) : (
      <span className="cr-free" data-still aria-hidden />
    )
  const player = view?.players.find((one) => one.seat === number)
  const isOver = hand?.state === 'over'
  const won = isOver ? (view?.result?.wins.filter((win) => win.seat === number) ?? []) : []
  const gain = won.reduce((sum, { amount }) => sum + amount, 0n)
  return (
    <>
      {player && (!player.folded || seat.isMine) && (
        <span
          className="cr-hole"
          data-folded={player.folded || undefined}
          data-mine={seat.isMine || undefined}
        >
          {(player.cards ?? [null, null]).map((card, nth) => (
            <Card
              key={card ?? `back${nth}`}
              card={card}
              face="index"
              hiddenName={t('rooms.hiddenCard')}
              lit={gain > 0n && card !== null}
            />
          ))}
        </span>
      )}
      <SeatPlate
        seat={seat}
        chips={chips(player && !isOver ? player.stack : seat.chips)}
        isTurn={view?.awaited.includes(number) === true && !isOver}
        dueAt={hand?.dueAt ?? null}
        turnSeconds={room.turnSeconds}
        isOut={player?.folded ?? seat.state !== 'seated'}
        hasWon={gain > 0n}
        hasButton={view?.button === number}
        note={gain > 0n ? `+${chips(gain)}` : player?.stack === 0n && !isOver ? t('rooms.allIn') : note}
      />
    </>
  )
}
