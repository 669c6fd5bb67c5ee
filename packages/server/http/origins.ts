import { networkInterfaces } from 'node:os'
import type { Config } from '../config.ts'
import { plainHost } from './address.ts'

type Declared = Pick<Config, 'SITE_ORIGIN' | 'OFFICE_ORIGIN' | 'GAME_ORIGIN' | 'FAIRHOUSE_MODE'>

/** Names that every browser resolves to its own machine. */
const LOOPBACK = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|::1)$/i

/** Whether a name or address is the local machine: no other host can answer there for that browser. */
function isHere(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '')
  if (LOOPBACK.test(plain)) return true
  return Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === plain))
}

const nameOf = (origin: string | undefined): string | null => (origin ? new URL(origin).hostname : null)

export type Named = {
  /** The Host header's name, without its port. */
  readonly host: string
  /** An operator mapped it to a brand. */
  readonly isBrands: boolean
}

/**
 * The host name of the request if it is one of ours: a brand's host, a configured origin's, or, in the demo, this machine's. Any other
 * Host header is not trusted, and the main site's name is used.
 */
export function ownHost(config: Declared, { host, isBrands }: Named): string {
  const named = plainHost(host)
  const declared = [config.SITE_ORIGIN, config.OFFICE_ORIGIN, config.GAME_ORIGIN].map(nameOf)
  if (isBrands || declared.includes(named.toLowerCase())) return named
  if (config.FAIRHOUSE_MODE === 'demo' && isHere(named)) return named
  return declared[0] ?? 'localhost'
}

/**
 * The site's origin for links, return URLs and launches: built from configuration, never from the Host header alone, because a forged
 * header could send a secret to an attacker's host. `port` is the site's port. Example: SITE_ORIGIN https://play.example and the
 * brand's host bet.example give https://bet.example.
 */
export function siteOrigin(
  config: Declared,
  { host, isBrands, port }: Named & { readonly port: number },
): string {
  const { SITE_ORIGIN } = config
  if (!SITE_ORIGIN) return `http://${ownHost(config, { host, isBrands })}:${port}`
  const url = new URL(SITE_ORIGIN)
  if (isBrands) url.hostname = host
  return url.origin
}
