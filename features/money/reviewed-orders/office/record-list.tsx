import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { BrandFilter } from '#features/platform/merchants/office/brand-filter.tsx'
import { ExportButton } from '#features/platform/operators/office/export-button.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import type { RecordPlace } from './use-record-place.ts'

type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null }

export type RecordListProps<Row> = {
  readonly title: string
  readonly place: RecordPlace
  readonly asked: UseQueryResult<Page<Row>>
  readonly words: {
    readonly find: string
    readonly empty: string
    readonly emptyText: string
  }
  /** Views to select, if any. */
  readonly views?: readonly { readonly value: string; readonly label: string }[]
  readonly icon: LucideIcon
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string
  readonly phone: (row: Row) => ReactNode
  readonly onRow?: (row: Row) => void
  readonly onExport: () => Promise<File>
}

/** Money records without pending decisions: search, brand filter, paging, details, CSV export. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { title, place, asked, words, views, icon, columns, rowKey, phone, onRow } = props
  const { t } = useTexts()
  const next = asked.data?.next
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <FindBox label={words.find} value={place.find} onChange={place.setFind} />
        <BrandFilter
          label={t('paymentsOffice.record.brand')}
          all={t('paymentsOffice.record.anyBrand')}
          value={place.brand}
          onChange={place.setBrand}
        />
        {views && (
          <FilterChips<string> label={title} options={views} value={place.view} onChange={place.setView} />
        )}
        <span className="ml-auto">
          <ExportButton onExport={props.onExport} />
        </span>
      </div>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <NothingHere
            icon={icon}
            find={place.find}
            under={views?.slice(1).find(({ value }) => value === place.view)?.label ?? null}
            title={words.empty}
            text={words.emptyText}
          />
        }
      >
        {({ rows }) => (
          <Table
            caption={title}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            {...(onRow ? { onRow } : {})}
            dense
            phone={phone}
          />
        )}
      </QueryState>
      <div className="flex gap-2 empty:hidden">
        {place.before && (
          <Button size="sm" look="ghost" onClick={() => place.setBefore('')}>
            {t('paymentsOffice.record.newest')}
          </Button>
        )}
        {next && (
          <Button size="sm" onClick={() => place.setBefore(next)}>
            {t('paymentsOffice.record.more')}
          </Button>
        )}
      </div>
    </div>
  )
}
