import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

test('a pattern that matches no source file is an error, so that no test passes on an empty list', () => {
  // planted: the layout before features had groups
  expect(() => sourceFiles(['features/*/contract.ts'])).toThrow('features/*/contract.ts')
  expect(() => sourceFiles(['features/*/*/contract.ts'], () => true)).toThrow('No source file')
  expect(sourceFiles(['features/*/*/contract.ts']).length).toBeGreaterThan(20)
})
