import { useRef } from 'react'
import { newId } from '#contract/new-id.ts'

/**
 * The same request keeps its key until it changes or has succeeded, so that pressing again after a cut line cannot move
 * money twice. `request` is everything that makes it another one, as text.
 */
export function useAttemptKey(): { readonly of: (request: string) => string; readonly done: () => void } {
  const last = useRef({ request: '', key: '' })
  return {
    of: (request) => {
      if (last.current.request !== request || !last.current.key) last.current = { request, key: newId() }
      return last.current.key
    },
    done: () => {
      last.current = { request: '', key: '' }
    },
  }
}
