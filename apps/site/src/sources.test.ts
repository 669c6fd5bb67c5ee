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

test('the player’s site moves by #ui/route alone: a second router would find no address and weigh 25 kB', () => {
  const others = sources.filter((file) =>
    /from '@tanstack\/react-router'/.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(others).toEqual([])
})
