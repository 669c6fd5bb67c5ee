import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import type { House } from '#server/house.ts'
import { plainAddress } from '../rules.ts'
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
    const address = new URL(origin)
    // browsers take every name below localhost for this machine; not every resolver does
    if (address.hostname.endsWith('.localhost')) address.hostname = 'localhost'
    const found = await lookup(address.hostname.replace(/^\[|\]$/g, ''), { all: true })
    if (isLive && found.some((place) => isInner(place.address))) return null
    const startedAt = performance.now()
    const answer = await fetch(`${address.origin}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(MOST_MS),
    })
    await answer.arrayBuffer()
    return answer.ok ? Math.round(performance.now() - startedAt) : null
  } catch {
    return null // no name, no answer, too late: all the same to a visitor
  }
}
