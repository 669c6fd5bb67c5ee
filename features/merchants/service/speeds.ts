import { lookup, type LookupAddress } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import type { House } from '#server/house.ts'
import { plainAddress } from '#kit/address.ts'
import { routeRows, writeSpeed } from '../store.ts'

/** An address that takes longer counts as not answering. */
const MOST_MS = 3_000

/** Networks that are nobody's public address: a live house never asks there, whatever an operator writes (C3). */
const inner = new BlockList()
for (const [base, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(base, bits, 'ipv4')
for (const [base, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(base, bits, 'ipv6')

export function isInner(address: string): boolean {
  const plain = plainAddress(address)
  return inner.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

/** Asks each address for its health, one after the other, and keeps how long the answer took. */
export async function measureRoutes(house: House): Promise<void> {
  for (const { merchant, origin } of await routeRows(house.db)) {
    const speedMs = await speedOf(origin, house.config.FAIRHOUSE_MODE === 'live')
    await writeSpeed(house.db, { merchant, origin, speedMs }, house.clock.now())
  }
}

/** Milliseconds until the address answered well, or null. Redirects are not followed. */
export async function speedOf(origin: string, isLive: boolean): Promise<number | null> {
  try {
    const address = new URL('/healthz', origin)
    // browsers take every name below localhost for this machine; not every resolver does
    if (address.hostname.endsWith('.localhost')) address.hostname = 'localhost'
    const plain = address.hostname.replace(/^\[|\]$/g, '')
    if (isLive && isIP(plain) !== 0 && isInner(plain)) return null
    const startedAt = performance.now()
    const status = await statusOf(address, lookupOf(isLive))
    return status === 200 ? Math.round(performance.now() - startedAt) : null
  } catch {
    return null // no name, no answer, too late: all the same to a visitor
  }
}

/** Every address of a name, as the system's resolver tells them. */
export type Find = (
  name: string,
  options: { readonly all: true },
  tell: (error: Error | null, found: LookupAddress[]) => void,
) => void

/**
 * How a name becomes an address for the very connection that is made: looked up and judged once, so that a name which
 * answers otherwise the second time leads nowhere (C3).
 */
export function lookupOf(isLive: boolean, find: Find = lookup): LookupFunction {
  return (name, options, tell) => {
    find(name, { all: true }, (error, found) => {
      const [first] = error ? [] : found
      const isRefused = isLive && !error && found.some(({ address }) => isInner(address))
      if (error || !first || isRefused) return tell(error ?? new Error('not a public address'), '')
      if (options.all) tell(null, found)
      else tell(null, first.address, first.family)
    })
  }
}

function statusOf(address: URL, byName: LookupFunction): Promise<number | undefined> {
  const request = address.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const asked = request(address, { lookup: byName, signal: AbortSignal.timeout(MOST_MS), agent: false })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      answer.destroy() // what it says does not matter, and may be endless
      resolve(answer.statusCode)
    })
    asked.end()
  })
}
