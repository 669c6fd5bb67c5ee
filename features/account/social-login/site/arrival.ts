import type { ProviderName } from '../rules/providers.ts'
import { handOn } from './own-window.ts'

/**
 * The provider's response, read before the router starts and removed from the URL, so that it is in no browser history. It is valid for one
 * call.
 */
const isReturn = typeof location !== 'undefined' && location.pathname.startsWith('/social/')
let answer: string | null = isReturn ? location.search.slice(1) : null
if (isReturn) history.replaceState(null, '', location.pathname)
if (answer && handOn(location.pathname.split('/')[2] ?? '', answer)) answer = null

export function takeAnswer(): string | null {
  const taken = answer
  answer = null
  return taken || null
}

/** The page on which the login started; the return page itself is not a destination. */
export function pathHere(): string {
  const { pathname, search } = location
  return pathname.startsWith('/social/') || pathname === '/login' || pathname.startsWith('/register')
    ? '/index'
    : `${pathname}${search}`
}

export const providerWords: { readonly [P in ProviderName]: string } = {
  google: 'social.google',
  facebook: 'social.facebook',
}
