import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

/** The sum of the human check, off the page's own thread; the library's own worker would bring Node's cryptography along. */
handler({ deriveKey })
