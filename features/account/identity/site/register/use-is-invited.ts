import { useApiQuery } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { identity } from '../../contract.ts'
import { invitation } from './invitation.ts'

/**
 * Whether the page's address brought a good invitation: then registration is open to this visitor even where it is by invitation
 * only (decision 36). The server asks for it again.
 */
export function useIsInvited({ when }: { readonly when: boolean }): boolean {
  const { affiliateCode, referralCode, recommenderId } = invitation()
  const code = affiliateCode || referralCode
  const query = { code, domain: location.hostname }
  const asked = useApiQuery(
    useApi(identity).affiliate,
    { query },
    { enabled: when && code !== '', staleMs: 60_000 },
  )
  return when && (asked.data?.isValid === true || (code === '' && recommenderId !== ''))
}
