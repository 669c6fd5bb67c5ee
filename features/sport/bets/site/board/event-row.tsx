import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'
import { usePlace } from '#ui/route/place.ts'
import { eventName, lineText, sidesOf, useSportNames } from '../../shown/names.ts'
import { Clock } from '../parts/clock.tsx'
import { Crest } from '../parts/crest.tsx'
import { Favourite } from '../parts/favourite.tsx'
import { PriceButton } from '../parts/price-button.tsx'
import { isEnded, isPaused, Reopens } from '../parts/reopens.tsx'
import type { Book, BoardRow, Offer, SportEvent } from '../types.ts'

type RowProps = { readonly row: BoardRow; readonly book: Book | null }

/** An event of a board: who plays, when or where it stands, and its main prices. The whole row leads to the event. */
export function EventRow({ row, book }: RowProps) {
  const { t } = useTexts()
  const names = useSportNames()
  const { pathname } = usePlace()
  const { event, offers } = row
  return (
    <li className="sb-row">
      <div className="sb-row-who">
        <div className="flex items-center gap-2">
          {isPaused(book) ? (
            <Reopens event={event} />
          ) : isEnded(book) ? (
            <span className="text-12 text-muted">{t('sports.titleBetsOver')}</span>
          ) : (
            <Clock event={event} />
          )}
          {event.label && event.home && (
            <span className="min-w-0 truncate text-12 text-faint">{names.label(event.label)}</span>
          )}
          <span className="num ml-auto text-12 text-faint">{offers > 0 && `+${offers}`}</span>
          <Favourite kind="event" of={event.id} name={eventName(event, names.label)} />
        </div>
        <Link to={pathname} search={{ event: event.id }} className="sb-row-link">
          <Sides event={event} />
          <span className="sr-only">{t('sports.allMarkets', { markets: offers })}</span>
        </Link>
      </div>
      <MainPrices event={event} book={book} />
    </li>
  )
}

/** Both sides with crest and score, or the first runners of a field. */
function Sides({ event }: { readonly event: SportEvent }) {
  const { t } = useTexts()
  const names = useSportNames()
  const { home, away, live, runners } = event
  if (!home || !away)
    return (
      <span className="flex gap-2 font-medium">
        {event.kind === 'outright' ? names.label(event.label) : eventName(event, names.label)}
        <span className="font-normal text-muted">
          {event.kind === 'outright'
            ? t('sports.outrightSides', { count: runners.length })
            : t('sports.runners', { count: runners.length })}
        </span>
      </span>
    )
  const isShown = live && event.state !== 'scheduled'
  return (
    <>
      {[home, away].map((side, at) => (
        <span key={side.key} className="sb-side">
          <Crest side={side} />
          <span className="truncate">{side.name}</span>
          {(live?.redCards[at] ?? 0) > 0 && (
            <span className="sb-red num">
              <span className="sr-only">{t('sports.redCards')}</span>
              {live?.redCards[at]}
            </span>
          )}
          {isShown && <span className="num ml-auto text-16 font-bold">{live.score[at]}</span>}
        </span>
      ))}
    </>
  )
}

/** Of a period: who wins, and the main lines of handicap and total. */
export function mainOffers(book: Book | null, period: string) {
  const found = (...markets: readonly string[]) =>
    book?.offers.find((offer) => offer.period === period && markets.includes(offer.market))
  return {
    winner: found('winner', 'toWin'),
    handicap: found('asianHandicap', 'handicap'),
    total: found('total'),
  }
}

/** Winner, and the main lines of handicap and total: the three that are compared most. */
function MainPrices({ event, book }: { readonly event: SportEvent; readonly book: Book | null }) {
  const { t, decimal } = useTexts()
  if (!book || book.state === 'closed' || book.offers.length === 0)
    return <p className="sb-row-none">{t(book ? 'sports.noMarkets' : 'sports.notPriced')}</p>
  if (event.runners.length > 0) return <Favourites {...{ event, book }} />
  const { winner, handicap, total } = mainOffers(book, 'full')
  const button = (offer: Offer | undefined, of: string, label: string) => (
    <Cell {...{ event, book, offer, of, label }} />
  )
  return (
    <div className="sb-row-prices">
      <div className="sb-prices" data-count={winner?.market === 'winner' ? 3 : 2}>
        {button(winner, 'home', '1')}
        {winner?.market === 'winner' && button(winner, 'draw', 'X')}
        {button(winner, 'away', '2')}
      </div>
      <div className="sb-prices sb-wide" data-count={2}>
        {button(handicap, 'home', lineText(handicap?.line ?? 0, true, decimal))}
        {button(handicap, 'away', lineText(-(handicap?.line ?? 0), true, decimal))}
      </div>
      <div className="sb-prices" data-count={2}>
        {button(total, 'over', t('sports.overShort', { line: lineText(total?.line ?? 0, false, decimal) }))}
        {button(total, 'under', t('sports.underShort', { line: lineText(total?.line ?? 0, false, decimal) }))}
      </div>
    </div>
  )
}

/** Runners of the lowest prices that a row has room for. */
const FAVOURITES = 4

/** The favourites of a race or a league by their price to win. */
function Favourites({ event, book }: { readonly event: SportEvent; readonly book: Book }) {
  const offer = book.offers.find(({ market }) => market === 'win' || market === 'champion')
  const { label } = useSportNames()
  const { runners } = sidesOf(event, label)
  const shown = offer?.outcomes.toSorted((a, b) => a.price - b.price).slice(0, FAVOURITES) ?? []
  return (
    <div className="sb-prices" data-count={FAVOURITES}>
      {offer &&
        shown.map((outcome) => (
          <PriceButton
            key={outcome.outcome}
            {...{ event, book, offer, outcome }}
            label={
              event.kind === 'outright'
                ? (runners?.[outcome.outcome] ?? outcome.outcome)
                : `${outcome.outcome}. ${runners?.[outcome.outcome] ?? ''}`
            }
          />
        ))}
    </div>
  )
}

type CellProps = {
  readonly event: SportEvent
  readonly book: Book | null
  readonly offer: Offer | undefined
  readonly of: string
  readonly label?: string
}

/** The price of an outcome, or its empty place. */
export function Cell({ event, book, offer, of, label }: CellProps) {
  const outcome = offer?.outcomes.find(({ outcome: name }) => name === of)
  if (!book || !offer || !outcome) return <span className="sb-price-none" aria-hidden />
  return (
    <PriceButton
      // another line in its place is no movement of its price
      key={`${offer.market} ${offer.line}`}
      {...{ event, book, offer, outcome }}
      {...(label === undefined ? {} : { label })}
    />
  )
}
