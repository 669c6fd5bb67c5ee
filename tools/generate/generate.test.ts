import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../launcher/place.ts'
import { rules } from '../tidy/rules/all.ts'
import { readSource } from '../tidy/source.ts'
import { featureFiles } from './feature.ts'
import { gameFiles } from './game.ts'
import { readFeature, readName } from './names.ts'

/** The findings of the architecture lint for new files among the real ones; missing imports are the registry's matter. */
function findings(files: Readonly<Record<string, string>>): string[] {
  const sources = Object.entries(files).map(([path, text]) => readSource(path, text))
  const has = (path: string) => Object.hasOwn(files, path) || existsSync(join(ROOT, path))
  return rules
    .filter((rule) => rule.name !== 'dead-file')
    .flatMap((rule) => rule.look({ sources, has, exists: has }))
    .filter(({ path }) => Object.hasOwn(files, path))
    .map(({ path, rule, words }) => `${path} ${rule} ${words}`)
}

test('a generated feature and a generated game pass the architecture lint', () => {
  const name = readName(['night-market'], '')
  const feature = readFeature(['rewards/night-market'], '')
  expect(findings(featureFiles(feature, new Date('2026-12-01T10:00:00Z')))).toEqual([])
  expect(findings(gameFiles(name))).toEqual([])
})

test('a migration is named after its creation time', () => {
  const files = featureFiles(readFeature(['rewards/night-market'], ''), new Date('2026-12-01T10:05:00Z'))
  expect(Object.keys(files)).toContain('features/rewards/night-market/sql/20261201_1005_night_market.sql')
})

test('refuses a name that is not a valid folder', () => {
  expect(() => readName(['Night Market'], 'npm run new:feature -- vip')).toThrow('npm run new:feature -- vip')
  expect(() => readName([], 'x')).toThrow('lowercase letters')
  expect(() => readFeature(['night-market'], 'npm run new:feature -- rewards/vip')).toThrow('rewards/vip')
})
