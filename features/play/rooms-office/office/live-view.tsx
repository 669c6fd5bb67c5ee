import { cardText } from '#game-kit/cards/cards.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { awaitedIn, betsIn, climbIn } from '#features/play/card-rooms/rules/play.ts'
import { potOf } from '#features/play/card-rooms/rules/raises.ts'
import type { RoomShown } from './room-drawer.tsx'

type Props = { readonly shown: RoomShown }

/** The table as a spectator sees it: seats, chips and bets, whose turn it is, the board. What a seat holds is not in it. */
export function LiveView({ shown }: Props) {
  const { t, date } = useTexts()
  const { row, seats, hand } = shown
  const isUnderWay = hand?.state === 'cutting' || hand?.state === 'playing'
  return (
    <div className="grid gap-3">
      {hand && (
        <section className="panel grid gap-2 p-3 text-13">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-medium">{t('roomsOffice.handNumber', { number: hand.number })}</span>
            <Status tone={isUnderWay ? 'info' : hand.state === 'void' ? 'bad' : 'good'}>
              {t(`roomsOffice.handState.${hand.state}`)}
            </Status>
          </div>
          <Board shown={shown} />
          <p className="text-12 text-muted">
            {t('roomsOffice.decisions', { count: hand.decisions })}
            {isUnderWay &&
              hand.dueAt &&
              ` · ${t('roomsOffice.clockUntil', { at: date(hand.dueAt, 'clock') })}`}
          </p>
        </section>
      )}
      {seats.length === 0 ? (
        <p className="text-13 text-muted">{t('roomsOffice.noSeats')}</p>
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2" aria-label={t('roomsOffice.seats')}>
          {seats.map((seat) => (
            <SeatCard key={seat.seat} shown={shown} seat={seat} />
          ))}
        </ul>
      )}
      <p className="text-12 text-faint">
        {t(row.isPractice && row.tournament === null ? 'roomsOffice.practiceNote' : 'roomsOffice.hiddenNote')}
      </p>
    </div>
  )
}

const cardsText = (cards: readonly number[]): string => cards.map(cardText).join(' ')

/** The board and the pot, or what lies on the table. */
function Board({ shown: { hand, row } }: Props) {
  const { t } = useTexts()
  const bets = hand && betsIn(hand)
  if (bets) {
    const board = hand.holdem?.board ?? null
    return (
      <p className="flex flex-wrap justify-between gap-x-3">
        {board && (
          <span className="num text-15">
            {board.length > 0 ? cardsText(board) : t('roomsOffice.noBoard')}
          </span>
        )}
        <span>
          {t('roomsOffice.pot')} <Amount amount={potOf(bets.players)} currency={row.currency} code />
        </span>
      </p>
    )
  }
  const table = hand && climbIn(hand)?.table
  return table ? <p className="num text-15">{cardsText(table.cards)}</p> : null
}

type SeatProps = Props & { readonly seat: RoomShown['seats'][number] }

function SeatCard({ shown: { row, hand }, seat }: SeatProps) {
  const { t } = useTexts()
  const player = hand && betsIn(hand)?.players.find((each) => each.seat === seat.seat)
  const cards = hand && climbIn(hand)?.players.find((each) => each.seat === seat.seat)
  const isAwaited = hand !== null && awaitedIn(hand).includes(seat.seat)
  return (
    <li className="panel grid gap-1 p-3 text-13">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span>
          <span className="num text-muted">{seat.seat + 1}</span>{' '}
          {seat.member === null ? (
            seat.name
          ) : (
            <a href={`/members/${seat.member}`} className="text-action-text">
              {seat.name}
            </a>
          )}
        </span>
        {isAwaited ? (
          <Status tone="info">{t('roomsOffice.turn')}</Status>
        ) : (
          seat.state !== 'seated' && <Status tone="plain">{t(`roomsOffice.seat.${seat.state}`)}</Status>
        )}
      </span>
      <span className="flex flex-wrap justify-between gap-2 text-12 text-muted">
        <span>
          {t('roomsOffice.chips')} <Amount amount={player?.stack ?? seat.chips} currency={row.currency} />
        </span>
        {player && (
          <span>
            {player.folded ? (
              t('roomsOffice.folded')
            ) : (
              <>
                {t('roomsOffice.inPot')} <Amount amount={player.put} currency={row.currency} />
              </>
            )}
          </span>
        )}
        {cards && <span>{t('roomsOffice.cardsLeft', { count: cards.left })}</span>}
      </span>
    </li>
  )
}
