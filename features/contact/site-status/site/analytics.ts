import { useSyncExternalStore } from 'react'

/**
 * Google Analytics, if the brand's setting gtagId names an account, and only with the visitor's consent (decision 8). Nothing is loaded
 * before; both consent and refusal are remembered. The content security policy allows its hosts for that brand only.
 */
export type Consent = 'yes' | 'no' | 'unasked'

const KEY = 'consent.measure'
const SOURCE = 'https://www.googletagmanager.com/gtag/js'
const listeners = new Set<() => void>()

export function consent(): Consent {
  const kept = localStorage.getItem(KEY)
  return kept === 'yes' || kept === 'no' ? kept : 'unasked'
}

/** The stored decision; 'unasked' asks again. Refusal after consent reloads the page, since a loaded script cannot be unloaded. */
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

/** Loads the script once; page addresses are reported without their query, advertising features stay off. */
export function measure(gtagId: string): void {
  if (hasLoaded) return
  hasLoaded = true
  const layer = (window.dataLayer ??= [])
  // the script expects `arguments` objects, as in the `gtag(...)` snippet of its manual
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
