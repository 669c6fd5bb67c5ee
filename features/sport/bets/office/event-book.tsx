import { useApiQuery } from '#contract/react.ts'
import { priceText } from '#game-kit/sports/odds/formats.ts'
import { sportPricesOffice } from '#features/sport/prices/contract/office.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { useSportNames } from '../shown/names.ts'
import type { DeskEvent } from './desk-event.tsx'

const EVERY_MS = 5_000

/** The offers of an event beside the model's chances, and what the model expects. */
export function EventBook({ event }: { readonly event: DeskEvent }) {
  const { t, decimal, ppm } = useTexts()
  const percent = (share: number) => ppm(Math.round(share * 1_000_000))
  const names = useSportNames()
  const asked = useApiQuery(
    useApi(sportPricesOffice).book,
    { params: { event: event.id } },
    { everyMs: EVERY_MS },
  )
  const sides = { home: event.home?.name ?? '', away: event.away?.name ?? '' }
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={6} />}>
      {({ book, fair, pricing }) => (
        <div className="grid gap-3">
          <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-13 sm:grid-cols-4">
            {event.runners.length === 0 && (
              <>
                <dt className="text-muted">{t('sportDesk.expected')}</dt>
                <dd className="num">
                  {pricing.expected.map((each) => decimal(each.toFixed(2))).join(' · ') || '–'}
                </dd>
              </>
            )}
            <dt className="text-muted">{t('sportDesk.margin')}</dt>
            <dd className="num">{percent(pricing.margin)}</dd>
            <dt className="text-muted">{t('sportDesk.shift')}</dt>
            <dd className="num">{pricing.shift.map((each) => decimal(each.toFixed(2))).join(' · ')}</dd>
            <dt className="text-muted">{t('sportDesk.source')}</dt>
            <dd>{pricing.source}</dd>
          </dl>
          {!book && <p className="text-13 text-muted">{t('sportDesk.noBook')}</p>}
          {book?.offers.map(({ market, period, line, outcomes }) => {
            const known = fair.find(
              (each) => each.market === market && each.period === period && each.line === line,
            )
            return (
              <section key={`${market}|${period}|${line}`} className="panel grid gap-1 p-3 text-13">
                <h3 className="flex items-center gap-2 text-13 font-medium">
                  {names.market({ market, period }, sides)}
                  {book.state !== 'open' && (
                    <Status tone="waiting" className="ml-auto">
                      {t(`sportDesk.book.${book.state}`)}
                    </Status>
                  )}
                </h3>
                <ul className="grid gap-1">
                  {outcomes.map(({ outcome, price }) => (
                    <li key={outcome} className="flex gap-3">
                      <span className="grow">{names.outcome({ market, period, line, outcome }, sides)}</span>
                      <span className="num text-muted">
                        {percent(known?.outcomes.find((each) => each.outcome === outcome)?.fair ?? 0)}
                      </span>
                      <b className="num w-16 text-right">{decimal(priceText(price, 'decimal'))}</b>
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      )}
    </QueryState>
  )
}
