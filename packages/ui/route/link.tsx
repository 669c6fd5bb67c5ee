import type { ComponentProps, MouseEvent } from 'react'
import { ready } from './pages.tsx'
import { addressOf, navigate, usePlace, type Target } from './place.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & Pick<Target, 'to' | 'href' | 'search' | 'replace'>

/**
 * A real link (new tab, long press and screen readers work) with client-side navigation on a plain click. Its page's code is preloaded
 * on hover.
 */
export function Link({ to, href, search, replace, onClick, children, ...rest }: LinkProps) {
  const { pathname } = usePlace()
  const target: Target = {
    ...(to === undefined ? {} : { to }),
    ...(href === undefined ? {} : { href }),
    ...(search === undefined ? {} : { search }),
    ...(replace === undefined ? {} : { replace }),
  }
  const address = addressOf(target)
  const fetch = () => void ready(address.pathname)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain) return
    event.preventDefault()
    void navigate(target)
  }
  return (
    <a
      href={address.href}
      onClick={follow}
      onPointerEnter={fetch}
      onFocus={fetch}
      aria-current={address.pathname === pathname && address.pathname !== '/' ? 'page' : undefined}
      {...rest}
    >
      {children}
    </a>
  )
}
