import { expect, test } from 'vitest'
import { addWords, changeLang, currentLang, startTexts, t as said, textsVersion } from './i18n.ts'
import type { Values } from './keys.ts'
import { shell as english } from './shell/en.ts'
import { shell as vietnamese } from './shell/vi.ts'

/** These tests use their own text lists, which the compiler's list of keys does not contain. */
const t = (key: string, values?: Values) => said(key, values)

test('SHL-14 changes the language immediately, and falls back to English for a missing text', async () => {
  await startTexts({ 'a.b': 'One {thing}', 'only.english': 'English' }, async () => ({
    'a.b': 'Một {thing}',
  }))
  const before = textsVersion()
  expect(t('a.b', { thing: 'game' })).toBe('One game')
  await changeLang('vi')
  expect(currentLang()).toBe('vi')
  expect(t('a.b', { thing: 'ván' })).toBe('Một ván')
  expect(t('only.english')).toBe('English')
  expect(textsVersion()).toBeGreaterThan(before)
})

test('SHL-14 has a Vietnamese text for every English one of the shell, with the same placeholders', () => {
  const places = (text: string) =>
    [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b))
  const pairs = new Map<string, string>(Object.entries(vietnamese))
  for (const [key, text] of Object.entries(english).filter(([key]) => !key.endsWith('_one')))
    expect.soft(places(pairs.get(key) ?? ''), key).toEqual(places(text))
})

test('SHL-14 uses the plural form that the language requires for a count', async () => {
  await startTexts({ bets_one: '{count} bet', bets_other: '{count} bets' }, async () => ({
    bets_other: '{count} lượt',
  }))
  await changeLang('en')
  expect(t('bets', { count: 1 })).toBe('1 bet')
  expect(t('bets', { count: 2 })).toBe('2 bets')
  await changeLang('vi')
  expect(t('bets', { count: 1 })).toBe('1 lượt')
  expect(t('nobody.wrote.this')).toBe('nobody.wrote.this')
})

test('SHL-14 a place lists the forms of its language, and the number is grouped as the language groups it', async () => {
  await startTexts(
    { hour: '{calls|call|calls}, {bad|error|errors} of {count}', english: '{games|game|games}' },
    async () => ({ hour: '{calls|lượt gọi}, {bad} lỗi trên {count}' }),
  )
  await changeLang('en')
  expect(t('hour', { calls: 1, bad: 0, count: 12_345 })).toBe('1 call, 0 errors of 12,345')
  expect(t('hour', { calls: 1_000, bad: 1, count: '7' })).toBe('1,000 calls, 1 error of 7')
  await changeLang('vi')
  expect(t('hour', { calls: 1_000, bad: 1, count: 1_000 })).toBe('1.000 lượt gọi, 1 lỗi trên 1.000')
  expect(t('english', { games: 1 }), 'English counts where it stands in').toBe('1 game')
})

test('SHL-14 re-renders a page when late texts were missing in it, and only then', async () => {
  await changeLang('en')
  expect(t('late.word')).toBe('late.word')
  expect(t('late.things', { count: 2 })).toBe('late.things')
  const before = textsVersion()
  addWords('en', { 'other.part': 'Nobody has asked for it yet' })
  expect(textsVersion()).toBe(before)
  addWords('en', { 'late.word': 'Here' })
  expect(textsVersion()).toBe(before + 1)
  expect(t('late.word')).toBe('Here')
  addWords('en', { 'late.things_one': '{count} thing', 'late.things_other': '{count} things' })
  expect(textsVersion()).toBe(before + 2)
  addWords('en', { 'late.word': 'Here' })
  expect(textsVersion()).toBe(before + 2)
})

test('ERR-01 shows a wait in seconds up to two minutes, then in minutes, over two hours in hours', async () => {
  const place = '{wait|second|seconds|minutes|hours}'
  await startTexts({ later: `Again in ${place}.` }, async () => ({
    later: 'Lại sau {wait|giây|giây|phút|giờ}.',
  }))
  await changeLang('en')
  const told = (wait: number) => t('later', { wait })
  expect([1, 2, 120].map(told)).toEqual([
    'Again in 1 second.',
    'Again in 2 seconds.',
    'Again in 120 seconds.',
  ])
  expect([121, 3563, 7200].map(told)).toEqual([
    'Again in 3 minutes.',
    'Again in 60 minutes.',
    'Again in 120 minutes.',
  ])
  expect(told(7201)).toBe('Again in 3 hours.')
  await changeLang('vi')
  expect([45, 3563, 86_400].map(told)).toEqual(['Lại sau 45 giây.', 'Lại sau 60 phút.', 'Lại sau 24 giờ.'])
  expect(t('later')).toContain('{wait|')
})
