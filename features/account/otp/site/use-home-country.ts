import { useEffect, useRef } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { siteStatus } from '#features/contact/site-status/contract.ts'
import { useApi } from '#ui/api/use-api.ts'

/**
 * Sets a form's dialling code once it is known: the visitor's own country, or the brand's (setting `dialingCode`) if their location is
 * unknown. A form with a selection keeps it.
 */
export function useHomeCountry(take: (dialingCode: string) => void): void {
  const { data } = useApiQuery(useApi(siteStatus).countryCodes, undefined, { staleMs: Infinity })
  const home = data?.list[0]?.countryDialingCode
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  }, [take])
  useEffect(() => {
    if (home !== undefined) latest.current(home)
  }, [home])
}
