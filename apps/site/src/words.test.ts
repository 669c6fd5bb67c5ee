import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tools/suite/source-files.ts'
import { menu } from '#features/texts/menu-en.ts'
import { shell } from '#texts/shell/en.ts'
import { widgets } from '#texts/shell/office-en.ts'
import { english } from './words-en.ts'
import { vietnamese as behind } from './words-vi.ts'
import { vietnamese as first } from './words/first-vi.ts'
import { memberPages } from './member/names.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const words: Readonly<Record<string, string>> = { ...shell, ...menu, ...english }
const vietnamese: Readonly<Record<string, string>> = { ...first, ...behind }
const sources = sourceFiles([
  'apps/site/src/**/*.{ts,tsx}',
  'packages/ui/**/*.{ts,tsx}',
  'features/*/*/site/**/*.{ts,tsx}',
])

/** What only the back office shows: its texts belong to the office, and the site does not import it. */
const OFFICE_ONLY = 'packages/ui/office/'

/** Text keys in the sources, as arguments or as values of a prop: `t('a.b')`, `label: 'a.b'`. */
function keysIn(file: string): string[] {
  const text = readFileSync(`${root}/${file}`, 'utf8')
  return [...text.matchAll(/\bt\(\s*'([\w.]+)'/g)].map(([, key = '']) => key)
}

test('MEM-01 every page of the member centre has a name that the first view loads, in both languages', () => {
  const named: Readonly<Record<string, string>> = { ...shell, ...menu }
  const inVietnamese: Readonly<Record<string, string>> = first
  expect(memberPages.length).toBeGreaterThan(10)
  expect(memberPages.filter((page) => !named[`member.${page}`] || !inVietnamese[`member.${page}`])).toEqual(
    [],
  )
})

test('SHL-14 every text key of a page has a text', () => {
  const missing = sources
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      keysIn(file)
        .filter((key) => !(has(key) || (file.startsWith(OFFICE_ONLY) && key in widgets)))
        .map((key) => `${file}: ${key}`),
    )
  expect(sources.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('SHL-14 the site imports nothing that uses texts of the back office only', () => {
  const importers = sources.filter(
    (file) =>
      !file.startsWith(OFFICE_ONLY) && /\bfrom '#ui\/office\//.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
  expect(importers).toEqual([])
})

test('SHL-14 Vietnamese has every text that English has', () => {
  // English has a singular form, Vietnamese has not
  const expected = Object.keys(words).filter((key) => !key.endsWith('_one'))
  expect(expected.filter((key) => !(key in vietnamese))).toEqual([])
})

function has(key: string): boolean {
  return key in words || `${key}_other` in words
}
