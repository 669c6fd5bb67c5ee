import { useState } from 'react'
import { useUrlValue } from './use-url-value.ts'

export type OrderDeed = 'approve' | 'reject'

/** Where an operator is in a queue: what it shows and the order that is open stand in the address. */
export function useOrderPlace() {
  const [state, setState] = useUrlValue('state')
  const [find, setFind] = useUrlValue('find')
  const [chosen, setChosen] = useUrlValue('id')
  const [brand, setBrand] = useUrlValue('brand')
  const [before, setBefore] = useState<string | null>(null)
  const [deed, setDeed] = useState<OrderDeed | null>(null)
  return {
    view: state || 'open',
    pick(view: string) {
      setBefore(null)
      setState(view === 'open' ? '' : view)
    },
    find,
    setFind,
    brand,
    setBrand,
    before,
    setBefore,
    chosen,
    select(id: string) {
      setDeed(null)
      setChosen(id)
    },
    deed,
    setDeed,
    /** What is common to every queue's question. */
    filter: { ...(find ? { find } : {}), ...(brand ? { merchant: brand } : {}) },
  }
}

export type OrderPlace = ReturnType<typeof useOrderPlace>
