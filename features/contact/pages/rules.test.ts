import { expect, it } from 'vitest'
import { en } from './defaults/en.data.ts'
import { vi } from './defaults/vi.data.ts'
import { phoneOf, topicOf, topics, withBrand } from './rules.ts'

it('each of the seven help topics has a default text in both languages', () => {
  expect(topics).toHaveLength(7)
  for (const topic of topics) {
    expect(en[topic].length).toBeGreaterThan(300)
    expect(vi[topic].length).toBeGreaterThan(300)
  }
  expect(topicOf('terms')).toBe('terms')
  expect(topicOf('nonsense')).toBeNull()
})

it('C1 a brand’s name is escaped in a text', () => {
  expect(withBrand('<p>{brand} and {brand}</p>', { name: '<b>A&B</b>', licence: '' })).toBe(
    '<p>&#60;b&#62;A&#38;B&#60;/b&#62; and &#60;b&#62;A&#38;B&#60;/b&#62;</p>',
  )
})

it('SHL-19 the app page recognises the phone, and whether its browser can install', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko)'
  const told = (agent: string, touchPoints = 5) => Object.values(phoneOf({ agent, touchPoints }))
  expect(told(`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`)).toEqual(['IOS', true])
  expect(told(`${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`)).toEqual(['IOS', false])
  expect(told(`${iphone} Mobile/15E148 Zalo iOS/440`)).toEqual(['IOS', false])
  expect(told(`${android} Chrome/126.0 Mobile Safari/537.36`)).toEqual(['ANDROID', true])
  expect(told(`${android} Version/4.0 Chrome/126.0 Mobile Safari/537.36 [FBAN/FB4A;FBAV/470]`)).toEqual([
    'ANDROID',
    false,
  ])
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15'
  expect([told(mac, 5), told(mac, 0)]).toEqual([
    ['IOS', true],
    [null, true],
  ])
})
