import type { ReactNode } from 'react'
import type { Column } from '#ui/records/table.tsx'
import type { BrandFilter } from './brand-queue.tsx'

/** The query of one page of a queue; `before` is the mark of that page, null for the first. */
export function brandQuery<Mark>({ brand, find }: BrandFilter, before: Mark | null) {
  return { ...(brand ? { merchant: brand } : {}), ...(find ? { find } : {}), ...(before ? { before } : {}) }
}

/** A member's account, with the brand beside it. */
export function memberColumn<Row extends { readonly account: string; readonly merchant: string }>(
  head: ReactNode,
): Column<Row> {
  return {
    key: 'member',
    head,
    cell: ({ account, merchant }) => (
      <>
        <b className="font-medium">{account}</b> <span className="text-12 text-faint">{merchant}</span>
      </>
    ),
  }
}

/** The number that members and operators call a row by. */
export function numberColumn<Row extends { readonly number: string }>(head: ReactNode): Column<Row> {
  return { key: 'number', head, cell: ({ number }) => <span className="num">{number}</span> }
}
