import { useCallback, useRef, useState } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useHumanCheck } from '#features/account/identity/site/human/human-check.ts'
import { refusalValues } from '#ui/api/refusal-values.ts'
import { restFor, useRest } from './rests.ts'

/** One click sends at most one code a second (VAL-06). */
const THROTTLE_MS = 1_000

export type CodeSend = () => Promise<{ readonly expiredMinutes: number }>

/**
 * Sends a code: the human check, the call, then the button's wait of 60 s × expiredMinutes (AUT-04). A server's "wait" sets it too.
 * `restKey` identifies the wait, such as `login:+84901234567`.
 */
export function useCode(
  send: CodeSend,
  restKey: string,
  { isCheckedOutside = false }: { readonly isCheckedOutside?: boolean } = {},
) {
  const check = useHumanCheck()
  const left = useRest(restKey)
  const pressedAt = useRef(0)
  const [isSending, setSending] = useState(false)
  const [hasSent, setSent] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const press = useCallback(async (): Promise<boolean> => {
    if (left > 0 || Date.now() - pressedAt.current < THROTTLE_MS) return false
    pressedAt.current = Date.now()
    setSending(true)
    try {
      const { expiredMinutes } = await (isCheckedOutside ? send() : check.through(send))
      restFor(restKey, 60 * expiredMinutes)
      setSent(true)
      return true
    } catch (failure) {
      const waitSeconds =
        failure instanceof RefusedError ? refusalValues(failure)['retryAfterSeconds'] : undefined
      if (typeof waitSeconds === 'number') restFor(restKey, waitSeconds)
      setError(failure)
      return false
    } finally {
      check.reset()
      setSending(false)
    }
  }, [check, isCheckedOutside, left, restKey, send])
  return { press, left, isSending, hasSent, error, forgetError: () => setError(null) }
}
