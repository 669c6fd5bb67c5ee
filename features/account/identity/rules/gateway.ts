/**
 * The headers of a request for play money (AUT-07, specification §7): the operating system, platform W (web), the encryption of the body,
 * and the version of the gateway protocol. Other values mean another program: the request is refused before an account is created. A
 * request without these headers counts as this version.
 * Example: platform W, gateway version 3, encryption none (the call has no body) pass; gateway version 2 does not.
 */

export const GATEWAY = { platform: 'W', encryption: 'none', version: '3' } as const

export const gatewayHeaders = {
  os: 'os',
  platform: 'platform',
  encryption: 'encryption',
  version: 'gateway-version',
} as const

export type GatewaySays = {
  readonly os: string | undefined
  readonly platform: string | undefined
  readonly encryption: string | undefined
  readonly version: string | undefined
}

const LONGEST_OS = 40

/** The headers that this gateway does not support; empty if the call may proceed. */
export function gatewayProblems({ os, ...says }: GatewaySays): string[] {
  const wrong = (['platform', 'encryption', 'version'] as const)
    .filter((name) => says[name] !== undefined && says[name] !== GATEWAY[name])
    .map((name) => gatewayHeaders[name])
  return os !== undefined && !isOs(os) ? [...wrong, gatewayHeaders.os] : wrong
}

function isOs(os: string): boolean {
  return os.length <= LONGEST_OS && /^[\w .()-]+$/.test(os)
}

/** The operating system according to the browser's user agent. */
export function osOf(userAgent: string): string {
  const known = [
    ['Android', /Android/],
    ['iOS', /iPhone|iPad|iPod/],
    ['Windows', /Windows/],
    ['macOS', /Mac OS X/],
    ['Linux', /Linux|X11/],
  ] as const
  return known.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other'
}

/** The headers that our own page sends. */
export function gatewayOf(userAgent: string): Record<string, string> {
  return {
    [gatewayHeaders.os]: osOf(userAgent),
    [gatewayHeaders.platform]: GATEWAY.platform,
    [gatewayHeaders.encryption]: GATEWAY.encryption,
    [gatewayHeaders.version]: GATEWAY.version,
  }
}
