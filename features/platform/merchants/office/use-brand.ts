import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useApi } from '#ui/api/use-api.ts'
import { merchantsOffice } from '../contract.ts'

export type BrandSetup = Reply<(typeof merchantsOffice)['one']>

/** The properties of every tab of a brand's page. */
export type TabProps = { readonly merchant: string; readonly mayChange: boolean }

/** A brand's configuration; refetched whenever any process changes it. */
export function useBrandSetup(merchant: string) {
  return useApiQuery(useApi(merchantsOffice).one, { params: { merchant } })
}
