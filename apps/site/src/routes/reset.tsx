import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openAuth } from '#features/identity/site/auth-store.ts'
import { ResetPage } from '#features/recovery/site/reset-page.tsx'
import { usePageTitle } from '../state/page-title.ts'

/** Where a mailed link to a new password leads. The secret leaves the address at once: nobody reads it over a shoulder. */
export function ResetRoute() {
  usePageTitle('recovery.resetTitle')
  const navigate = useNavigate()
  const [token] = useState(() => location.hash.slice(1))
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  const home = (modal: 'login' | 'forgot') => {
    void navigate({ to: '/index', replace: true })
    openAuth(modal)
  }
  return <ResetPage token={token} onLogin={() => home('login')} onAskAgain={() => home('forgot')} />
}
