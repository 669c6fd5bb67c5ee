import type * as client from 'openid-client'
import type { Outbound } from '#server/perimeter/outbound.ts'

/** The library's own limit ends a question earlier; this is for one that it forgot to set. */
const MOST_MS = 10_000

/** The platform's way out in the form that the library of the protocol asks for. */
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
