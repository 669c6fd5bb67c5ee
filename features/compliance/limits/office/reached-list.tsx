import { Gauge } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { limitsOffice } from '../contract/office.ts'
import { figureText, limitName } from '../words.ts'

type Reached = Reply<(typeof limitsOffice)['reached']>['list'][number]

const MOST = 100
const EVERY_MS = 60_000

/** Limits that stopped a bet or a deposit, newest first. */
export function ReachedList() {
  const texts = useTexts()
  const { t } = texts
  const [before, setBefore] = useState<bigint | null>(null)
  const query = { limit: MOST, ...(before ? { before } : {}) }
  const asked = useApiQuery(useApi(limitsOffice).reached, { query }, { everyMs: EVERY_MS })
  const next = asked.data?.next
  return (
    <>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            icon={Gauge}
            title={t('limits.office.noneReached')}
            text={t('limits.office.noneReachedHint')}
          />
        }
      >
        {({ list }) => (
          <Table
            caption={t('limits.office.tab.reached')}
            columns={columnsOf(texts)}
            rows={list}
            rowKey={({ id }) => id}
            dense
            phone={(row) => <PhoneRow row={row} />}
            className="px-4 md:px-0"
          />
        )}
      </QueryState>
      <PageSteps
        onFirst={before ? () => setBefore(null) : null}
        onNext={next ? () => setBefore(next) : null}
      />
    </>
  )
}

function columnsOf(texts: Texts): Column<Reached>[] {
  const { t, date } = texts
  return [
    {
      key: 'when',
      head: t('limits.office.when'),
      cell: ({ at }) => <span className="num">{date(at, 'minute')}</span>,
    },
    { key: 'member', head: t('limits.office.member'), cell: (row) => <MemberLink row={row} /> },
    { key: 'limit', head: t('limits.office.limit'), wide: true, cell: (row) => limitName(texts, row) },
    {
      key: 'value',
      head: t('limits.office.value'),
      figures: true,
      cell: ({ value, currency }) => <span className="num">{figureText(texts, value, currency)}</span>,
    },
  ]
}

function MemberLink({ row: { memberId, account, merchant } }: { readonly row: Reached }) {
  return (
    <a href={`/members/${memberId}`} className="font-medium text-action-text hover:underline">
      {account} <span className="text-12 font-normal text-faint">{merchant}</span>
    </a>
  )
}

function PhoneRow({ row }: { readonly row: Reached }) {
  const texts = useTexts()
  return (
    <span className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <MemberLink row={row} />
        <span className="num">{figureText(texts, row.value, row.currency)}</span>
      </span>
      <span className="flex items-center justify-between gap-3 text-12 text-faint">
        <span>{limitName(texts, row)}</span>
        <span className="num">{texts.date(row.at, 'minute')}</span>
      </span>
    </span>
  )
}
