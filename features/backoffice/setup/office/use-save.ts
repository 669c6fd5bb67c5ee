import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#ui/api/use-api.ts'
import { setup } from '../contract.ts'

/** One call of a step; each is validated, saved and audited by itself. */
export type Change = () => Promise<unknown>

/**
 * Sends the changes of a step one after the other and reads the overview again. After a refusal the earlier ones stay saved, the form
 * shows the error, and saving again sends only what still differs.
 */
export function useSave() {
  const queries = useQueryClient()
  const { overview } = useApi(setup)
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null })
  const save = async (changes: readonly Change[], onDone: () => void): Promise<void> => {
    setState({ isBusy: true, error: null })
    let error: unknown = null
    try {
      for (const change of changes) await change()
    } catch (thrown) {
      error = thrown
    }
    await queries.invalidateQueries({ queryKey: [overview.key] })
    setState({ isBusy: false, error })
    if (error === null) onDone()
  }
  return { ...state, save }
}
