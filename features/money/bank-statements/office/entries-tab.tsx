import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { BrandFilter } from '#features/platform/merchants/office/brand-filter.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { bankStatements } from '../contract/office.ts'
import { entryStates } from '../contract/shapes.ts'
import { EntryDrawer } from './entry-drawer.tsx'
import { EntryAmount, EntryStatus, type Entry } from './entry-view.tsx'

type State = Entry['state']

/** The URL's state of the page. */
export type StatementFilter = {
  readonly tab?: string | undefined
  readonly state?: string | undefined
  readonly find?: string | undefined
  readonly brand?: string | undefined
}

export type EntriesTabProps = {
  readonly state: string | undefined
  readonly find: string | undefined
  readonly brand: string | undefined
  /** Changes the given values, keeps the others. */
  readonly onFilter: (some: StatementFilter) => void
  readonly mayDecide: boolean
}

/** Entries of bank statements by state: those that no deposit matches wait for an operator. */
export function EntriesTab({ state: wanted, find = '', brand = '', onFilter, mayDecide }: EntriesTabProps) {
  const texts = useTexts()
  const { t } = texts
  const state: State = entryStates.find((each) => each === wanted) ?? 'queued'
  const [before, setBefore] = useState<string | null>(null)
  const query = {
    state,
    ...(find ? { find } : {}),
    ...(brand ? { merchant: brand } : {}),
    ...(before ? { before } : {}),
  }
  const asked = useApiQuery(useApi(bankStatements).entries, { query })
  const [openId, setOpen] = useState<string | null>(null)
  const open = asked.data?.rows.find(({ id }) => id === openId) ?? null
  const next = asked.data?.next
  /** Another filter begins at the first page. */
  const narrow = (some: StatementFilter) => {
    setBefore(null)
    onFilter(some)
  }
  const countOf = (of: State) => asked.data?.counts.find((each) => each.state === of)?.count ?? 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <FilterChips<State>
          label={t('bankStatements.state')}
          value={state}
          options={entryStates.map((value) => ({
            value,
            label: t(`bankStatements.state.${value}`),
            count: countOf(value),
          }))}
          onChange={(next) => narrow({ state: next === 'queued' ? undefined : next })}
        />
        <FindBox
          label={t('bankStatements.find')}
          value={find}
          onChange={(text) => narrow({ find: text || undefined })}
        />
        <BrandFilter
          label={t('merchants.brand')}
          all={t('merchants.all')}
          value={brand}
          onChange={(code) => narrow({ brand: code || undefined })}
        />
      </div>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <NothingHere
            icon={Landmark}
            find={find}
            under={state === 'queued' ? null : t(`bankStatements.state.${state}`)}
            title={t('bankStatements.none')}
            text={t('bankStatements.noneText')}
          />
        }
      >
        {({ rows }) => (
          <Table
            caption={t('bankStatements.title')}
            columns={columnsOf(texts)}
            rows={rows}
            rowKey={({ id }) => id}
            selectedKey={openId}
            onRow={({ id }) => setOpen(id)}
            dense
            phone={(row) => <PhoneRow row={row} />}
          />
        )}
      </QueryState>
      <PageSteps
        onFirst={before ? () => setBefore(null) : null}
        onNext={next ? () => setBefore(next) : null}
      />
      {open && <EntryDrawer entry={open} onClose={() => setOpen(null)} mayDecide={mayDecide} />}
    </div>
  )
}

function columnsOf({ t, date }: Texts): Column<Entry>[] {
  return [
    {
      key: 'number',
      head: t('bankStatements.number'),
      cell: ({ number }) => <span className="num">{number}</span>,
    },
    {
      key: 'booked',
      head: t('bankStatements.booked'),
      cell: ({ bookedOn }) => <span className="num">{date(new Date(`${bookedOn}T00:00:00Z`), 'day')}</span>,
    },
    {
      key: 'account',
      head: t('bankStatements.account'),
      cell: ({ feedName, merchant }) => `${feedName}, ${merchant}`,
    },
    { key: 'payer', head: t('bankStatements.payer'), cell: ({ payer }) => payer || '–' },
    {
      key: 'text',
      head: t('bankStatements.text'),
      wide: true,
      cell: ({ text }) => <span className="text-muted">{text || '–'}</span>,
    },
    {
      key: 'deposit',
      head: t('bankStatements.order'),
      cell: ({ reference }) => <span className="num">{reference ?? '–'}</span>,
    },
    {
      key: 'amount',
      head: t('bankStatements.amount'),
      figures: true,
      cell: (row) => <EntryAmount entry={row} />,
    },
    { key: 'state', head: t('bankStatements.state'), cell: (row) => <EntryStatus entry={row} /> },
  ]
}

function PhoneRow({ row }: { readonly row: Entry }) {
  return (
    <span className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <b className="truncate font-medium">{row.payer || row.number}</b>
        <EntryAmount entry={row} />
      </span>
      <span className="truncate text-13 text-muted">{row.text || '–'}</span>
      <span className="flex items-center justify-between gap-3 text-12 text-faint">
        <span className="num">
          {row.number} · {row.bookedOn}
        </span>
        <EntryStatus entry={row} />
      </span>
    </span>
  )
}
