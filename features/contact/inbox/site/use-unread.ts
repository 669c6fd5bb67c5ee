import { useSyncExternalStore } from 'react'
import { useAsk } from '#contract/react.ts'
import { onSession, sessionToken } from '#features/account/identity/site/session.ts'
import { members } from '#features/account/members/contract.ts'
import { useApi } from '#ui/line/use-api.ts'
import { inbox } from '../contract/member.ts'

/** A page without a socket still hears of messages within this. */
const AGAIN_MS = 60_000

/** A trial account has no inbox: asking for it would only be refused. */
const TRIAL_TYPE = 4

/** How many messages the member has not read; live. Nothing for visitors and trial accounts. */
export function useUnread(): number {
  const token = useSyncExternalStore(onSession, sessionToken, () => null)
  const { data: member } = useAsk(useApi(members).info, undefined, {
    when: token !== null,
    staleMs: AGAIN_MS,
  })
  const hasInbox = token !== null && member !== undefined && member.type !== TRIAL_TYPE
  const { data } = useAsk(useApi(inbox).unreadCount, undefined, { when: hasInbox, everyMs: AGAIN_MS })
  return hasInbox ? (data?.count ?? 0) : 0
}
