import { networkInterfaces } from 'node:os'
import type { Config } from '../config.ts'
import { plainHost } from './address.ts'

type Declared = Pick<Config, 'SITE_ORIGIN' | 'OFFICE_ORIGIN' | 'GAME_ORIGIN' | 'FAIRHOUSE_MODE'>

/** What every browser takes for the machine that it runs on. */
const LOOPBACK = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|::1)$/i

/** Whether a name or an address is this machine's own: nobody else answers there for a browser that reached us by it. */
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
 * The name under which a caller reached us, where it is one of ours: a brand's host, a configured origin's, or, in the demo,
 * this machine's. Whatever else the Host header says is a stranger's word, and the main site's name stands for it.
 */
export function ownHost(config: Declared, { host, isBrands }: Named): string {
  const named = plainHost(host)
  const declared = [config.SITE_ORIGIN, config.OFFICE_ORIGIN, config.GAME_ORIGIN].map(nameOf)
  if (isBrands || declared.includes(named.toLowerCase())) return named
  if (config.FAIRHOUSE_MODE === 'demo' && isHere(named)) return named
  return declared[0] ?? 'localhost'
}

/**
 * Where the site is, for links, returns and launches: built from configuration, never from the Host header alone, because a
 * stranger who asks in somebody's name could send a secret to a host of theirs. `port` is where the site listens.
 * Example: SITE_ORIGIN https://play.example and the brand's host bet.example give https://bet.example.
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
