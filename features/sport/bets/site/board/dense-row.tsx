import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'
import { usePlace } from '#ui/route/place.ts'
import { eventName, lineText, useSportNames } from '../../shown/names.ts'
import { Clock } from '../parts/clock.tsx'
import { Favourite } from '../parts/favourite.tsx'
import type { Book, BoardRow } from '../types.ts'
import { Cell, mainOffers } from './event-row.tsx'
import './dense.css'

const periods = ['full', 'first'] as const

/** The names of the columns, once a league: who wins, handicap and total of the match, then of its first half. */
export function DenseHead() {
  const { t } = useTexts()
  return (
    <div className="sb-dense sb-dense-head" aria-hidden>
      <span />
      <span />
      {periods.map((period) => (
        <span key={period} className="sb-dense-part">
          <b>{t(`sports.period.${period}`)}</b>
          <span>{t('sports.dense.winner')}</span>
          <span>{t('sports.dense.handicap')}</span>
          <span>{t('sports.dense.total')}</span>
        </span>
      ))}
    </div>
  )
}

/** An event as Asian books list it: both teams and the draw below each other, the main markets of match and first half beside them. */
export function DenseRow({
  row: { event, offers },
  book,
}: {
  readonly row: BoardRow
  readonly book: Book | null
}) {
  const { t, decimal } = useTexts()
  const names = useSportNames()
  const { pathname } = usePlace()
  const { home, away, live } = event
  const hasDraw = mainOffers(book, 'full').winner?.market === 'winner'
  const line = (quarters: number, isSigned: boolean) => lineText(quarters, isSigned, decimal)
  return (
    <li className="sb-dense">
      <span className="grid content-start justify-items-start gap-1">
        <Clock event={event} />
        <Favourite kind="event" of={event.id} name={eventName(event, names.label)} />
      </span>
      <Link to={pathname} search={{ event: event.id }} className="sb-dense-who">
        {[home, away].map((side, at) => (
          <span key={at} className="flex gap-2">
            <span className="truncate" title={side?.name}>
              {side?.name}
            </span>
            {live && event.state !== 'scheduled' && <b className="num ml-auto">{live.score[at]}</b>}
          </span>
        ))}
        <span className="text-faint">
          {[hasDraw && t('sports.draw'), offers > 0 && `+${offers}`].filter(Boolean).join(' · ')}
        </span>
      </Link>
      {periods.map((period) => {
        const { winner, handicap, total } = mainOffers(book, period)
        const cell = { event, book }
        return (
          <span key={period} className="sb-dense-part">
            <span>
              <Cell {...cell} offer={winner} of="home" />
              <Cell {...cell} offer={winner} of="away" />
              {winner?.market === 'winner' && <Cell {...cell} offer={winner} of="draw" />}
            </span>
            <span>
              <Cell {...cell} offer={handicap} of="home" label={line(handicap?.line ?? 0, true)} />
              <Cell {...cell} offer={handicap} of="away" label={line(-(handicap?.line ?? 0), true)} />
            </span>
            <span>
              <Cell
                {...cell}
                offer={total}
                of="over"
                label={t('sports.dense.over', { line: line(total?.line ?? 0, false) })}
              />
              <Cell
                {...cell}
                offer={total}
                of="under"
                label={t('sports.dense.under', { line: line(total?.line ?? 0, false) })}
              />
            </span>
          </span>
        )
      })}
    </li>
  )
}
