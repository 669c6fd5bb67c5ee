import { useState } from 'react'

export type OrderAction = 'approve' | 'reject'

/** A queue's filters and selected order, from the URL. */
export type OrderFilter = {
  readonly state?: string | undefined
  readonly find?: string | undefined
  readonly brand?: string | undefined
  readonly id?: string | undefined
}

export type OrderPlaceProps<Filter extends OrderFilter = OrderFilter> = {
  readonly filter: Filter
  /** Changes the given values, keeps the others. */
  readonly onFilter: (some: { readonly [Name in keyof Filter]?: string | undefined }) => void
}

/** A queue's state in the URL: its filters and the selected order. */
export function useOrderPlace({ filter, onFilter }: OrderPlaceProps) {
  const { state = '', find = '', brand = '', id: chosen = '' } = filter
  const [before, setBefore] = useState<string | null>(null)
  const [action, setAction] = useState<OrderAction | null>(null)
  /** Another filter begins at the first page: the page of the old one would skip orders. */
  const narrow = (some: Pick<OrderFilter, 'state' | 'find' | 'brand'>) => {
    setBefore(null)
    onFilter(some)
  }
  return {
    view: state || 'open',
    pick: (view: string) => narrow({ state: view === 'open' ? '' : view }),
    find,
    setFind: (next: string) => narrow({ find: next }),
    brand,
    setBrand: (next: string) => narrow({ brand: next }),
    before,
    setBefore,
    chosen,
    select(id: string) {
      setAction(null)
      onFilter({ id })
    },
    action,
    setAction,
    /** The part common to every queue's query. */
    filter: { ...(find ? { find } : {}), ...(brand ? { merchant: brand } : {}) },
  }
}

export type OrderPlace = ReturnType<typeof useOrderPlace>
