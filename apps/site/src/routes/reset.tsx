import { useEffect, useState } from 'react'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { ResetPage } from '#features/account/recovery/site/reset-page.tsx'
import { navigate } from '#ui/route/place.ts'
import { usePageTitle } from '../state/page-title.ts'

/** The target of a mailed link to a new password. The secret is removed from the URL immediately, so that it cannot be seen or copied. */
export function ResetRoute() {
  usePageTitle('recovery.resetTitle')
  const [link, setLink] = useState(() => ({ token: location.hash.slice(1), opened: 0 }))
  useEffect(() => {
    const hide = () => history.replaceState(history.state, '', location.pathname + location.search)
    // another link, or the same one again, opened in this tab
    const take = () => {
      const token = location.hash.slice(1)
      if (token) setLink(({ opened }) => ({ token, opened: opened + 1 }))
      hide()
    }
    hide()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  const home = (modal: 'login' | 'forgot') => {
    void navigate({ to: '/index', replace: true })
    openAuth(modal)
  }
  return (
    <ResetPage
      key={link.opened}
      token={link.token}
      onLogin={() => home('login')}
      onAskAgain={() => home('forgot')}
    />
  )
}
