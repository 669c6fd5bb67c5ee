import { useEffect } from 'react'
import type { Currency } from '#kit/currency.ts'
import { useAsk } from '#contract/react.ts'
import { system } from '#features/settings/contract.ts'
import { setAmountDecimals, setTimeZone } from '#texts/use-texts.ts'
import { useApi } from '#ui/line/use-api.ts'
import { rememberMerchant } from '../line.ts'

export type Brand = {
  readonly name: string
  readonly currency: Currency
  readonly languages: readonly string[]
  readonly gameOrigin: string | null
  readonly has: (flag: string) => boolean
}

/** Answers that are remembered already: nearly every part of a page asks for the brand, one of them writes it down. */
const noted = new WeakSet<object>()

/** The brand whose site this is, and its flags; a plain one until the house has said. */
export function useBrand(): Brand {
  const { data } = useAsk(useApi(system).whitelabel, undefined, { staleMs: Infinity })
  useEffect(() => {
    if (!data || noted.has(data)) return
    noted.add(data)
    rememberMerchant(data.merchantCode)
    setTimeZone(data.timeZone)
    setAmountDecimals(data.amountDecimals)
    sessionStorage.setItem('settings', JSON.stringify(data.flags))
  }, [data])
  return {
    name: data?.name ?? 'Jade',
    currency: data?.currency ?? 'VND',
    languages: data?.languages ?? ['EN', 'VI'],
    gameOrigin: data?.gameOrigin ?? null,
    has: (flag) => data?.flags[flag] ?? false,
  }
}
