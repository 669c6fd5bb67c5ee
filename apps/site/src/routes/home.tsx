import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { asMember, openAuth } from '#features/identity/site/auth-store.ts'
import { Lobby } from '#features/lobby/site/lobby.tsx'
import { withMember } from '../paths.ts'
import { usePageTitle } from '../state/page-title.ts'
import { useMember } from '../state/use-member.ts'

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
  const { pathname, search } = useLocation()
  const modal = opened[pathname]
  useEffect(() => {
    if (modal) openAuth(modal)
  }, [modal])
  const play = (gameId: string) => asMember(() => void navigate({ to: '/game', search: { gameId } }))
  const choose = (category: string | null) =>
    void navigate({ to: '/index', search: category ? { category } : {}, resetScroll: false, replace: true })
  return (
    <Lobby
      isMember={member !== null}
      category={search.category ?? null}
      onCategory={choose}
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
