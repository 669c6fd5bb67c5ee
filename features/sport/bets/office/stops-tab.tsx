import { CirclePause } from 'lucide-react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { sportPricesOffice } from '#features/sport/prices/contract/office.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { ReasonButton } from '#ui/office/reason-button.tsx'
import type { May } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'

type Stop = Reply<typeof sportPricesOffice.stops>['list'][number]

/** What is suspended now, and the button that suspends everything. */
export function StopsTab({ may }: { readonly may: May }) {
  const { t } = useTexts()
  const api = useApi(sportPricesOffice)
  const asked = useApiQuery(api.stops, {}, { everyMs: 5_000 })
  const suspend = useApiMutation(api.suspend, { invalidates: [api.stops] })
  return (
    <div className="grid max-w-3xl content-start gap-3">
      {may('sport.trade') && (
        <div>
          <ReasonButton
            look="danger"
            size="sm"
            icon={CirclePause}
            label={t('sportDesk.stopAll')}
            text={t('sportDesk.stopAllText')}
            isDanger
            call={suspend}
            onReason={(reason, done) =>
              suspend.mutate({ body: { scope: 'everything', value: '', reason } }, { onSuccess: done })
            }
          />
        </div>
      )}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState icon={CirclePause} title={t('sportDesk.noStops')} text={t('sportDesk.noStopsText')} />
        }
      >
        {({ list }) => (
          <ul className="grid gap-2">
            {list.map((stop) => (
              <StopCard
                key={`${stop.scope}|${stop.value}|${stop.why}`}
                stop={stop}
                mayEnd={may('sport.trade')}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  )
}

function StopCard({ stop, mayEnd }: { readonly stop: Stop; readonly mayEnd: boolean }) {
  const { t, date } = useTexts()
  const api = useApi(sportPricesOffice)
  const resume = useApiMutation(api.resume, { invalidates: [api.stops] })
  const { scope, value, why, by, reason, at } = stop
  // a silent feed ends its own suspension when it is heard again
  const isByHand = why === 'trader' || why === 'everything'
  return (
    <li className="panel grid gap-1 p-4 text-13">
      <div className="flex flex-wrap items-center gap-3">
        <b className="font-medium">{t(`sportDesk.scope.${scope}`)}</b>
        {value && <span className="code break-all text-12 text-muted">{value}</span>}
        {mayEnd && isByHand && (
          <ReasonButton
            look="quiet"
            size="sm"
            className="ml-auto"
            label={t('sportDesk.resume')}
            text={t('sportDesk.resumeScope')}
            call={resume}
            onReason={(given, done) =>
              resume.mutate({ body: { scope, value, reason: given } }, { onSuccess: done })
            }
          />
        )}
      </div>
      <p className="text-muted">
        {t(`sportDesk.why.${why}`)} · {by} · {date(at, 'stamp')}
      </p>
      {reason && <p>{reason}</p>}
    </li>
  )
}
