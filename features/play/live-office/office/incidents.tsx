import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { liveOffice } from '../contract.ts'

type Row = Reply<typeof liveOffice.incidents>['rows'][number]

/** What happened to tables beside their rounds; of one table, or all. */
export function IncidentList({ table }: { readonly table: string | null }) {
  const { t } = useTexts()
  const [before, setBefore] = useState<bigint | null>(null)
  const asked = useApiQuery(useApi(liveOffice).incidents, {
    query: { ...(table === null ? {} : { table }), ...(before === null ? {} : { before }) },
  })
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonRows />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyState
          icon={ScrollText}
          title={t('liveOffice.noIncidents')}
          text={t('liveOffice.noIncidentsText')}
        />
      }
    >
      {({ rows, next }) => (
        <>
          <ol className="grid max-w-4xl gap-2" aria-label={t('liveOffice.tab.incidents')}>
            {rows.map((row) => (
              <Incident key={`${row.number}`} row={row} hasTable={table === null} />
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

function Incident({ row, hasTable }: { readonly row: Row; readonly hasTable: boolean }) {
  const { t, lang, date } = useTexts()
  const { kind, code, name, label, byName, approvedBy, reason, at } = row
  const first = byName === '' ? t('liveOffice.byHours') : byName
  return (
    <li className="panel grid gap-0.5 p-3 text-13">
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">
          {hasTable && `${name[lang]} (${code}): `}
          {t(`liveOffice.incident.${kind}`, { label })}
        </span>
        <span className="num text-12 text-muted">{date(at, 'minute')}</span>
      </span>
      <span className="text-muted">
        {approvedBy ? t('liveOffice.byBoth', { first, second: approvedBy }) : first}
      </span>
      {reason && <span>{reason}</span>}
    </li>
  )
}
