import { useApiQuery } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { inbox } from '../contract/member.ts'

/** Refetch interval for a page without a socket. */
const AGAIN_MS = 60_000

/** The number of unread messages; live. Not requested for callers without an inbox: the call would be refused. */
export function useUnread(hasInbox: boolean): number {
  const { data } = useApiQuery(useApi(inbox).unreadCount, undefined, { enabled: hasInbox, everyMs: AGAIN_MS })
  return hasInbox ? (data?.count ?? 0) : 0
}
