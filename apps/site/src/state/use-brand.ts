import { useEffect, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { system } from '#features/platform/settings/contract.ts'
import { setAmountDecimals, setTimeZone } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { rememberMerchant } from '../transport.ts'
import { keepBrand, keptBrand } from '../first/kept.ts'

export type Brand = {
  /** Empty until the server has responded, on this tab's very first page. */
  readonly name: string
  readonly languages: readonly string[]
  readonly gameOrigin: string | null
  /** Whether visits of this host are counted for an affiliate; false until the server has responded. */
  readonly isHostCounted: boolean
  readonly has: (flag: string) => boolean
}

/** Responses that are stored already: nearly every component uses the brand, one of them writes it. */
const noted = new WeakSet<object>()

/** The brand of this site, and its flags; until the server has responded, from this tab's storage (SHL-12). */
export function useBrand(): Brand {
  const { data } = useApiQuery(useApi(system).whitelabel, undefined, { staleMs: Infinity })
  const [kept] = useState(keptBrand)
  const known = data ?? kept
  useEffect(() => {
    if (!data || noted.has(data)) return
    noted.add(data)
    rememberMerchant(data.merchantCode)
    setTimeZone(data.timeZone)
    setAmountDecimals(data.amountDecimals)
    keepBrand(data)
  }, [data])
  return {
    name: known?.name ?? '',
    languages: known?.languages ?? [],
    gameOrigin: known?.gameOrigin ?? null,
    isHostCounted: data?.isHostCounted ?? false,
    has: (flag) => known?.flags[flag] ?? false,
  }
}
