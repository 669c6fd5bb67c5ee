import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filled, isReceived, macros, nextTry, problemOf, WAITS_MS, type MacroValues } from './postback.ts'

const values: MacroValues = {
  id: '7',
  event: 'registration',
  time: '2026-12-01T00:00:00.000Z',
  player: '10001',
  code: 'ANNA',
  sub: 'a&b=c#d',
  click: '',
  country: 'VN',
  amount: '500.00',
  currency: 'VND',
}

test('AGT-06 macros are filled in as encoded values, and anything else stays', () => {
  expect(filled('https://t.example/{code}?s={sub}&x={other}', values)).toBe(
    'https://t.example/ANNA?s=a%26b%3Dc%23d&x={other}',
  )
})

test('AGT-06 no value of a macro changes the host, the path’s depth or the parameters of an address', () => {
  const template = `https://t.example/p?${macros.map((name) => `${name}={${name}}`).join('&')}`
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: macros.length, maxLength: macros.length }),
      (texts) => {
        const given = Object.fromEntries(macros.map((name, place) => [name, texts[place] ?? '']))
        const url = new URL(filled(template, { ...values, ...given }))
        expect([url.host, url.pathname, [...url.searchParams.keys()].length]).toEqual([
          't.example',
          '/p',
          macros.length,
        ])
        for (const name of macros) expect(url.searchParams.get(name)).toBe(given[name])
      },
    ),
  )
})

test('AGT-06 a postback is repeated after growing waits and then fails', () => {
  const now = new Date(0)
  expect(WAITS_MS.map((_, place) => nextTry(place + 1, now)?.getTime())).toEqual(WAITS_MS)
  expect(nextTry(WAITS_MS.length + 1, now)).toBeNull()
  expect([199, 200, 204, 301, 404, 500].map(isReceived)).toEqual([false, true, true, false, false, false])
  expect(problemOf(new Error('10.0.0.1 is no public address'))).toBe('private')
  expect(problemOf(new DOMException('The operation timed out', 'TimeoutError'))).toBe('timeout')
  expect(problemOf('anything')).toBe('unreachable')
})
