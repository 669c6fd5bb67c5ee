import { useState } from 'react'
import type { Currency } from '#kit/currency.ts'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { limits } from '../contract/member.ts'
import { useFigure } from './figures.ts'
import { limitName } from '../words.ts'

const FEW = 5
const MANY = 100

/** Changes of the member's own limits, newest first. */
export function HistoryCard({ currency }: { readonly currency: Currency }) {
  const texts = useTexts()
  const { t, date } = texts
  const [isLong, setLong] = useState(false)
  const asked = useApiQuery(useApi(limits).history, { query: { limit: isLong ? MANY : FEW } })
  const shown = useFigure(currency)
  return (
    <section className="panel grid gap-3 p-5">
      <h2 className="text-16">{t('limits.history')}</h2>
      <QueryState
        of={asked}
        waiting={<SkeletonRows rows={3} />}
        isEmpty={({ events }) => events.length === 0}
        empty={<p className="text-13 text-muted">{t('limits.historyNoneText')}</p>}
      >
        {({ events, next }) => (
          <>
            <ul className="grid gap-3">
              {events.map((event) => (
                <li key={event.id} className="text-13">
                  <p className="num whitespace-normal">
                    {t(`limits.what.${event.what}`, {
                      limit: limitName(texts, event),
                      before: shown(event.before),
                      after: shown(event.after),
                      date: event.dueAt ? date(event.dueAt, 'minute') : '',
                    })}
                  </p>
                  <p className="num text-12 text-faint">
                    {date(event.at, 'minute')}
                    {!event.isOwn && ` · ${t('limits.byHouse')}`}
                  </p>
                </li>
              ))}
            </ul>
            {next !== null && !isLong && (
              <Button size="sm" look="ghost" onClick={() => setLong(true)}>
                {t('limits.more')}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}
