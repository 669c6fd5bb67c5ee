import { createHash } from 'node:crypto'
import type { AnyCall } from '#server/call.ts'
import { hashToken, newToken } from '#server/vault.ts'

/** Identifies the browser that requested a code: only it can use the code. Not the login's session, which does not exist yet. */
const COOKIE = 'fairhouse-visit'
const COOKIE_SECONDS = 24 * 3_600
const TOKEN_LENGTH = 43

type Call = Pick<AnyCall, 'cookie' | 'setCookie' | 'header' | 'ip' | 'device' | 'member'>

/** The session that requests a code; a browser without one gets its cookie. Call it before `sendCode`. */
export function startCodeSession(call: Call): string {
  const known = knownSession(call)
  if (known) return known
  // a client without cookies is identified by its address and device; browsers send sec-fetch-site
  if (call.header('sec-fetch-site') === undefined) return placeOf(call)
  const token = newToken()
  call.setCookie(COOKIE, token, { maxAgeSeconds: COOKIE_SECONDS })
  return visitOf(token)
}

/** The session that enters a code. */
export function codeSessionOf(call: Call): string {
  return knownSession(call) ?? placeOf(call)
}

function knownSession(call: Call): string | null {
  if (call.member) return `member:${call.member.sessionId}`
  const token = call.cookie(COOKIE)
  return token?.length === TOKEN_LENGTH ? visitOf(token) : null
}

const visitOf = (token: string): string => `visit:${hashToken(token).toString('base64url')}`

function placeOf({ ip, device }: Call): string {
  return `place:${createHash('sha256')
    .update(JSON.stringify([ip, device]))
    .digest('base64url')}`
}
