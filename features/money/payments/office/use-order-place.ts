import { useState } from 'react'

export type OrderDeed = 'approve' | 'reject'

/** What a queue of orders shows and which order is open, as the address says it. */
export type OrderFilter = {
  readonly state?: string | undefined
  readonly find?: string | undefined
  readonly brand?: string | undefined
  readonly id?: string | undefined
}

export type OrderPlaceProps<Filter extends OrderFilter = OrderFilter> = {
  readonly filter: Filter
  /** Changes what is given, and leaves the others. */
  readonly onFilter: (some: { readonly [Name in keyof Filter]?: string | undefined }) => void
}

/** Where an operator is in a queue: what it shows and the order that is open stand in the address. */
export function useOrderPlace({ filter, onFilter }: OrderPlaceProps) {
  const { state = '', find = '', brand = '', id: chosen = '' } = filter
  const [before, setBefore] = useState<string | null>(null)
  const [deed, setDeed] = useState<OrderDeed | null>(null)
  return {
    view: state || 'open',
    pick(view: string) {
      setBefore(null)
      onFilter({ state: view === 'open' ? '' : view })
    },
    find,
    setFind: (next: string) => onFilter({ find: next }),
    brand,
    setBrand: (next: string) => onFilter({ brand: next }),
    before,
    setBefore,
    chosen,
    select(id: string) {
      setDeed(null)
      onFilter({ id })
    },
    deed,
    setDeed,
    /** What is common to every queue's question. */
    filter: { ...(find ? { find } : {}), ...(brand ? { merchant: brand } : {}) },
  }
}

export type OrderPlace = ReturnType<typeof useOrderPlace>
