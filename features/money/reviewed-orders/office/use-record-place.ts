import { useState } from 'react'

/** A record list's state: the filter in the URL, the page in memory. */
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

/** A record list's filter, from the URL. */
export type RecordPlaceProps = {
  readonly filter: {
    readonly find?: string | undefined
    readonly brand?: string | undefined
    readonly state?: string | undefined
  }
  /** Changes the given values, keeps the others. */
  readonly onFilter: (some: RecordPlaceProps['filter']) => void
}

/** Another filter starts at the newest again. */
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
