import { useMemo, useState } from 'react'
import { Card } from '#game-kit/cards/card.tsx'
import { cardText } from '#game-kit/cards/cards.ts'
import { combinationOf } from '#game-kit/cards/tien-len/combination.ts'
import { playableCards } from '#game-kit/cards/tien-len/plays.ts'
import { sorted } from '#game-kit/cards/tien-len/hand.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { placesOf } from '../../rules/places.ts'
import { useChips } from '../chips.ts'
import { at, Felt } from '../table/felt.tsx'
import type { TableProps } from '../table/betting-table.tsx'
import { FreeSeat } from '../table/free-seat.tsx'
import { SeatPlate } from '../table/seat-plate.tsx'
import type { TienLenView } from '../use-room.ts'
import './tien-len.css'

export type TienLenTableProps = TableProps<TienLenView> & {
  /** Cards of the own hand that are lifted. */
  readonly chosen: readonly number[]
  readonly onChoose?: (cards: readonly number[]) => void
}

/** A table of Tien Len: what must be beaten in the middle, the others with the number of their cards, the own hand below. */
export function TienLenTable(props: TienLenTableProps) {
  const { room, seats, hand, view, mine, isTall, notes, chosen, onChoose, onSit } = props
  const { t } = useTexts()
  const places = useMemo(() => placesOf(room.seats, mine ?? 0, isTall), [room.seats, mine, isTall])
  const own = view?.players.find(({ seat }) => seat === mine)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <Felt isTall={isTall} className="cr-tl">
        <div className="cr-middle">
          <div className="cr-played" role="group" aria-label={t('rooms.onTable')}>
            {view?.table?.cards.map((card) => (
              <Card key={card} card={card} face="index" />
            ))}
          </div>
          <span className="cr-pot">
            {hand?.state === 'cutting'
              ? t('rooms.shuffling')
              : view?.instantWin
                ? t('rooms.instantWin')
                : view && !view.table && view.winner === null
                  ? t('rooms.newTrick')
                  : ''}
          </span>
        </div>
        {places.map((place, number) => (
          <div key={number} className="cr-seat" style={at(place)}>
            <Player {...{ room, seats, hand, view, number, notes, mine, onSit }} />
          </div>
        ))}
      </Felt>
      {own?.cards && own.cards.length > 0 && <OwnHand {...{ view, chosen, onChoose }} cards={own.cards} />}
    </div>
  )
}

type PlayerProps = Pick<
  TienLenTableProps,
  'room' | 'seats' | 'hand' | 'view' | 'notes' | 'mine' | 'onSit'
> & {
  readonly number: number
}

function Player({ room, seats, hand, view, number, notes, mine, onSit }: PlayerProps) {
  const { t } = useTexts()
  const chips = useChips(room)
  const seat = seats.find((one) => one.seat === number)
  const player = view?.players.find((one) => one.seat === number)
  if (!seat)
    return <FreeSeat number={number} onSit={mine === null && onSit ? () => onSit(number) : undefined} />
  const isOver = hand?.state === 'over'
  const leg = isOver ? hand.legs.find((one) => one.seat === number) : undefined
  const gain = leg ? leg.won - leg.put : 0n
  const note = leg
    ? `${gain > 0n ? '+' : ''}${chips(gain)}`
    : player?.passed
      ? t('rooms.passed')
      : (notes?.get(number) ?? null)
  return (
    <>
      {player && number !== mine && (
        <span className="cr-hole">
          {player.cards ? (
            player.cards.map((card) => <Card key={card} card={card} face="index" />)
          ) : (
            <>
              <Card card={null} hiddenName={t('rooms.hiddenCard')} />
              <span className="cr-left num">
                {player.left}
                <span className="sr-only">{t('rooms.cardsLeft')}</span>
              </span>
            </>
          )}
        </span>
      )}
      <SeatPlate
        seat={seat}
        chips={chips(seat.chips)}
        isTurn={view?.turn === number && !isOver}
        dueAt={hand?.dueAt ?? null}
        turnSeconds={room.turnSeconds}
        isOut={player?.passed ?? seat.state !== 'seated'}
        hasWon={view?.winner === number}
        hasButton={false}
        note={note}
      />
    </>
  )
}

type OwnHandProps = {
  readonly view: TienLenView | null
  readonly cards: readonly number[]
  readonly chosen: readonly number[]
  readonly onChoose: ((cards: readonly number[]) => void) | undefined
}

const byKind = (cards: readonly number[]): readonly number[] => {
  const count = (card: number) => cards.filter((other) => other % 13 === card % 13).length
  return [...sorted(cards)].toSorted((a, b) => count(b) - count(a))
}

/** The own hand: a press lifts a card; what cannot be played now is dimmed; sorted by rank or by combinations. */
function OwnHand({ view, cards, chosen, onChoose }: OwnHandProps) {
  const { t } = useTexts()
  const [isByKind, setByKind] = useState(false)
  const shown = isByKind ? byKind(cards) : sorted(cards)
  const table = view?.table ? combinationOf(view.table.cards) : null
  const playable = useMemo(() => playableCards(cards, table), [cards, table])
  const toggle = (card: number) =>
    onChoose?.(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card])
  return (
    <div className="cr-own" role="group" aria-label={t('rooms.ownCards')}>
      <div className="cr-own-cards">
        {shown.map((card) => (
          <button
            key={card}
            type="button"
            className="cr-own-card"
            aria-pressed={chosen.includes(card)}
            aria-label={cardText(card)}
            disabled={!onChoose}
            onClick={() => toggle(card)}
          >
            <Card card={card} face="index" dim={!playable.has(card) && !chosen.includes(card)} />
          </button>
        ))}
      </div>
      {onChoose && (
        <Button size="sm" look="ghost" onClick={() => setByKind(!isByKind)}>
          {isByKind ? t('rooms.sortByRank') : t('rooms.sortByKind')}
        </Button>
      )}
    </div>
  )
}
