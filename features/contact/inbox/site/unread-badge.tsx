import { useTexts } from '#texts/use-texts.ts'
import { useUnread } from './use-unread.ts'

const MOST_SHOWN = 99

/** The unread count beside "Messages" in menus; hidden if everything is read. */
export function UnreadBadge({ hasInbox }: { readonly hasInbox: boolean }) {
  const { t } = useTexts()
  const count = useUnread(hasInbox)
  if (count === 0) return null
  return (
    <span className="num ml-auto inline-grid h-5 min-w-5 place-items-center rounded-full bg-action px-1.5 text-12 font-semibold text-on-action">
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="sr-only">{t('said.unread', { count })}</span>
    </span>
  )
}
