import { useApiQuery } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { identity } from '../../contract.ts'
import { invitation } from './invitation.ts'

/**
 * Whether the page's address contains a valid invitation: then this visitor may register even if registration is by invitation only
 * (decision 36). The server checks it again.
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
