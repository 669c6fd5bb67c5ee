import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tools/suite/source-files.ts'
import { catalogue, specifiedCatalogue } from './errors.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
test('ERR-01 every refusal stands once in the catalogue, with a status of its kind and words in both languages', () => {
  const entries = catalogue()
  expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length)
  for (const { code, status, english, vietnamese, calls } of entries) {
    expect.soft(english, code).not.toBe(`refusal.${code}`)
    expect.soft(vietnamese, code).not.toBe(`refusal.${code}`)
    expect.soft(vietnamese, code).not.toBe(english)
    expect.soft(calls.length, code).toBeGreaterThan(0)
    // what is sent for approval is accepted and not yet done
    if (code === 'approvals.sent') expect.soft(status, code).toBe(202)
    else expect.soft(status, code).toBeGreaterThanOrEqual(400)
  }
})

test('ERR-01 the two languages of a refusal leave the same places to fill', () => {
  const places = (text: string) =>
    [...text.matchAll(/\{\w+/g)].map(String).toSorted((a, b) => a.localeCompare(b))
  for (const { code, english, vietnamese } of catalogue())
    expect.soft(places(vietnamese), code).toEqual(places(english))
})

test('ERR-01 every entry of the specification’s catalogue is there', () => {
  const entries = specifiedCatalogue()
  const missing = entries.filter(({ isHere }) => !isHere)
  expect(missing.map(({ says }) => says)).toEqual([])
  expect(new Set(entries.map((entry) => ('code' in entry ? entry.code : entry.text))).size).toBe(
    entries.length,
  )
})

// That each refusal is reached is counted over the whole run, from what servers really answered: tools/suite/answered.ts.

test('ERR-01 what a page alone can notice is no refusal of any call, and every other entry of §8 is one', () => {
  const refusals = new Set(catalogue().map(({ code }) => code))
  for (const entry of specifiedCatalogue())
    if ('code' in entry) expect([entry.code, refusals.has(entry.code)]).toEqual([entry.code, true])
    else expect([entry.text, refusals.has(entry.text.replace('refusal.', ''))]).toEqual([entry.text, false])
})

test('ERR-03 what the page says by itself stands in the catalogue as a screen says it', () => {
  const screens = sourceFiles(
    ['apps/**/*.{ts,tsx}', 'features/*/*/**/*.{ts,tsx}', 'packages/**/*.{ts,tsx}'],
    (path) => /texts|errors-specified|\.test\./.test(path),
  )
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n')
  const unsaid = specifiedCatalogue().flatMap((entry) =>
    'text' in entry && !screens.includes(`'${entry.text.replace(/^refusal\.(codes\.(?=captcha))?/, '')}'`)
      ? [entry.text]
      : [],
  )
  expect(unsaid).toEqual([])
})

test('ERR-03 success and loader messages stand in the catalogue without a status', () => {
  const own = specifiedCatalogue().filter((entry) => 'text' in entry)
  expect(own.map(({ says }) => says)).toEqual(
    expect.arrayContaining([
      'success: copy',
      'success: apply',
      'success: change password',
      'success: transfer (sender, receiver, amount)',
      'success: refund',
      'script chunk: time-out (120 s)',
      'script chunk: missing',
      'script chunk: error',
      'stylesheet chunk',
    ]),
  )
  for (const { status, english, vietnamese } of own) {
    expect(status).toBeNull()
    expect(english).not.toBe(vietnamese)
  }
  const transfer = own.find(({ says }) => says.startsWith('success: transfer'))
  for (const place of ['{sender}', '{receiver}', '{amount}']) {
    expect(transfer?.english).toContain(place)
    expect(transfer?.vietnamese).toContain(place)
  }
})
