import { Card } from '#game-kit/cards/card.tsx'
import { useTexts } from '#texts/use-texts.ts'
import type { BetsView, RoomHand, RoomInfo, RoomSeat } from '../use-room.ts'
import { FreeSeat } from './free-seat.tsx'
import { SeatPlate } from './seat-plate.tsx'

type Props = {
  readonly room: RoomInfo
  readonly seat: RoomSeat | null
  readonly hand: RoomHand | null
  readonly view: BetsView | null
  readonly number: number
  readonly chips: (amount: bigint) => string
  readonly note: string | null
  readonly cardsEach: number
  readonly nameOf?: (cards: readonly number[]) => string
  readonly onSit: (() => void) | undefined
}

/** A seat of a game with bets: its cards, and its plate. */
export function BettorSeat({ room, seat, hand, view, number, chips, note, cardsEach, nameOf, onSit }: Props) {
  const { t } = useTexts()
  if (!seat) return <FreeSeat number={number} onSit={onSit} />
  const player = view?.players.find((one) => one.seat === number)
  const isOver = hand?.state === 'over'
  const won = isOver ? (view?.result?.wins.filter((win) => win.seat === number) ?? []) : []
  const gain = won.reduce((sum, { amount }) => sum + amount, 0n)
  const hidden = Array.from({ length: cardsEach }, () => null)
  const isShown = view?.result?.shown.includes(number) === true
  // the own hand has its name in the middle
  const name = nameOf && isShown && player?.cards && !seat.isMine ? nameOf(player.cards) : null
  const isAllIn = player?.stack === 0n && !isOver
  const said = name === null ? note : null
  return (
    <>
      {player && (!player.folded || seat.isMine) && (
        <span
          className="cr-hole"
          data-folded={player.folded || undefined}
          data-mine={seat.isMine || undefined}
        >
          {(player.cards ?? hidden).map((card, nth) => (
            <Card
              key={card ?? `back${nth}`}
              card={card}
              face="index"
              hiddenName={t('rooms.hiddenCard')}
              lit={gain > 0n && card !== null}
            />
          ))}
          {name !== null && <span className="cr-name-tag">{name}</span>}
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
        note={gain > 0n ? `+${chips(gain)}` : isAllIn ? t('rooms.allIn') : said}
      />
    </>
  )
}
