import { useEffect } from 'react'
import { useAsk } from '#contract/react.ts'
import { useApi } from '#ui/line/use-api.ts'
import { startup } from '../../contract.ts'

/** Asked rarely: addresses change with the brand's set-up, which is announced. */
const STALE_MS = 300_000

/** The brand's other addresses, kept in the page's storage as SHL-12 names it: a page that loses its own can go on at another. */
export function useRoutes(when = true) {
  const { data } = useAsk(useApi(startup).domainRoute, undefined, { when, staleMs: STALE_MS })
  useEffect(() => {
    if (data) sessionStorage.setItem('routers', JSON.stringify(data.domainList))
  }, [data])
  return data
}
