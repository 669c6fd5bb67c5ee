import { useMemo, useState } from 'react'
import { Card } from '#game-kit/cards/card.tsx'
import { cardText } from '#game-kit/cards/cards.ts'
import { cardsOf } from '#game-kit/cards/climbing/game.ts'
import { sorted } from '#game-kit/cards/climbing/ranks.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { vars } from '#ui/theme/vars.ts'
import { placesOf, type Place } from '../../rules/places.ts'
import { climbIn } from '../../rules/play.ts'
import { useChips } from '../chips.ts'
import { useSamNotes } from '../sam-loc/sam-notes.ts'
import { at, Felt } from '../table/felt.tsx'
import type { TableProps } from '../table/betting-table.tsx'
import { FreeSeat } from '../table/free-seat.tsx'
import { useSeatName } from '../table/seat-name.ts'
import { SeatPlate } from '../table/seat-plate.tsx'
import type { ClimbView } from '../use-room.ts'
import { climbRulesOf, type ClimbRules } from './climb-rules.ts'
import './climbing.css'

export type ClimbTableProps = TableProps & {
  /** Cards of the own hand that are lifted. */
  readonly chosen: readonly number[]
  readonly onChoose?: (cards: readonly number[]) => void
}

/** A table of Tien Len or Sam Loc: what must be beaten in the middle, the others with the number of their cards, the own hand below. */
export function ClimbTable(props: ClimbTableProps) {
  const { room, seats, hand, mine, isTall, notes, chosen, onChoose, onSit } = props
  const { t } = useTexts()
  const places = useMemo(() => placesOf(room.seats, mine ?? 0, isTall), [room.seats, mine, isTall])
  const view = hand && climbIn(hand)
  const rules = useMemo(() => hand && climbRulesOf(hand, mine), [hand, mine])
  const own = cardsOf(view?.players ?? [], mine)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <Felt isTall={isTall} className={`cr-climb cr-${room.game}`}>
        <div className="cr-middle">
          <div className="cr-played" role="group" aria-label={t('rooms.onTable')}>
            {view?.table?.cards.map((card) => (
              <Card key={card} card={card} face="index" />
            ))}
          </div>
          <Status {...{ seats, hand, view }} />
        </div>
        {places.map((place, number) => (
          <div key={number} className="cr-seat" data-side={sideOf(place)} style={at(place)}>
            <Player {...{ room, seats, hand, view, number, notes, mine, onSit }} />
          </div>
        ))}
      </Felt>
      {rules && own.length > 0 && (
        <OwnHand {...{ rules, chosen, onChoose }} cards={own} isOver={hand?.state === 'over'} />
      )}
    </div>
  )
}

/** Where a seat's open cards have room: those of a side grow towards the middle. */
const sideOf = ({ x }: Place) => (Math.abs(x - 50) < 5 ? 'middle' : x < 50 ? 'left' : 'right')

type StatusProps = Pick<ClimbTableProps, 'seats' | 'hand'> & { readonly view: ClimbView | null }

/** What is going on, below the cards that were played. */
function Status({ seats, hand, view }: StatusProps) {
  const { t } = useTexts()
  const sam = useSamNotes(seats, hand?.samLoc ?? null)
  const win = view?.instantWin
  const chop = useChop(seats, view)
  const trick = view && !view.table && view.winner === null ? t('rooms.newTrick') : ''
  return (
    <span className="cr-pot">
      {hand?.state === 'cutting'
        ? t('rooms.shuffling')
        : win
          ? `${t('rooms.instantWin')}: ${t(`rooms.win.${win}`)}`
          : (sam.status ?? chop ?? trick)}
    </span>
  )
}

/** Who has chopped whom in this trick, and how many cards the chopped player owes; null: no one. */
function useChop(seats: StatusProps['seats'], view: ClimbView | null): string | null {
  const { t } = useTexts()
  const nameOf = useSeatName(seats)
  if (!view?.chop) return null
  const { from, to, cards } = view.chop
  const isMine = seats.some(({ seat, isMine: own }) => seat === from && own)
  return isMine
    ? t('rooms.chopOfYou', { to: nameOf(to), cards })
    : t('rooms.chopBy', { to: nameOf(to), from: nameOf(from), cards })
}

type PlayerProps = Pick<ClimbTableProps, 'room' | 'seats' | 'hand' | 'notes' | 'mine' | 'onSit'> & {
  readonly view: ClimbView | null
  readonly number: number
}

function Player({ room, seats, hand, view, number, notes, mine, onSit }: PlayerProps) {
  const { t } = useTexts()
  const chips = useChips(room)
  const sam = useSamNotes(seats, hand?.samLoc ?? null)
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
      : (notes?.get(number) ?? sam.noteOf(number))
  return (
    <>
      {player && number !== mine && <Held player={player} />}
      <SeatPlate
        seat={seat}
        chips={chips(seat.chips)}
        isTurn={view?.turn === number && !isOver}
        dueAt={hand?.dueAt ?? null}
        turnSeconds={hand?.stepSeconds ?? room.turnSeconds}
        isOut={player?.passed ?? seat.state !== 'seated'}
        hasWon={view?.winner === number}
        hasButton={false}
        note={note}
      />
    </>
  )
}

/** Open cards of a row on a phone; more are laid in two rows. */
const ROW = 6

/** The cards of another player: how many, with a sign for the last one; face up once the game is over. */
function Held({ player }: { readonly player: ClimbView['players'][number] }) {
  const { t } = useTexts()
  const { cards, left } = player
  const shown = cards?.length ?? 1
  return (
    <span
      className="cr-hole"
      data-open={cards !== null || undefined}
      data-many={shown > ROW || undefined}
      style={vars({ '--shown': Math.max(2, shown), '--half': Math.ceil(shown / 2) })}
    >
      {cards ? (
        cards.map((card) => <Card key={card} card={card} face="index" />)
      ) : (
        <>
          <Card card={null} hiddenName={t('rooms.hiddenCard')} />
          <span className="cr-left num" data-one={left === 1 || undefined}>
            {left === 1 ? t('rooms.oneLeft') : left}
            {left !== 1 && <span className="sr-only">{t('rooms.cardsLeft')}</span>}
          </span>
        </>
      )}
    </span>
  )
}

type OwnHandProps = {
  readonly rules: ClimbRules
  readonly cards: readonly number[]
  readonly chosen: readonly number[]
  readonly isOver: boolean
  readonly onChoose: ((cards: readonly number[]) => void) | undefined
}

const byKind = (cards: readonly number[]): readonly number[] => {
  const count = (card: number) => cards.filter((other) => other % 13 === card % 13).length
  return [...sorted(cards)].toSorted((a, b) => count(b) - count(a))
}

/** The own hand: a press lifts a card; what cannot be played now is dimmed, until the hand is over; sorted by rank or by combinations. */
function OwnHand({ rules, cards, chosen, isOver, onChoose }: OwnHandProps) {
  const { t } = useTexts()
  const [isByKind, setByKind] = useState(false)
  const shown = isByKind ? byKind(cards) : sorted(cards)
  const isDim = (card: number) => !isOver && !rules.playable.has(card) && !chosen.includes(card)
  const toggle = (card: number) =>
    onChoose?.(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card])
  return (
    <div className="cr-own" role="group" aria-label={t('rooms.ownCards')}>
      <div className="cr-own-cards" style={vars({ '--hand': rules.handSize })}>
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
            <Card card={card} face="index" dim={isDim(card)} />
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
