import { deriveKey as deriveByBrowser } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

/**
 * The proof of work of the human check in a worker; the library's own worker would bundle Node's cryptography. Over plain http from another
 * device a browser has no `crypto.subtle`: there the same computation runs in JavaScript.
 */
handler({
  deriveKey: globalThis.crypto.subtle
    ? deriveByBrowser
    : async (...sum) => (await import('./derive-plain.ts')).derivePlain(...sum),
})
