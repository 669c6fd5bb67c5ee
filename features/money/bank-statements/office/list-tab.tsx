import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'

export type ListTabProps<Row> = {
  readonly asked: UseQueryResult<{ readonly rows: readonly Row[] }>
  /** The button that adds a row; null if the operator may not. */
  readonly add: { readonly icon: LucideIcon; readonly label: string; readonly onPress: () => void } | null
  readonly nothing: { readonly icon: LucideIcon; readonly title: string; readonly text: string }
  readonly className: string
  readonly item: (row: Row) => ReactNode
}

/** A tab with a list of a few rows, and a button that adds one. */
export function ListTab<Row extends { readonly id: string }>(props: ListTabProps<Row>) {
  const { asked, add, nothing, className, item } = props
  return (
    <>
      {add && (
        <Button look="primary" size="sm" icon={add.icon} className="justify-self-start" onClick={add.onPress}>
          {add.label}
        </Button>
      )}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<NothingHere under={null} {...nothing} />}
      >
        {({ rows }) => (
          <ul className={className}>
            {rows.map((row) => (
              <li key={row.id}>{item(row)}</li>
            ))}
          </ul>
        )}
      </QueryState>
    </>
  )
}
