import type * as client from 'openid-client'
import type { Outbound } from '#server/perimeter/outbound.ts'

/** A fallback timeout; the library's own one is shorter, if set. */
const MOST_MS = 10_000

/** The platform's outbound requests in the form that the protocol's library expects. */
export function fetchBy(outbound: Outbound): client.CustomFetch {
  return (address, { method, headers, body, signal }) => {
    if (body instanceof ReadableStream) throw new TypeError('a form or a text, never a stream')
    return outbound.fetch(address, {
      method,
      headers,
      body,
      timeoutMs: MOST_MS,
      ...(signal ? { signal } : {}),
    })
  }
}
