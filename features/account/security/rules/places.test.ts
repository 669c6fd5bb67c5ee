import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNewAddress, isNewCountry, type NewAddress, type Place } from './places.ts'

const at = (address: string, country: string | null = 'VN'): Place => ({
  address,
  network: address.split('.').slice(0, 3).join('.'),
  country,
})
const home = at('14.160.1.7')
const isNew = (mode: NewAddress, here: Place, ...known: Place[]) => isNewAddress(mode, here, known)

test('AUT-08 "address": every address without an earlier login is new', () => {
  expect(isNew('address', at('14.160.1.7'), home)).toBe(false)
  expect(isNew('address', at('14.160.1.8'), home)).toBe(true)
})

test('AUT-08 "network": the same network is known and another one is new, until the member roams within a country', () => {
  const [second, third] = [at('27.72.3.4'), at('113.160.9.9')]
  expect(isNew('network', at('14.160.1.200'), home)).toBe(false)
  expect(isNew('network', second, home)).toBe(true)
  expect(isNew('network', third, home, second)).toBe(true)
  expect(isNew('network', at('42.112.5.5'), home, second, third)).toBe(false)
  expect(isNew('network', at('8.8.8.8', 'SG'), home, second, third)).toBe(true)
})

test('AUT-08 three addresses of one network count as one home, not as roaming', () => {
  expect(isNew('network', at('42.112.5.5'), home, at('14.160.1.8'), at('14.160.1.9'))).toBe(true)
})

test('AUT-08 "country": only another country is new, and an address of unknown country counts by its network', () => {
  expect(isNew('country', at('27.72.3.4'), home)).toBe(false)
  expect(isNew('country', at('8.8.8.8', 'SG'), home)).toBe(true)
  expect(isNew('country', at('10.0.0.9', null), at('10.0.0.1', null))).toBe(false)
  expect(isNew('country', at('10.0.1.9', null), at('10.0.0.1', null))).toBe(true)
})

test('AUT-08 "off" requires nothing; each stricter mode covers the cases of the milder ones', () => {
  const octet = fc.integer({ min: 1, max: 3 })
  const place = fc
    .tuple(octet, octet, fc.constantFrom('VN', 'SG', null))
    .map(([network, host, country]) => at(`10.0.${network}.${host}`, country))
  fc.assert(
    fc.property(place, fc.array(place, { maxLength: 8 }), (here, known) => {
      const [address, network, country, off] = (['address', 'network', 'country', 'off'] as const).map(
        (mode) => isNewAddress(mode, here, known),
      )
      expect(off).toBe(false)
      expect(Number(country)).toBeLessThanOrEqual(Number(network))
      expect(Number(network)).toBeLessThanOrEqual(Number(address))
    }),
  )
})

test('A11 a first login is not in a new country; a later one in another country is', () => {
  expect(isNewCountry(home, [])).toBe(false)
  expect(isNewCountry(at('8.8.8.8', 'SG'), [home])).toBe(true)
  expect(isNewCountry(at('10.0.0.1', null), [home])).toBe(false)
})
