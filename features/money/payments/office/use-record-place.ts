import { useState } from 'react'
import { useUrlValue } from './use-url-value.ts'

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

/** Another filter begins at the newest again. */
export function useRecordPlace(): RecordPlace {
  const [find, setFind] = useUrlValue('find')
  const [brand, setBrand] = useUrlValue('brand')
  const [view, setView] = useUrlValue('state')
  const [before, setBefore] = useState('')
  const anew = (set: (value: string) => void) => (value: string) => {
    setBefore('')
    set(value)
  }
  return {
    find,
    brand,
    view,
    before,
    setFind: anew(setFind),
    setBrand: anew(setBrand),
    setView: anew(setView),
    setBefore,
  }
}
