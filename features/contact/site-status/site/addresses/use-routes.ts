import { useEffect } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { siteStatus } from '../../contract.ts'

/** Rarely refetched: addresses change with the brand's setup, which sends an event. */
const STALE_MS = 300_000

/**
 * The brand's addresses, kept in the page's storage (SHL-12), so that a page that cannot reach the server can switch to another address.
 */
export function useRoutes(when = true) {
  const { data } = useApiQuery(useApi(siteStatus).domainRoute, undefined, {
    enabled: when,
    staleMs: STALE_MS,
  })
  useEffect(() => {
    if (data) sessionStorage.setItem(ROUTERS, JSON.stringify(data.domainList))
  }, [data])
  return data?.domainList ?? keptRoutes()
}

const ROUTERS = 'routers'
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/

export type KnownRoute = { readonly domain: string }

/** Site addresses from the last response in this tab; empty if there are none or the storage holds something else. */
export function keptRoutes(): readonly KnownRoute[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(ROUTERS) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept
      .map((each: unknown): unknown => Object(each)['domain'])
      .filter((domain) => typeof domain === 'string' && ORIGIN.test(domain))
      .map((domain) => ({ domain: String(domain) }))
  } catch {
    return []
  }
}
