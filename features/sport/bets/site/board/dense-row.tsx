import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'
import { usePlace } from '#ui/route/place.ts'
import { eventName, useSportNames } from '../../shown/names.ts'
import { Clock } from '../parts/clock.tsx'
import { Favourite } from '../parts/favourite.tsx'
import { useAllLines } from '../state/use-dense.ts'
import type { Book, BoardRow } from '../types.ts'
import { DensePart, denseOffers, periods } from './dense-part.tsx'
import './dense.css'

/** The names of the columns, once a league: who wins, handicap and total of the match, then of its first half. */
export function DenseHead() {
  const { t } = useTexts()
  return (
    <div className="sb-dense sb-dense-head" aria-hidden>
      <span className="sb-dense-when" />
      <span />
      {periods.map((period) => (
        <span key={period} className="sb-dense-part" data-period={period}>
          <b>{t(`sports.period.${period}`)}</b>
          <span>{t('sports.dense.winner')}</span>
          <span>{t('sports.dense.handicap')}</span>
          <span>{t('sports.dense.total')}</span>
        </span>
      ))}
    </div>
  )
}

type DenseRowProps = { readonly row: BoardRow; readonly book: Book | null }

/**
 * An event as Asian books list it: both teams and the draw below each other, the main lines of match and first half beside them. Opened,
 * the next lines follow; on a phone the first half does, too.
 */
export function DenseRow(props: DenseRowProps) {
  const { isOn } = useAllLines()
  // what was opened or closed alone holds until all lines are shown or hidden
  return <Row key={String(isOn)} isOpenAtFirst={isOn} {...props} />
}

function Row({ row: { event, offers }, book, isOpenAtFirst }: DenseRowProps & { isOpenAtFirst: boolean }) {
  const { t } = useTexts()
  const names = useSportNames()
  const { pathname } = usePlace()
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { home, away, live } = event
  const parts = periods.map((period) => ({ period, found: denseOffers(book, period) }))
  const hasDraw = parts[0]?.found.winner?.market === 'winner'
  const isMore = parts.some(({ found }) => found.handicaps.length > 1 || found.totals.length > 1)
  const name = eventName(event, names.label)
  return (
    <li className="sb-dense" data-open={isOpen ? '' : undefined}>
      <span className="sb-dense-when">
        <Clock event={event} />
        <span className="flex">
          <Favourite kind="event" of={event.id} name={name} />
          {isMore && (
            <button
              type="button"
              className="sb-dense-more hit"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={t('sports.dense.more', { event: name })}
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronDown size={16} aria-hidden />
            </button>
          )}
        </span>
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
      <div id={id} className="sb-dense-parts">
        {parts.map(({ period, found }) => (
          <DensePart key={period} {...{ event, book, period, found, isOpen }} />
        ))}
      </div>
    </li>
  )
}
