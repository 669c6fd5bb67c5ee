import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tools/suite/source-files.ts'
import { patternsOf } from './chunks.ts'

const BUNDLERS_OWN = /^(vite|rolldown)\//
const sources = sourceFiles([
  'apps/site/src/**/*',
  'features/*/*/**/*.{ts,tsx}',
  'packages/{contract,kit,texts,ui}/**/*.{ts,tsx}',
  'games/**/art/poster*',
])

/** Patterns that match none of our own files. */
function unmatched(patterns: readonly string[]): readonly string[] {
  return patterns
    .filter((pattern) => !BUNDLERS_OWN.test(pattern) && !pattern.startsWith('node_modules'))
    .filter((pattern) => !sources.some((path) => new RegExp(pattern).test(path)))
}

test('SHL-01 each pattern that sorts modules into chunks matches a source file', () => {
  expect(unmatched(patternsOf.flatMap(({ patterns }) => patterns))).toEqual([])
  // planted: the layout before features had groups
  expect(unmatched(['features/lobby/site/posters', 'features/play/lobby/site/posters'])).toEqual([
    'features/lobby/site/posters',
  ])
})

test('SHL-01 each library with its own chunk is installed', () => {
  const names = patternsOf
    .flatMap(({ patterns }) => patterns)
    .flatMap(
      (pattern) =>
        /^node_modules\/\((.*)\)\/$/
          .exec(pattern)?.[1]
          ?.replace('(react-query|query-core)', 'react-query')
          .split('|') ?? [],
    )
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !existsSync(`node_modules/${name}`))).toEqual([])
})
