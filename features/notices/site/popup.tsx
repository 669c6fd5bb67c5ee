import { useState } from 'react'
import { useTell } from '#contract/react.ts'
import { sessionToken } from '#features/identity/site/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, buttonClass } from '#ui/action/button.tsx'
import { RichText } from '#ui/data/rich-text.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { notices } from '../contract/member.ts'
import { useNotices, type Notice } from './use-notices.ts'

const SEEN = 'noticesSeen'
/** A visitor's browser remembers so many. */
const MOST_SEEN = 100

function seenHere(): readonly string[] {
  const parsed: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '[]')
  return Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : []
}

/** Pop-ups that this person has not closed before, one after the other; a member's are remembered by the house. */
export function NoticePopup() {
  const asked = useNotices(['PU'])
  const [seen, setSeen] = useState(seenHere)
  const told = useTell(useApi(notices).seen)
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

type PopupProps = { readonly notice: Notice; readonly rest: number; readonly onClose: () => void }

function Popup({ notice, rest, onClose }: PopupProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={notice.title}
      actions={
        <>
          {notice.link && (
            <a href={notice.link} className={buttonClass({ look: 'outline' })} onClick={onClose}>
              {t('notices.more')}
            </a>
          )}
          <Button look="primary" onClick={onClose} data-focus>
            {t(rest > 0 ? 'notices.next' : 'notices.understood')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {notice.picture && (
          <img
            src={notice.picture.src}
            width={notice.picture.width}
            height={notice.picture.height}
            alt=""
            className="h-auto w-full rounded-card"
          />
        )}
        <RichText html={notice.content} />
      </div>
    </Dialog>
  )
}
