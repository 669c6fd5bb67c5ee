import { useEffect } from 'react'
import { invitationIn } from '#features/account/identity/site/register/invitation.ts'
import { countedLink, useClick } from './clicks.ts'

/** The code of an affiliate in an address, as in `/index?affiliateCode=SONG&sub=banner`; empty if it has none. */
const linkedCode = (query: string): string => invitationIn(query).affiliateCode

/**
 * Counts the click on a link with a code to any page, once per tab; codes of agents are not counted by the server. Without a code it counts
 * the visit of a host that counts like one, unless this tab came by a link.
 */
export function CountedLink() {
  const count = useClick()
  useEffect(() => {
    const code = linkedCode(location.search)
    const subId = new URLSearchParams(location.search).get('sub') ?? ''
    const last = countedLink()
    if (code === '' ? last !== null : last === `${code} ${subId}`) return
    void count({ code, subId })
  }, [count])
  return null
}
