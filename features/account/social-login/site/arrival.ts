import type { ProviderName } from '../rules/providers.ts'
import { handOn } from './own-window.ts'

/**
 * What the provider's redirect carried, read before the router starts and taken out of the address, so that it stays in
 * no history. It is good for one call.
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

/** Where someone wanted to go when they set out; a page that only brings people back is nowhere to return to. */
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
