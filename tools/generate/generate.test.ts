import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../launcher/place.ts'
import { rules } from '../tidy/rules/all.ts'
import { readSource } from '../tidy/source.ts'
import { featureFiles } from './feature.ts'
import { gameFiles } from './game.ts'
import { readFeature, readName } from './names.ts'
import { registries } from './registries.ts'
import { migrationStamp } from './stamp.ts'

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'

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
  expect(findings(featureFiles(feature, '20261201_1000'))).toEqual([])
  expect(findings(gameFiles(name))).toEqual([])
})

test('a feature with a screen on each site, a permission and a setting changes only its folder and the generated registries', () => {
  const feature = featureFiles(readFeature(['rewards/night-market'], ''), '20261201_1000')
  const own = Object.keys(feature)
  const places = ['settings', 'permissions', 'topics', 'menu', 'site', 'office', 'texts/en', 'texts/menu-vi']
  expect(own.filter((path) => !path.startsWith('features/rewards/night-market/'))).toEqual([])
  expect(places.filter((place) => !own.includes(`features/rewards/night-market/${place}.ts`))).toEqual([])
  const paths = globSync('features/*/*/**/*.ts', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))
  const [before, after] = [registries(paths.toSorted()), registries([...paths, ...own].toSorted())]
  const changed = Object.keys(after).filter((path) => after[path] !== before[path])
  expect(
    changed.filter(
      (path) => !/^features\/(all|declared\/\w+|texts\/(features|menu)-(en|vi))\.ts$/.test(path),
    ),
  ).toEqual([])
  for (const kind of ['settings', 'permissions', 'reach', 'topics', 'refetch', 'menu', 'site', 'office'])
    expect(changed).toContain(`features/declared/${kind}.ts`)
})

// compiling a copy takes half a minute of both cores; by day the architecture lint reads the generated files
test.runIf(isNightly)(
  'the generator writes a feature into a copy of the project, and the copy compiles',
  () => {
    const copy = mkdtempSync(join(tmpdir(), 'fairhouse-new-feature-'))
    try {
      for (const path of [
        'apps',
        'features',
        'games',
        'packages',
        'tools',
        'e2e',
        'package.json',
        'tsconfig.json',
      ])
        cpSync(join(ROOT, path), join(copy, path), {
          recursive: true,
          filter: (each) => !/\/dist(\/|$)/.test(each),
        })
      symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
      const run = (...args: readonly string[]) =>
        spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
      const made = run('tools/new-feature.ts', 'rewards/night-market')
      expect([made.status, made.stderr]).toEqual([0, ''])
      const own = {
        include: [
          'features/rewards/**/*',
          'features/*.ts',
          'apps/{site,office}/src/**/*',
          'packages/**/*.d.ts',
        ],
      }
      writeFileSync(join(copy, 'tsconfig.own.json'), JSON.stringify({ extends: './tsconfig.json', ...own }))
      const compiled = run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.own.json')
      expect(compiled.stdout).toBe('')
      expect(compiled.status).toBe(0)
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  },
  300_000,
)

test('a migration is named after its creation time, or sorts after the newest one', () => {
  const now = new Date('2026-12-01T10:05:00Z')
  expect(migrationStamp(now, [])).toBe('20261201_1005')
  expect(migrationStamp(now, ['20261130_9999_old.sql', 'functions.sql'])).toBe('20261201_1005')
  expect(migrationStamp(now, ['20261202_7003_flag.sql', '20261130_1000_old.sql'])).toBe('20261202_7004')
  const files = featureFiles(readFeature(['rewards/night-market'], ''), '20261201_1005')
  expect(Object.keys(files)).toContain('features/rewards/night-market/sql/20261201_1005_night_market.sql')
})

test('refuses a name that is not a valid folder', () => {
  expect(() => readName(['Night Market'], 'npm run new:feature -- vip')).toThrow('npm run new:feature -- vip')
  expect(() => readName([], 'x')).toThrow('lowercase letters')
  expect(() => readFeature(['night-market'], 'npm run new:feature -- rewards/vip')).toThrow('rewards/vip')
})
