import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { KeyHints } from '#ui/records/key-hints.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { useRowKeys } from '#ui/records/use-row-keys.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { BrandFilter as BrandChoice } from '../brand-filter.tsx'

/** The URL's state: by default all brands, and pending rows. */
export type BrandFilter = {
  readonly brand?: string | undefined
  readonly state?: string | undefined
  readonly find?: string | undefined
}

/** A page of rows in one state, and how many rows the filter has in each. */
export type BrandRows<Row> = {
  readonly list: readonly Row[]
  readonly next: string | null
  readonly counts: Readonly<Record<string, number>>
}

export type BrandQueueProps<Row, State extends string> = {
  readonly words: { readonly title: string; readonly lead: string; readonly state: string }
  readonly filter: BrandFilter
  /** Changes the given values, keeps the others. */
  readonly onFilter: (some: BrandFilter) => void
  readonly asked: UseQueryResult<BrandRows<Row>>
  /** The first one is the pending state; `of` names the stored states that it counts, by default its own. */
  readonly states: readonly {
    readonly value: State
    readonly label: string
    readonly of?: readonly string[]
  }[]
  readonly state: State
  /** Called with the mark of the next page, and with null for the first one. */
  readonly onPage: (before: string | null) => void
  readonly nothing: { readonly icon: LucideIcon; readonly title: string; readonly text?: string }
  readonly columns: readonly Column<Row>[]
  readonly phone: (row: Row) => ReactNode
  readonly onRow: (row: Row) => void
}

/** Members' submissions that wait for review, of all brands or one, in one state; J, K and Enter as in the order queues. */
export function BrandQueue<Row extends { readonly id: string }, State extends string>({
  words,
  filter,
  onFilter,
  asked,
  states,
  state,
  onPage,
  nothing,
  onRow,
  ...table
}: BrandQueueProps<Row, State>) {
  const { t } = useTexts()
  const [marked, setMarked] = useState<string | null>(null)
  const waiting = states[0]?.value
  const under = state === waiting ? null : (states.find(({ value }) => value === state)?.label ?? null)
  const counts = asked.data?.counts
  const rows = asked.data?.list ?? []
  const next = asked.data?.next
  const [isFirst, setFirst] = useState(true)
  const turn = (before: string | null) => {
    setFirst(before === null)
    onPage(before)
  }
  /** Another filter begins at the first page. */
  const narrow = (some: BrandFilter) => {
    turn(null)
    onFilter(some)
  }
  useRowKeys({
    rows: rows.map(({ id }) => id),
    selected: marked,
    onSelect: setMarked,
    onOpen: (id) => {
      const row = rows.find((each) => each.id === id)
      if (row) onRow(row)
    },
  })
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 pt-3">
        <h1 className="text-18">{words.title}</h1>
        <p className="text-13 text-faint">{words.lead}</p>
      </header>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
        <FindBox
          label={t('merchants.find')}
          value={filter.find ?? ''}
          onChange={(find) => narrow({ find: find || undefined })}
        />
        <BrandChoice
          label={t('merchants.brand')}
          all={t('merchants.all')}
          value={filter.brand ?? ''}
          onChange={(brand) => narrow({ brand: brand || undefined })}
        />
        <FilterChips
          label={words.state}
          options={states.map(({ value, label, of = [value] }) => ({
            value,
            label,
            count: counts && of.reduce((sum, each) => sum + (counts[each] ?? 0), 0),
          }))}
          value={state}
          onChange={(chosen) => narrow({ state: chosen === waiting ? undefined : chosen })}
        />
      </div>
      <div className="min-h-0 flex-1 md:overflow-auto">
        <QueryState
          of={asked}
          waiting={<SkeletonRows />}
          isEmpty={({ list }) => list.length === 0}
          empty={<NothingHere {...nothing} find={filter.find ?? ''} under={under} />}
        >
          {({ list }) => (
            <Table
              caption={words.title}
              rows={list}
              rowKey={({ id }) => id}
              selectedKey={marked}
              onRow={(row) => {
                setMarked(row.id)
                onRow(row)
              }}
              dense
              className="px-4 md:px-0"
              {...table}
            />
          )}
        </QueryState>
        <PageSteps onFirst={isFirst ? null : () => turn(null)} onNext={next ? () => turn(next) : null} />
      </div>
      <KeyHints
        hints={[
          { keys: ['J', 'K'], words: t('merchants.keys.move') },
          { keys: ['↵'], words: t('merchants.keys.open') },
        ]}
      />
    </div>
  )
}
