import { deriveKey as deriveByBrowser } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

/**
 * The sum of the human check, off the page's own thread; the library's own worker would bring Node's cryptography along.
 * On plain http from another device a browser has no `crypto.subtle`: there the same sum is done in JavaScript.
 */
handler({
  deriveKey: globalThis.crypto.subtle
    ? deriveByBrowser
    : async (...sum) => (await import('./derive-plain.ts')).derivePlain(...sum),
})
