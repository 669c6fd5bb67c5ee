import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tools/suite/source-files.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const sources = sourceFiles([
  'apps/site/src/**/*.{ts,tsx}',
  'features/*/*/site/**/*.{ts,tsx}',
  'packages/ui/**/*.tsx',
])

test('the player site navigates with #ui/route only: a second router would see no URL and add 25 kB', () => {
  const others = sources.filter((file) =>
    /from '@tanstack\/react-router'/.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(others).toEqual([])
})
