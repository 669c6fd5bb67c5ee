import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { QueryState } from '#ui/api/query-state.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { BrandChips, type BrandChipsProps } from './brand-chips.tsx'

/** The URL's state: by default the first brand, and pending rows. */
export type BrandFilter = { readonly brand?: string | undefined; readonly state?: string | undefined }

/** A brand's rows in one state, with the brands that the operator works for. */
export type BrandRows<Row> = {
  readonly list: readonly Row[]
  readonly merchant: string
  readonly brands: NonNullable<BrandChipsProps['brands']>
}

export type BrandQueueProps<Row, State extends string> = {
  readonly words: { readonly title: string; readonly lead: string; readonly state: string }
  readonly filter: BrandFilter
  readonly onFilter: (filter: BrandFilter) => void
  readonly asked: UseQueryResult<BrandRows<Row>>
  /** The first one is the pending state. */
  readonly states: readonly { readonly value: State; readonly label: string }[]
  readonly state: State
  readonly nothing: { readonly icon: LucideIcon; readonly title: string; readonly text?: string }
  readonly columns: readonly Column<Row>[]
  readonly phone: (row: Row) => ReactNode
  readonly onRow: (row: Row) => void
}

/** Members' submissions that wait for review: one brand and state at a time, a row opens. */
export function BrandQueue<Row extends { readonly id: string }, State extends string>({
  words,
  filter,
  onFilter,
  asked,
  states,
  state,
  nothing,
  ...table
}: BrandQueueProps<Row, State>) {
  const waiting = states[0]?.value
  const under = state === waiting ? null : (states.find(({ value }) => value === state)?.label ?? null)
  return (
    <>
      <header className="grid gap-1">
        <h1 className="text-18">{words.title}</h1>
        <p className="text-13 text-muted">{words.lead}</p>
      </header>
      <div className="flex flex-wrap gap-x-6">
        <BrandChips
          brands={asked.data?.brands}
          value={asked.data?.merchant}
          onChange={(brand) => onFilter({ ...filter, brand })}
        />
        <FilterChips
          label={words.state}
          options={states}
          value={state}
          onChange={(next) => onFilter({ ...filter, state: next === waiting ? undefined : next })}
        />
      </div>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={<NothingHere {...nothing} under={under} />}
      >
        {({ list }) => <Table caption={words.title} rows={list} rowKey={({ id }) => id} dense {...table} />}
      </QueryState>
    </>
  )
}
