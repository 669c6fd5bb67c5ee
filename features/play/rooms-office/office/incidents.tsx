import { ScrollText } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { roomsOffice } from '../contract.ts'

type Row = Reply<typeof roomsOffice.incidents>['rows'][number]
type Props = { readonly merchant: string | null; readonly code: string | null }

/** What happened to rooms beside their hands; of one room, or all of a brand. */
export function IncidentList({ merchant, code }: Props) {
  const { t } = useTexts()
  const [before, setBefore] = useState<bigint | null>(null)
  const asked = useApiQuery(useApi(roomsOffice).incidents, {
    query: {
      ...(merchant === null ? {} : { merchant }),
      ...(code === null ? {} : { code }),
      ...(before === null ? {} : { before }),
    },
  })
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonRows />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyState
          icon={ScrollText}
          title={t('roomsOffice.noIncidents')}
          text={t('roomsOffice.noIncidentsText')}
        />
      }
    >
      {({ rows, next }) => (
        <>
          <ol className="grid max-w-4xl gap-2" aria-label={t('roomsOffice.tab.incidents')}>
            {rows.map((row) => (
              <Incident key={`${row.number}`} row={row} hasRoom={code === null} />
            ))}
          </ol>
          <PageSteps
            onFirst={before === null ? null : () => setBefore(null)}
            onNext={next === null ? null : () => setBefore(next)}
          />
        </>
      )}
    </QueryState>
  )
}

function Incident({ row, hasRoom }: { readonly row: Row; readonly hasRoom: boolean }) {
  const { t } = useTexts()
  const { kind, code, label } = row
  return (
    <IncidentRow row={row}>
      {hasRoom && `${code}: `}
      {t(`roomsOffice.incident.${kind}`, { label })}
    </IncidentRow>
  )
}

type RowProps = {
  readonly row: Pick<Row, 'byName' | 'approvedBy' | 'reason' | 'at'>
  /** What happened. */
  readonly children: ReactNode
}

/** An entry of a log: what happened, when, by whom and why. Without a name it was the clock. */
export function IncidentRow({ row: { byName, approvedBy, reason, at }, children }: RowProps) {
  const { t, date } = useTexts()
  const first = byName === '' ? t('roomsOffice.byClock') : byName
  return (
    <li className="panel grid gap-0.5 p-3 text-13">
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">{children}</span>
        <span className="num text-12 text-muted">{date(at, 'minute')}</span>
      </span>
      <span className="text-muted">
        {approvedBy ? t('roomsOffice.byBoth', { first, second: approvedBy }) : first}
      </span>
      {reason && <span>{reason}</span>}
    </li>
  )
}
