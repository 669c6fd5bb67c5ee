import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tools/suite/source-files.ts'

/**
 * Tailwind compiles the last-child variant of a group to a selector that ends in `:last-child *`: whenever an element becomes or stops
 * being the last of its parent, the browser restyles everything within it, a whole page when the footer arrives. The arbitrary variant
 * of a last child costs nothing.
 */
const COSTLY = /\b(group|peer)-(first|last|only|odd|even|empty|nth-[\w[\]+-]+)(\/\w+)?:/g

test('SHL-01 uses no class that depends on its group’s position among siblings, which would restyle everything within it', () => {
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
