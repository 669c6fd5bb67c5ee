/**
 * What a page says of itself when it asks for play money (AUT-07, specification §7): its operating system, platform W (web), how its
 * body is sealed, and the version of the gateway's protocol that it speaks. One that says something else is another programme's
 * page: it is refused before an account is made for it. Anyone who says nothing is taken as a page of this version.
 * Example: platform W, gateway version 3, encryption none (the call has no body) pass; gateway version 2 does not.
 */

export const GATEWAY = { platform: 'W', encryption: 'none', version: '3' } as const

/** Names of the headers. */
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

/** The headers that are not what this gateway speaks; empty where the call may go on. */
export function gatewayProblems({ os, ...says }: GatewaySays): string[] {
  const wrong = (['platform', 'encryption', 'version'] as const)
    .filter((name) => says[name] !== undefined && says[name] !== GATEWAY[name])
    .map((name) => gatewayHeaders[name])
  return os !== undefined && !isOs(os) ? [...wrong, gatewayHeaders.os] : wrong
}

function isOs(os: string): boolean {
  return os.length <= LONGEST_OS && /^[\w .()-]+$/.test(os)
}

/** The operating system by what a browser says of itself. */
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

/** What a page of ours says of itself. */
export function gatewayOf(userAgent: string): Record<string, string> {
  return {
    [gatewayHeaders.os]: osOf(userAgent),
    [gatewayHeaders.platform]: GATEWAY.platform,
    [gatewayHeaders.encryption]: GATEWAY.encryption,
    [gatewayHeaders.version]: GATEWAY.version,
  }
}
