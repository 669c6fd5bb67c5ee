import { Plus, Scale } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { KeyHints } from '#ui/records/key-hints.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { useRowKeys } from '#ui/records/use-row-keys.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import type { May } from '#ui/route/office.ts'
import { adjustments } from '../contract.ts'
import { AdjustmentDetails } from './adjustment-details.tsx'
import { AdjustmentState } from './adjustment-state.tsx'
import { ProposeDialog } from './propose-dialog.tsx'
import { Change } from './change.tsx'

export type Adjustment = Reply<(typeof adjustments)['list']>['adjustments'][number]

const states = ['proposed', 'posted', 'rejected', 'withdrawn'] as const
type State = (typeof states)[number]

export type AdjustmentsPanelProps = {
  readonly state: string | undefined
  /** The member whose balance is to be adjusted: opens the form immediately. */
  readonly member: string | undefined
  readonly onFilter: (filter: { state?: string | undefined; member?: string | undefined }) => void
  readonly may: May
}

/** Balance adjustments: pending a second operator, and decided. */
export function AdjustmentsPanel({ state: wanted, member, onFilter, may }: AdjustmentsPanelProps) {
  const texts = useTexts()
  const { t } = texts
  const state: State = states.find((each) => each === wanted) ?? 'proposed'
  const [before, setBefore] = useState<bigint | null>(null)
  const query = { state, ...(before ? { before } : {}) }
  const asked = useApiQuery(useApi(adjustments).list, { query })
  const next = asked.data?.next
  const [selected, setSelected] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isProposing, setProposing] = useState(false)
  const rows = asked.data?.adjustments ?? []
  const countOf = (of: State) => asked.data?.counts.find((each) => each.state === of)?.count ?? 0
  useRowKeys({ rows: rows.map(({ id }) => id), selected, onSelect: setSelected, onOpen: () => setOpen(true) })
  const show = (id: string) => {
    setSelected(id)
    setOpen(true)
  }
  const closeForm = () => {
    setProposing(false)
    onFilter({ state: wanted })
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3">
        <div className="grid gap-1">
          <h1 className="text-18">{t('adjustments.title')}</h1>
          <p className="text-13 text-muted">{t('adjustments.lead')}</p>
        </div>
        {may('adjustments.propose') && (
          <Button
            look="primary"
            size="sm"
            icon={Plus}
            className="md:ml-auto"
            onClick={() => setProposing(true)}
          >
            {t('adjustments.propose')}
          </Button>
        )}
      </div>
      <FilterChips<State>
        label={t('adjustments.state')}
        className="mt-1 px-4"
        value={state}
        options={states.map((value) => ({
          value,
          label: t(`adjustments.state.${value}`),
          count: countOf(value),
        }))}
        onChange={(chosen) => {
          setBefore(null)
          onFilter({ state: chosen === 'proposed' ? undefined : chosen })
        }}
      />
      <div className="flex min-h-0 flex-1 flex-col md:overflow-auto">
        <QueryState
          of={asked}
          waiting={<SkeletonRows />}
          isEmpty={(value) => value.adjustments.length === 0}
          empty={
            <NothingHere
              icon={Scale}
              under={state === 'proposed' ? null : t(`adjustments.state.${state}`)}
              title={t('adjustments.none')}
              text={t('adjustments.noneHint')}
            />
          }
        >
          {({ adjustments: shown }) => (
            <Table
              caption={t('adjustments.title')}
              columns={columnsOf(texts)}
              rows={shown}
              rowKey={({ id }) => id}
              selectedKey={selected}
              onRow={({ id }) => show(id)}
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
          { keys: ['J', 'K'], words: t('adjustments.keysMove') },
          { keys: ['Enter'], words: t('adjustments.keysOpen') },
        ]}
      />
      <AdjustmentDetails
        adjustment={isOpen ? (rows.find(({ id }) => id === selected) ?? null) : null}
        onClose={() => setOpen(false)}
        may={may}
      />
      <ProposeDialog open={isProposing || member !== undefined} member={member ?? ''} onClose={closeForm} />
    </div>
  )
}

function columnsOf({ t, date }: Texts): Column<Adjustment>[] {
  return [
    {
      key: 'number',
      head: t('adjustments.number'),
      cell: ({ number }) => <span className="num">{number}</span>,
    },
    {
      key: 'when',
      head: t('adjustments.when'),
      cell: ({ proposedAt }) => <span className="num">{date(proposedAt, 'minute')}</span>,
    },
    {
      key: 'member',
      head: t('adjustments.account'),
      cell: ({ account, memberId }) => (
        <>
          <b className="font-medium">{account}</b>{' '}
          <span className="num text-12 text-faint">{memberId.toString()}</span>
        </>
      ),
    },
    { key: 'by', head: t('adjustments.by'), cell: ({ proposedBy }) => proposedBy },
    {
      key: 'reason',
      head: t('adjustments.reason'),
      wide: true,
      cell: ({ reason }) => <span className="text-muted">{reason}</span>,
    },
    { key: 'change', head: t('adjustments.change'), figures: true, cell: (row) => <Change row={row} /> },
    {
      key: 'after',
      head: t('adjustments.after'),
      figures: true,
      cell: ({ after, currency }) => <Amount amount={after} currency={currency} />,
    },
    {
      key: 'currency',
      head: <span className="sr-only">{t('backoffice.csv.currency')}</span>,
      cell: ({ currency }) => <span className="text-12 text-faint">{currency}</span>,
    },
    { key: 'state', head: t('adjustments.state'), cell: (row) => <AdjustmentState row={row} /> },
  ]
}

/** The change of the balance, with its sign. */
function PhoneRow({ row }: { readonly row: Adjustment }) {
  const { date } = useTexts()
  return (
    <span className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <b className="font-medium">{row.account}</b>
        <Change row={row} />
      </span>
      <span className="flex items-center justify-between gap-3 text-12 text-faint">
        <span className="num">
          {row.number} · {date(row.proposedAt, 'minute')} · {row.proposedBy}
        </span>
        <AdjustmentState row={row} />
      </span>
    </span>
  )
}
