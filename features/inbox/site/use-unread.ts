import { useSyncExternalStore } from 'react'
import { useAsk } from '#contract/react.ts'
import { onSession, sessionToken } from '#features/identity/site/session.ts'
import { useApi } from '#ui/line/use-api.ts'
import { inbox } from '../contract/member.ts'

/** A page without a socket still hears of messages within this. */
const AGAIN_MS = 60_000

/** How many messages the member has not read; live. Nothing for visitors and trial accounts. */
export function useUnread(): number {
  const token = useSyncExternalStore(onSession, sessionToken, () => null)
  const { data } = useAsk(useApi(inbox).unreadCount, undefined, { when: token !== null, everyMs: AGAIN_MS })
  return token === null ? 0 : (data?.count ?? 0)
}
