import { useEffect, useRef } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { startup } from '#features/contact/site-status/contract.ts'
import { useApi } from '#ui/api/use-api.ts'

/**
 * Tells a form the dialling code that its number begins with, once it is known: the visitor's own country, or the brand's (setting
 * `dialingCode`) where no one knows where they are. A form that has a choice already keeps it.
 */
export function useHomeCountry(take: (dialingCode: string) => void): void {
  const { data } = useApiQuery(useApi(startup).countryCodes, undefined, { staleMs: Infinity })
  const home = data?.list[0]?.countryDialingCode
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  }, [take])
  useEffect(() => {
    if (home !== undefined) latest.current(home)
  }, [home])
}
