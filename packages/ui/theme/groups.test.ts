import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tools/suite/source-files.ts'

/**
 * Tailwind writes the variant of a group that is the last of its siblings as a rule that ends in `:last-child *`: whenever any element
 * of a page becomes or ceases to be the last of its parent, a browser looks at the style of everything within it, of a whole page where
 * the footer comes. The arbitrary variant of a child of the last costs nothing.
 */
const COSTLY = /\b(group|peer)-(first|last|only|odd|even|empty|nth-[\w[\]+-]+)(\/\w+)?:/g

test('SHL-01 no class asks for the place of its group among others: a browser would look at the style of all that stands in it', () => {
  const files = sourceFiles([
    'apps/*/src/**/*.{ts,tsx}',
    'packages/ui/**/*.tsx',
    'features/*/*/{site,office}/**/*.tsx',
  ])
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COSTLY)].map(([name]) => `${file}: ${name}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
