import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../launcher/place.ts'
import { sourceFiles } from '../suite/source-files.ts'

const screens = sourceFiles(['{apps,features,packages,games}/**/*.tsx'], (path) =>
  path.includes('.test.'),
).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

test('SHL-09 every component that covers the page is closed by Back', () => {
  const covers =
    /@base-ui\/react\/(dialog|alert-dialog|drawer|menu|popover|context-menu|navigation-menu)'|\.showModal\(/
  const layers = screens.filter(({ text }) => covers.test(text))
  expect(layers.length).toBeGreaterThan(5)
  expect(layers.filter(({ text }) => !text.includes('useBackCloses(')).map(({ path }) => path)).toEqual([])
})

test('ERR-01 every form shows the errors of its requests by FormFailure or at its fields', () => {
  const forms = screens.filter(({ path, text }) => !path.startsWith('packages/') && /<form\b/.test(text))
  expect(forms.length).toBeGreaterThan(60)
  expect(forms.filter(({ text }) => /<Failure\b/.test(text)).map(({ path }) => path)).toEqual([])
})
