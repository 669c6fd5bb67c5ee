import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tools/suite/source-files.ts'
import { catalogue, specifiedCatalogue } from './errors.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
test('ERR-01 every refusal is in the catalogue once, with a status of its kind and texts in both languages', () => {
  const entries = catalogue()
  expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length)
  for (const { code, status, english, vietnamese, calls } of entries) {
    expect.soft(english, code).not.toBe(`refusal.${code}`)
    expect.soft(vietnamese, code).not.toBe(`refusal.${code}`)
    expect.soft(vietnamese, code).not.toBe(english)
    expect.soft(calls.length, code).toBeGreaterThan(0)
    // a change sent for approval is accepted but not complete
    if (code === 'approvals.sent') expect.soft(status, code).toBe(202)
    else expect.soft(status, code).toBeGreaterThanOrEqual(400)
  }
})

test('ERR-01 the texts of a refusal have the same placeholders in both languages', () => {
  const places = (text: string) =>
    [...text.matchAll(/\{\w+/g)].map(String).toSorted((a, b) => a.localeCompare(b))
  for (const { code, english, vietnamese } of catalogue())
    expect.soft(places(vietnamese), code).toEqual(places(english))
})

test('ERR-01 every entry of the specification’s catalogue is present', () => {
  const entries = specifiedCatalogue()
  const missing = entries.filter(({ isHere }) => !isHere)
  expect(missing.map(({ says }) => says)).toEqual([])
  expect(new Set(entries.map((entry) => ('code' in entry ? entry.code : entry.text))).size).toBe(
    entries.length,
  )
})

// That each refusal occurs is counted over the whole test run, from the responses of servers: tools/suite/answered.ts.

test('ERR-01 client-side errors are not refusals of any call, and every other entry of §8 is one', () => {
  const refusals = new Set(catalogue().map(({ code }) => code))
  for (const entry of specifiedCatalogue())
    if ('code' in entry) expect([entry.code, refusals.has(entry.code)]).toEqual([entry.code, true])
    else expect([entry.text, refusals.has(entry.text.replace('refusal.', ''))]).toEqual([entry.text, false])
})

test('ERR-03 client-side messages are in the catalogue as the page shows them', () => {
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

test('ERR-03 success and loader messages are in the catalogue without a status', () => {
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
