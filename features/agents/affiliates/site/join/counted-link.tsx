import { useEffect } from 'react'
import { invitationIn } from '#features/account/identity/site/register/invitation.ts'
import { useClick } from './clicks.ts'

const KEY = 'counted-link'

/** The code of an affiliate in an address, as in `/index?affiliateCode=SONG&sub=banner`; empty if it has none. */
const linkedCode = (query: string): string => invitationIn(query).affiliateCode

/** Counts the click on a link with a code to any page, once per tab; codes of agents are not counted by the server. */
export function CountedLink() {
  const count = useClick()
  useEffect(() => {
    const code = linkedCode(location.search)
    const subId = new URLSearchParams(location.search).get('sub') ?? ''
    const link = `${code} ${subId}`
    if (code === '' || sessionStorage.getItem(KEY) === link) return
    sessionStorage.setItem(KEY, link)
    void count({ code, subId })
  }, [count])
  return null
}
