import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Avatar } from '#ui/art/avatar.tsx'
import { Boundary } from '#ui/route/pages.tsx'
import type { Member } from '../state/use-member.ts'
import { useGo } from '../ways/use-go.ts'
import { centreWords } from '../words.ts'
import { part } from '../words/part.ts'

/** A phone's header has no menu in sight that could show the count of unread messages. */
const UnreadDot = part(async () => (await import('../member/unread.tsx')).UnreadDot, centreWords)
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

/** The avatar in the header; the code of its menu loads at the first press. */
export function AccountButton({ member }: { readonly member: Member }) {
  return (
    <span className="relative">
      <Menued member={member} />
      <Suspense>
        <UnreadDot />
      </Suspense>
    </span>
  )
}

function Menued({ member }: { readonly member: Member }) {
  const go = useGo()
  const [wanted, setWanted] = useState(false)
  const face = <Face member={member} onClick={() => setWanted(true)} />
  if (!wanted) return face
  return (
    // if the menu's code does not load, the avatar links to a page that explains why
    <Boundary resetKey="menu" instead={<Face member={member} onClick={() => go.member('securityCenter')} />}>
      <Suspense fallback={face}>
        <AccountMenu member={member} trigger={<Face member={member} />} />
      </Suspense>
    </Boundary>
  )
}

function Face({ member, ...button }: { readonly member: Member } & ComponentProps<'button'>) {
  const { t } = useTexts()
  const name = member.nickname || member.account
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={t('shell.accountOf', { name })}
      className="grid size-11 shrink-0 place-items-center rounded-full"
      {...button}
    >
      <Avatar name={name || '·'} src={member.avatar} />
    </button>
  )
}
