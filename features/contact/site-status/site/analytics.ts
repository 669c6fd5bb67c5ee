import { useSyncExternalStore } from 'react'

/**
 * Google Analytics, where the brand's setting gtagId names an account, and only for who has said yes (decision 8). Nothing of it
 * is loaded before, and a no is remembered as well as a yes. The page's policy lets its hosts in for that brand alone.
 */
export type Consent = 'yes' | 'no' | 'unasked'

const KEY = 'consent.measure'
const SOURCE = 'https://www.googletagmanager.com/gtag/js'
const listeners = new Set<() => void>()

export function consent(): Consent {
  const kept = localStorage.getItem(KEY)
  return kept === 'yes' || kept === 'no' ? kept : 'unasked'
}

/** What was decided; 'unasked' asks again. A no after a yes loads the page again: a script that runs cannot be taken back. */
export function decide(next: Consent): void {
  const before = consent()
  if (next === 'unasked') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, next)
  for (const listener of listeners) listener()
  if (before === 'yes' && next !== 'yes' && hasLoaded) location.reload()
}

export function useConsent(): Consent {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    consent,
    () => 'unasked',
  )
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let hasLoaded = false

/** Loads the script once; addresses are told without what stands behind the question mark, advertising stays off. */
export function measure(gtagId: string): void {
  if (hasLoaded) return
  hasLoaded = true
  const layer = (window.dataLayer ??= [])
  // the script reads the calls' own argument lists, as `gtag(...)` of its manual leaves them
  const gtag: (...told: readonly unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params -- an array would not be taken for a call
    layer.push(arguments)
  }
  gtag('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' })
  gtag('js', new Date())
  gtag('config', gtagId, { page_location: location.origin + location.pathname, allow_google_signals: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `${SOURCE}?id=${encodeURIComponent(gtagId)}`
  document.head.append(script)
}
