import { lazy, useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { sessionToken } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { notices } from '../contract/member.ts'
import { useNotices } from './use-notices.ts'

/** The dialog's code is loaded only if there is a pop-up to show. */
const Popup = lazy(async () => ({ default: (await import('./popup-window.tsx')).Popup }))

const SEEN = 'noticesSeen'
/** Maximum pop-ups that a visitor's browser remembers. */
const MOST_SEEN = 100

function seenHere(): readonly string[] {
  const parsed: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '[]')
  return Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : []
}

/** Pop-ups that this user has not closed before, one after another; for members the server remembers them. */
export function NoticePopup() {
  const asked = useNotices(['PU'])
  const [seen, setSeen] = useState(seenHere)
  const told = useApiMutation(useApi(notices).seen)
  const waiting = (asked.data?.list ?? []).filter(({ id, isSeen }) => !isSeen && !seen.includes(id))
  const [first] = waiting
  if (!first) return null
  const close = () => {
    const next = [...seen, first.id].slice(-MOST_SEEN)
    localStorage.setItem(SEEN, JSON.stringify(next))
    setSeen(next)
    if (sessionToken() !== null) told.mutate({ params: { id: first.id } })
  }
  return <Popup key={first.id} notice={first} rest={waiting.length - 1} onClose={close} />
}
