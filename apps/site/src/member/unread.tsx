import { useApiQuery } from '#contract/react.ts'
import { UnreadBadge } from '#features/contact/inbox/site/unread-badge.tsx'
import { useUnread } from '#features/contact/inbox/site/use-unread.ts'
import { members } from '#features/account/members/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { TRIAL_TYPE } from '../state/use-member.ts'

/** The count of unread messages beside their menu entry. */
export function Unread() {
  return <UnreadBadge hasInbox={useHasAccount()} />
}

/** The mark of unread messages at the avatar; its sentence is for screen readers. */
export function UnreadDot() {
  const { t } = useTexts()
  const count = useUnread(useHasAccount())
  if (count === 0) return null
  return (
    <span className="pointer-events-none absolute top-0.5 right-0.5 size-3 rounded-full bg-action ring-2 ring-ground">
      <span className="sr-only">{t('said.unread', { count })}</span>
    </span>
  )
}

/** Visitors and trial accounts have neither inbox nor missions. */
export function useHasAccount(): boolean {
  const isMember = useIsMember()
  const { data } = useApiQuery(useApi(members).info, undefined, { enabled: isMember, staleMs: 60_000 })
  return isMember && data !== undefined && data.type !== TRIAL_TYPE
}
