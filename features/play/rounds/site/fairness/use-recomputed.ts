import { useEffect, useState } from 'react'
import { recompute, type Checked, type Proof } from './recompute.ts'

type State = { readonly checked: Checked | null; readonly error: string | null }

/** Recomputes as soon as the record is loaded. */
export function useRecomputed(proof: Proof): State {
  const [state, setState] = useState<State>({ checked: null, error: null })
  useEffect(() => {
    let isOver = false
    recompute(proof).then(
      (checked) => !isOver && setState({ checked, error: null }),
      (error: unknown) =>
        !isOver && setState({ checked: null, error: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isOver = true
    }
  }, [proof])
  return state
}
