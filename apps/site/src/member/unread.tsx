import { useApiQuery } from '#contract/react.ts'
import { UnreadBadge } from '#features/contact/inbox/site/unread-badge.tsx'
import { members } from '#features/account/members/contract.ts'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { TRIAL_TYPE } from '../state/use-member.ts'

/** Visitors and trial accounts have no inbox. */
export function Unread() {
  const isMember = useIsMember()
  const { data } = useApiQuery(useApi(members).info, undefined, { enabled: isMember, staleMs: 60_000 })
  return <UnreadBadge hasInbox={isMember && data !== undefined && data.type !== TRIAL_TYPE} />
}
