import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { BrandChips, type BrandChipsProps } from '../brand-chips.tsx'

/** A reply with what one brand has, and the brands that the operator may choose from. */
type OfBrand = { readonly brands: NonNullable<BrandChipsProps['brands']>; readonly merchant: string }

export type BrandListProps<Reply extends OfBrand, Row> = {
  readonly words: {
    readonly title: string
    readonly lead: string
    /** The button for a new one. */
    readonly add: string
    readonly none: string
    readonly noneText: string
  }
  readonly icons: { readonly add: LucideIcon; readonly none: LucideIcon }
  readonly asked: UseQueryResult<Reply>
  readonly rowsOf: (reply: Reply) => readonly Row[]
  readonly onBrand: (brand: string) => void
  readonly columns: readonly Column<Row>[]
  readonly phone: (row: Row) => ReactNode
  readonly mayAdd: boolean
  /** Adds one to the brand that is shown. */
  readonly form: (reply: Reply, onClose: () => void) => ReactNode
  /** The details of the chosen row, as the newest reply has it. */
  readonly drawer: (row: Row, onClose: () => void) => ReactNode
}

/** A page with what operators have made for one brand, such as its promotions: a list, the details of each, a form for a new one. */
export function BrandList<Reply extends OfBrand, Row extends { readonly id: string }>({
  words,
  icons,
  asked,
  rowsOf,
  onBrand,
  columns,
  phone,
  mayAdd,
  form,
  drawer,
}: BrandListProps<Reply, Row>) {
  const [isAdding, setAdding] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const row = asked.data && rowsOf(asked.data).find(({ id }) => id === chosen)
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <header className="flex flex-wrap items-center gap-3">
        <div className="grid min-w-64 flex-1 gap-1">
          <h1 className="text-18">{words.title}</h1>
          <p className="text-13 text-muted">{words.lead}</p>
        </div>
        {mayAdd && (
          <Button look="primary" size="sm" icon={icons.add} onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )}
      </header>
      <BrandChips brands={asked.data?.brands} value={asked.data?.merchant} onChange={onBrand} />
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={(reply) => rowsOf(reply).length === 0}
        empty={<EmptyState icon={icons.none} title={words.none} text={words.noneText} />}
      >
        {(reply) => (
          <Table
            caption={words.title}
            columns={columns}
            rows={rowsOf(reply)}
            rowKey={({ id }) => id}
            onRow={({ id }) => setChosen(id)}
            dense
            phone={phone}
          />
        )}
      </QueryState>
      {isAdding && asked.data && form(asked.data, () => setAdding(false))}
      {row && drawer(row, () => setChosen(null))}
    </div>
  )
}
