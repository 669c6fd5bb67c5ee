import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tools/suite/source-files.ts'
import { en } from '#features/texts/en.ts'
import { vi } from '#features/texts/vi.ts'

const root = new URL('../../..', import.meta.url).pathname

test('B3 has a text for every operator action in the audit log, in both languages', () => {
  const sources = sourceFiles(['features/*/*/**/*.ts'], (path) => /texts|\.test\./.test(path))
  const actions = sources.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/\baction: '(\w+\.\w+)'/g)].map(([, action]) => action),
  )
  expect(actions.length).toBeGreaterThan(90)
  for (const words of [en, vi]) {
    const known = new Set(Object.keys(words))
    expect(actions.filter((action) => !known.has(`audit.did.${action}`))).toEqual([])
  }
})

test('B3 has a text for every object of the audit log that is not a row, in both languages', () => {
  const sources = sourceFiles(['features/*/*/**/*.ts'], (path) => /texts|\.test\./.test(path))
  const objects = sources.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/\bobject: '([^'$]+)'(?! in )/g)].map(
      ([, object]) => object,
    ),
  )
  expect(objects.length).toBeGreaterThan(8)
  for (const words of [en, vi]) {
    const known = new Set(Object.keys(words))
    expect(objects.filter((object) => !known.has(`audit.object.${object}`))).toEqual([])
  }
})
