import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { asMember, openAuth } from '#features/identity/site/auth-store.ts'
import { Lobby } from '#features/lobby/site/lobby.tsx'
import { withMember } from '../paths.ts'
import { usePageTitle } from '../state/page-title.ts'
import { useMember } from '../state/use-member.ts'
import { usePlay } from '../state/use-play.ts'
import { NewsRow } from '../shell/news-row.tsx'

const opened: Readonly<Record<string, 'login' | 'register' | 'forgot'>> = {
  '/register': 'register',
  '/register.html': 'register',
  '/login': 'login',
  '/forgot': 'forgot',
}

/** Home; under /register, /login and /forgot the same page with its form open. */
export function HomePage() {
  usePageTitle('home.title')
  const member = useMember()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const modal = opened[pathname]
  useEffect(() => {
    if (modal) openAuth(modal)
  }, [modal])
  const router = useRouter()
  const play = usePlay()
  return (
    <Lobby
      isMember={member !== null}
      news={<NewsRow />}
      onOpen={(href) => router.history.push(href)}
      onPlay={play}
      onHistory={() =>
        void navigate({ to: '.', search: (before) => withMember(before, 'personalHistoryCopy') })
      }
      onRecord={() =>
        asMember(
          () => void navigate({ to: '.', search: (before) => withMember(before, 'transactionHistory') }),
        )
      }
      onFairness={() => void navigate({ to: '/fairness' })}
    />
  )
}
