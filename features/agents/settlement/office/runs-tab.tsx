import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { agentIncomeOffice } from '../contract/office.ts'
import type { TabProps } from './income-page.tsx'
import { KindChips } from './kind-chips.tsx'
import { RunDrawer } from './run-drawer.tsx'

export type Run = Reply<typeof agentIncomeOffice.runs>['rows'][number]
type Props = TabProps & { readonly mayResume: boolean; readonly onAgent: (member: bigint) => void }

/** Settlement runs with their progress and faults; each opens to who earned from whom. */
export function RunsTab({ merchant, kind, onKind, mayResume, onAgent }: Props) {
  const texts = useTexts()
  const { t } = texts
  const [before, setBefore] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Run | null>(null)
  const query = { merchant, ...(kind && { kind }), ...(before && { before }) }
  const asked = useApiQuery(useApi(agentIncomeOffice).runs, { query }, { everyMs: 10_000 })
  return (
    <>
      <KindChips
        value={kind ?? ''}
        onChange={(to) => {
          setBefore(null)
          onKind(to)
        }}
      />
      <QueryState
        of={asked}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState title={t('incomeOffice.noRuns')} text={t('incomeOffice.noRunsText')} />}
      >
        {({ rows, next }) => (
          <>
            <Table
              caption={t('incomeOffice.tab.runs')}
              rows={rows}
              rowKey={({ number }) => `${number}`}
              onRow={setChosen}
              selectedKey={chosen && `${chosen.number}`}
              dense
              columns={columnsOf(texts)}
              phone={(row) => <PhoneRow row={row} />}
            />
            <PageSteps
              onFirst={before ? () => setBefore(null) : null}
              onNext={next ? () => setBefore(next) : null}
            />
          </>
        )}
      </QueryState>
      <RunDrawer
        run={chosen}
        merchant={merchant}
        mayResume={mayResume}
        onAgent={onAgent}
        onClose={() => setChosen(null)}
      />
    </>
  )
}

function columnsOf(texts: Texts): Column<Run>[] {
  const { t, date, number, money } = texts
  return [
    { key: 'kind', head: t('incomeOffice.kind'), cell: ({ kind }) => t(`contracts.kind.${kind}`) },
    { key: 'from', head: t('incomeOffice.from'), cell: ({ startsAt }) => date(startsAt, 'minute') },
    { key: 'to', head: t('incomeOffice.to'), cell: ({ endsAt }) => date(endsAt, 'minute') },
    {
      key: 'agents',
      head: t('agentIncome.statements'),
      figures: true,
      cell: ({ agents }) => number(agents),
    },
    {
      key: 'amount',
      head: t('agentIncome.paid'),
      figures: true,
      cell: ({ amount, currency }) => money(amount, currency),
    },
    { key: 'state', head: t('incomeOffice.state'), cell: (row) => <Progress row={row} /> },
  ]
}

/** How far a run is; a fault stays until an attempt succeeds. */
export function Progress({ row: { state, paid, payable, fault } }: { readonly row: Run }) {
  const { t, number } = useTexts()
  if (fault) return <Status tone="bad">{t('incomeOffice.stopped')}</Status>
  if (state === 'done') return <Status tone="good">{t('incomeOffice.done')}</Status>
  return (
    <Status tone="waiting">
      {state === 'open'
        ? t('incomeOffice.settling')
        : t('incomeOffice.paying', { paid: number(paid), payable: number(payable) })}
    </Status>
  )
}

function PhoneRow({ row }: { readonly row: Run }) {
  const { t, date, money } = useTexts()
  return (
    <span className="grid gap-0.5">
      <span className="flex justify-between gap-3 font-medium">
        <span>{t(`contracts.kind.${row.kind}`)}</span>
        <span className="num">{money(row.amount, row.currency)}</span>
      </span>
      <span className="flex justify-between gap-3 text-12 text-faint">
        <span>{date(row.startsAt, 'minute')}</span>
        <Progress row={row} />
      </span>
    </span>
  )
}
