import { isIPv6 } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { householdOf, networkOf, plainAddress, readNetwork } from './address.ts'

test('S9 an IPv4 address counts in one form, whichever form of IPv6 holds it, with port, brackets or zone', () => {
  for (const form of [
    '203.0.113.7',
    '203.0.113.7:4711',
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '[::ffff:cb00:7107]:443',
  ])
    expect([form, plainAddress(form)]).toEqual([form, '203.0.113.7'])
  expect(['[2001:db8::1]:443', 'fe80::1%eth0', 'unknown'].map(plainAddress)).toEqual([
    '2001:db8::1',
    'fe80::1',
    'unknown',
  ])
})

test('S9 every spelling of an IPv6 address is of one household and one network', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }), (groups) => {
      const hex = groups.map((group) => group.toString(16))
      const spelled = [hex.join(':'), hex.map((group) => group.padStart(4, '0').toUpperCase()).join(':')]
      const short = new URL(`http://[${hex.join(':')}]`).hostname.slice(1, -1)
      if (!isIPv6(short)) return false
      const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
      return (
        isMapped ||
        [...spelled, short].every(
          (form) =>
            householdOf(form) === hex.slice(0, 4).join(':') && networkOf(form) === hex.slice(0, 3).join(':'),
        )
      )
    }),
  )
})

test('B1 S9 reads networks and addresses of both families, and nothing else', () => {
  expect(readNetwork(' 203.0.113.0/24 ')).toEqual({ base: '203.0.113.0', prefix: 24, family: 'ipv4' })
  expect(readNetwork('203.0.113.9')).toEqual({ base: '203.0.113.9', prefix: 32, family: 'ipv4' })
  expect(readNetwork('2001:DB8::/32')).toEqual({ base: '2001:db8::', prefix: 32, family: 'ipv6' })
  expect(readNetwork('::1')).toEqual({ base: '::1', prefix: 128, family: 'ipv6' })
  const wrong = [
    '',
    'x',
    '10',
    '10/8',
    '010.0.0.1',
    '1.2.3.4/33',
    '1.2.3.4/-1',
    '1.2.3.4/8/8',
    '1.2.3.4/',
    '1.2.3.4/0x8',
  ]
  const wrong6 = ['::/129', '12345::', '1::2::3', ':', 'fe80::1%eth0', '2001:db8::/32/1', 'example.com']
  for (const text of [...wrong, ...wrong6]) expect([text, readNetwork(text)]).toEqual([text, null])
})
