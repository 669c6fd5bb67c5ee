import { UserCheck } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { KeyHints } from '#ui/records/key-hints.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { useRowKeys } from '#ui/records/use-row-keys.ts'
import { ObjectLink, objectText } from '#features/platform/audit/office/object-text.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { approvals } from '../contract.ts'
import { ApprovalDetails } from './approval-details.tsx'
import { ApprovalState } from './approval-state.tsx'
import { titleOf } from './approval-title.ts'

export type Approval = Reply<(typeof approvals)['list']>['approvals'][number]

const states = ['pending', 'over'] as const
type State = (typeof states)[number]

export type ApprovalsPanelProps = {
  readonly state: string | undefined
  readonly onFilter: (filter: { state?: string | undefined }) => void
}

/** Changes that one operator proposed and another one approves. */
export function ApprovalsPanel({ state: wanted, onFilter }: ApprovalsPanelProps) {
  const texts = useTexts()
  const { t } = texts
  const state: State = states.find((each) => each === wanted) ?? 'pending'
  const [before, setBefore] = useState<bigint | null>(null)
  const query = { state, ...(before ? { before } : {}) }
  const asked = useApiQuery(useApi(approvals).list, { query })
  const next = asked.data?.next
  // the row itself: once decided it leaves the list, but its dialog must still show the result
  const [selected, setSelected] = useState<Approval | null>(null)
  const [marked, setMarked] = useState<string | null>(null)
  const rows = asked.data?.approvals ?? []
  const open = (row: Approval) => {
    setMarked(row.id)
    setSelected(row)
  }
  useRowKeys({
    rows: rows.map(({ id }) => id),
    selected: marked,
    onSelect: setMarked,
    onOpen: (id) => setSelected(rows.find((row) => row.id === id) ?? null),
  })
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-1 px-4 pt-3">
        <h1 className="text-18">{t('approvals.title')}</h1>
        <p className="text-13 text-muted">{t('approvals.lead')}</p>
      </div>
      <FilterChips<State>
        label={t('approvals.state')}
        className="mt-1 px-4"
        value={state}
        options={states.map((value) => ({ value, label: t(`approvals.${value}`) }))}
        onChange={(chosen) => {
          setBefore(null)
          onFilter({ state: chosen === 'pending' ? undefined : chosen })
        }}
      />
      <div className="flex min-h-0 flex-1 flex-col md:overflow-auto">
        <QueryState
          of={asked}
          waiting={<SkeletonRows />}
          isEmpty={(value) => value.approvals.length === 0}
          empty={
            <NothingHere
              icon={UserCheck}
              under={null}
              title={t(state === 'pending' ? 'approvals.none' : 'approvals.noneOver')}
              text={t('approvals.noneText')}
            />
          }
        >
          {({ approvals: shown }) => (
            <Table
              caption={t('approvals.title')}
              columns={columnsOf(texts)}
              rows={shown}
              rowKey={({ id }) => id}
              selectedKey={marked}
              onRow={open}
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
      </div>
      <KeyHints
        hints={[
          { keys: ['J', 'K'], words: t('approvals.keysMove') },
          { keys: ['Enter'], words: t('approvals.keysOpen') },
        ]}
      />
      <ApprovalDetails approval={selected} onClose={() => setSelected(null)} />
    </div>
  )
}

function columnsOf(texts: Texts): Column<Approval>[] {
  const { t, date } = texts
  return [
    {
      key: 'number',
      head: t('approvals.number'),
      cell: ({ number }) => <span className="num">{number.toString()}</span>,
    },
    {
      key: 'change',
      head: t('approvals.change'),
      cell: (row) => <b className="font-medium">{titleOf(texts, row)}</b>,
    },
    {
      key: 'object',
      head: t('approvals.object'),
      cell: ({ changes: [first] }) => first && <ObjectLink entry={first} />,
    },
    { key: 'by', head: t('approvals.proposedBy'), cell: ({ proposedBy }) => proposedBy },
    {
      key: 'at',
      head: t('approvals.proposedAt'),
      cell: ({ proposedAt }) => <span className="num">{date(proposedAt, 'minute')}</span>,
    },
    {
      key: 'reason',
      head: t('approvals.reason'),
      wide: true,
      cell: ({ reason }) => <span className="text-muted">{reason}</span>,
    },
    { key: 'state', head: t('approvals.state'), cell: (row) => <ApprovalState row={row} /> },
  ]
}

function PhoneRow({ row }: { readonly row: Approval }) {
  const texts = useTexts()
  return (
    <span className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <b className="font-medium">{titleOf(texts, row)}</b>
        <ApprovalState row={row} />
      </span>
      <span className="num text-12 text-faint">
        {row.changes[0] && `${objectText(texts, row.changes[0])} · `}
        {row.number.toString()} · {texts.date(row.proposedAt, 'minute')} · {row.proposedBy}
      </span>
    </span>
  )
}
