import { useCallback } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { toast } from '#ui/layer/toast.ts'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useTexts } from '#texts/use-texts.ts'
import { security } from '../../contract.ts'
import { askProof } from './proof-store.ts'

/**
 * Runs what needs a fresh proof: asks "is it you?" first where the session has not proved itself recently, then does it.
 * The page has a `ProofDialog`. Null where the member turned away or it was refused; the refusal is told in a word.
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

/** The proof grew stale while someone filled in a form. */
export function isStale(error: unknown): boolean {
  return error instanceof RefusedError && error.code === 'security.proofNeeded'
}
