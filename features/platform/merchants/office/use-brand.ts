import { useAsk } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useApi } from '#ui/line/use-api.ts'
import { merchantsOffice } from '../contract.ts'

export type BrandSetup = Reply<(typeof merchantsOffice)['one']>

/** What every tab of a brand's room gets. */
export type TabProps = { readonly merchant: string; readonly mayChange: boolean }

/** A brand as it is set up; asked again whenever any process changes something. */
export function useBrandSetup(merchant: string) {
  return useAsk(useApi(merchantsOffice).one, { params: { merchant } })
}
