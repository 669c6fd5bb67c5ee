import { expect, test } from 'vitest'
import { bucketsOf } from './tries.ts'

const names = (place: Parameters<typeof bucketsOf>[0]['place']) =>
  bucketsOf({ accountKey: 'op-linh', tried: 'password', place }).map(({ name, most }) => [name, most])

test('A5 B1 shares no counter between known devices, open sessions and unknown browsers', () => {
  const strangers = names({ kind: 'stranger', ip: '203.0.113.9' })
  expect(strangers).toEqual([
    ['password:op-linh:from:203.0.113.9', 3],
    ['from:203.0.113.9', 12],
    ['password:op-linh:strangers', 30],
  ])
  const own = [...names({ kind: 'device', device: 'ab12' }), ...names({ kind: 'session', sessionId: 'c3' })]
  expect(own).toEqual([
    ['password:op-linh:device:ab12', 3],
    ['password:op-linh:session:c3', 3],
  ])
})

test('A5 counts an IPv6 address by its /64, so that moving within it gives no further attempts', () => {
  const at = (ip: string) => names({ kind: 'stranger', ip })
  expect(at('2001:db8:1:2::1')).toEqual(at('2001:db8:1:2:ffff::9'))
  expect(at('2001:db8:1:2::1')).not.toEqual(at('2001:db8:1:3::1'))
})
