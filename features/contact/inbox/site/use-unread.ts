import { useApiQuery } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { inbox } from '../contract/member.ts'

/** A page without a socket still hears of messages within this. */
const AGAIN_MS = 60_000

/** How many messages the member has not read; live. Nothing for who has no inbox: asking for it would only be refused. */
export function useUnread(hasInbox: boolean): number {
  const { data } = useApiQuery(useApi(inbox).unreadCount, undefined, { enabled: hasInbox, everyMs: AGAIN_MS })
  return hasInbox ? (data?.count ?? 0) : 0
}
