import { expect, test } from 'vitest'
import { crowdedAddress, openedTogether, sharedDevice } from './shared.ts'

const newestAt = new Date('2026-11-01T00:00:00Z')
const OUTSIDE = '203.113.7.9'

test('RSP-02 flags a browser used by two members, not one used by a single member', () => {
  const device = { name: 'Chrome on Android', newestAt }
  const found = (members: number) => sharedDevice({ devices: [{ ...device, members }] }, { deviceMembers: 2 })
  expect(found(1)).toEqual([])
  expect(found(2)).toEqual([
    { rule: 'sharedDevice', newestAt, evidence: { device: 'Chrome on Android', count: 2 } },
  ])
})

test('RSP-02 flags an address from the configured number of members, shown as its network only; 0 turns the rule off', () => {
  const found = (address: string, members: number, addressMembers = 30) =>
    crowdedAddress({ places: [{ address, members, newestAt }] }, { addressMembers })
  expect(found(OUTSIDE, 29)).toEqual([])
  expect(found(OUTSIDE, 30)).toEqual([
    { rule: 'crowdedAddress', newestAt, evidence: { address: '203.113.7.•', count: 30 } },
  ])
  expect(found('2001:db8:1:2::', 30)[0]?.evidence['address']).toBe('2001:db8:1:•')
  expect(found(OUTSIDE, 5_000, 0)).toEqual([])
})

test('RSP-02 flags accounts opened from one address within a day from the third account', () => {
  const found = (members: number, address = OUTSIDE) =>
    openedTogether({ opening: { address, members, newestAt } }, { openedMembers: 3 })
  expect(found(2)).toEqual([])
  expect(found(3)).toEqual([
    { rule: 'openedTogether', newestAt, evidence: { address: '203.113.7.•', count: 3 } },
  ])
  expect(openedTogether({ opening: null }, { openedMembers: 3 })).toEqual([])
})

test('RSP-02 ignores addresses of private networks, which identify no location', () => {
  const inner = [
    '127.0.0.1',
    '10.4.0.1',
    '192.168.1.5',
    '172.20.0.3',
    '100.64.9.9',
    '169.254.1.1',
    '::1',
    'fd00::7',
    'fe80::1',
  ]
  for (const address of [...inner, 'unknown'])
    expect(openedTogether({ opening: { address, members: 99, newestAt } }, { openedMembers: 3 })).toEqual([])
  for (const address of ['172.15.0.1', '172.32.0.1', '100.128.0.1', '11.0.0.1', '2001:db8::1'])
    expect(
      openedTogether({ opening: { address, members: 99, newestAt } }, { openedMembers: 3 }),
    ).toHaveLength(1)
})
