import { useEffect } from 'react'
import { closeAuth, openAuth } from '#features/account/identity/site/auth-store.ts'
import { useIsMember } from '#ui/api/session.ts'
import { navigate, usePlace } from '#ui/route/place.ts'
import { useBrand } from './use-brand.ts'

/** Paths that a visitor of a members-only brand may open (§2), account recovery included. */
const OPEN =
  /^\/(login|register|register\.html|helpmc|saferplay|service|download|down|forgot|reset|social\/.*)$/

/** Another tab of the origin may share its session: a visitor is redirected only when none has. */
const PATIENCE_MS = 350

/** Whether this visitor must log in before anything is shown (SHL-03). Redirects to /login from every other path. */
export function useMembersOnly(): boolean {
  const brand = useBrand()
  const isMember = useIsMember()
  const { pathname, href } = usePlace()
  const mustLogIn = brand.has('loggedInOnlyHome') && !isMember
  const mustGo = mustLogIn && !OPEN.test(pathname)
  useEffect(() => {
    if (!mustGo) return
    const timer = setTimeout(() => {
      void navigate({ to: '/login', replace: true }).then(() =>
        openAuth('login', () => void navigate({ href, replace: true })),
      )
    }, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [mustGo, href])
  useEffect(() => {
    // the session came from another tab: the login form is not needed
    if (isMember && brand.has('loggedInOnlyHome') && pathname === '/login') closeAuth()
  }, [isMember, brand, pathname])
  return mustLogIn
}
