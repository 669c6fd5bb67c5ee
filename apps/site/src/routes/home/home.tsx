import { useEffect } from 'react'
import { asMember, openAuth } from '#features/account/identity/site/auth-store.ts'
import { Lobby } from '#features/play/lobby/site/lobby.tsx'
import { navigate, usePlace } from '#ui/route/place.ts'
import { withMember } from '../../paths.ts'
import { usePageTitle } from '../../state/page-title.ts'
import { useMember } from '../../state/use-member.ts'
import { play } from '../../ways/play.ts'
import { HomeBanners } from './home-banners.tsx'
import { NewsRow } from '../../shell/news-row.tsx'

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
  const { pathname } = usePlace()
  const modal = opened[pathname]
  useEffect(() => {
    if (modal) openAuth(modal)
  }, [modal])
  return (
    <>
      <Lobby
        isMember={member !== null}
        news={<NewsRow />}
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
      <HomeBanners />
    </>
  )
}
