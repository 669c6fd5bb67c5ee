import { useState } from 'react'

/** Where somebody stands in a list of records: the filter in the address, the page in the hand. */
export type RecordPlace = {
  readonly find: string
  readonly brand: string
  readonly view: string
  readonly before: string
  readonly setFind: (find: string) => void
  readonly setBrand: (brand: string) => void
  readonly setView: (view: string) => void
  readonly setBefore: (before: string) => void
}

/** What a list of records shows, as the address says it. */
export type RecordPlaceProps = {
  readonly filter: {
    readonly find?: string | undefined
    readonly brand?: string | undefined
    readonly state?: string | undefined
  }
  /** Changes what is given, and leaves the others. */
  readonly onFilter: (some: RecordPlaceProps['filter']) => void
}

/** Another filter begins at the newest again. */
export function useRecordPlace({ filter, onFilter }: RecordPlaceProps): RecordPlace {
  const { find = '', brand = '', state: view = '' } = filter
  const [before, setBefore] = useState('')
  const set = (some: RecordPlaceProps['filter']) => {
    setBefore('')
    onFilter(some)
  }
  return {
    find,
    brand,
    view,
    before,
    setFind: (next) => set({ find: next }),
    setBrand: (next) => set({ brand: next }),
    setView: (next) => set({ state: next }),
    setBefore,
  }
}
