import { useCallback } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { toast } from '#ui/layer/toast.ts'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useTexts } from '#texts/use-texts.ts'
import { security } from '../../contract.ts'
import { askProof } from './proof-store.ts'

/**
 * Runs an action that requires a fresh proof: opens "Confirm it's you" first if the session has none. The page needs a `ProofDialog`. Null
 * if the member cancelled or the action was refused; a refusal is shown in a toast.
 */
export function useFresh(): <T>(work: () => Promise<T> | T) => Promise<T | null> {
  const api = useApi(security)
  const texts = useTexts()
  return useCallback(
    async (work) => {
      try {
        const standing = await api.standing()
        if (!standing.isFresh && !(await askProof(standing))) return null
        return await work()
      } catch (error) {
        toast({ tone: 'danger', title: errorWords(texts, error) })
        return null
      }
    },
    [api, texts],
  )
}

/** The proof expired while the member filled in a form. */
export function isStale(error: unknown): boolean {
  return error instanceof RefusedError && error.code === 'security.proofNeeded'
}
