import { useEffect } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { system } from '#features/platform/settings/contract.ts'
import { setAmountDecimals, setTimeZone } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useMe } from './use-me.ts'

const KEEP_MS = 600_000

/**
 * The office shows times in the zone of the platform's first brand, regardless of the operator's computer, and amounts with the decimals
 * that all brands use.
 */
export function useZone(): void {
  const { may } = useMe()
  const { data } = useApiQuery(useApi(merchantsOffice).choices, undefined, {
    enabled: may('members.see'),
    staleMs: KEEP_MS,
  })
  const zone = data?.merchants[0]?.timeZone
  useEffect(() => {
    if (zone) setTimeZone(zone)
  }, [zone])
  const decimals = useApiQuery(useApi(system).whitelabel, undefined, { staleMs: KEEP_MS }).data
    ?.amountDecimals
  useEffect(() => {
    if (decimals) setAmountDecimals(decimals)
  }, [decimals])
}
