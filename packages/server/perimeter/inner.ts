import { BlockList, isIPv6 } from 'node:net'
import { plainAddress } from '#kit/address.ts'

/** Non-public networks, from IANA's registries of special-purpose addresses. */
const inner = new BlockList()
for (const [base, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(base, bits, 'ipv4')
for (const [base, bits] of [
  ['::', 96], // loopback, unspecified, and IPv4-mapped addresses
  ['::ffff:0:0:0', 96], // IPv4-translated addresses
  ['64:ff9b::', 96], // NAT64, 6to4 and Teredo: they could embed a private address
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
  ['100::', 64],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(base, bits, 'ipv6')

/** Whether an address is local, private or reserved; a text that is not an address counts as private. */
export function isInner(address: string): boolean {
  const plain = plainAddress(address)
  return inner.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}
