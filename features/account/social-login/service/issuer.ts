const LOCAL: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** An issuer is a plain https address; on localhost, where that is allowed, also plain http. */
export function isIssuer(text: string, mayBeLocal: boolean): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search, hash, hostname } = new URL(text)
  if (username || password || search || hash) return false
  return protocol === 'https:' || (protocol === 'http:' && mayBeLocal && LOCAL.has(hostname))
}
