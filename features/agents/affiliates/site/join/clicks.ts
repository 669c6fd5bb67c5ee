import { useCallback } from 'react'
import { keepClick } from '#features/account/identity/site/clicks/clicks.ts'
import { keepCode } from '#features/account/identity/site/register/invitation.ts'
import { useApi } from '#ui/api/use-api.ts'
import { affiliateJoin } from '../../contract/join.ts'
import type { Landing } from '../../rules/states.ts'

const KEY = 'counted-link'

/** The link or visit of this tab that was counted last; null: none. */
export const countedLink = (): string | null => sessionStorage.getItem(KEY)

/**
 * Counts a click, or with an empty code a visit of a host, and keeps it for the registration; null: the code is not valid, or the server
 * cannot be reached.
 */
export function useClick(): (given: {
  readonly code: string
  readonly subId: string
}) => Promise<Landing | null> {
  const { click } = useApi(affiliateJoin)
  return useCallback(
    async (given) => {
      sessionStorage.setItem(KEY, `${given.code} ${given.subId}`)
      try {
        const reply = await click({ body: given })
        if (!reply.click) return null
        keepClick(reply.click, Date.now())
        keepCode(reply.click.code)
        return reply.click.landing
      } catch {
        return null // the visitor sees the page all the same
      }
    },
    [click],
  )
}
