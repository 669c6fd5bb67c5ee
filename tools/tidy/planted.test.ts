import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { registries } from '../generate/registries.ts'
import { ROOT } from '../launcher/place.ts'
import { roomOf, rooms } from './rooms.ts'
import { rules } from './rules/all.ts'
import { projectOf, readProject, readSource } from './source.ts'

/** Plants files and returns the rules that report them, and where. */
function findings(files: Readonly<Record<string, string>>): string[] {
  const project = projectOf(Object.entries(files).map(([path, text]) => readSource(path, text)))
  return rules.flatMap((rule) =>
    rule.look(project).map((finding) => `${finding.rule} ${finding.path}:${finding.line}`),
  )
}

const PLANTED: readonly { rule: string; path: string; text: string; line?: number }[] = [
  { rule: 'room', path: 'features/rewards/vip/rules.ts', text: "import { one } from '#db/rows.ts'" },
  { rule: 'room', path: 'features/rewards/vip/rules.ts', text: "import { z } from 'zod'" },
  {
    rule: 'room',
    path: 'features/rewards/vip/store.ts',
    text: "import { x } from '#features/money/deposits/store.ts'",
  },
  {
    rule: 'room',
    path: 'features/rewards/vip/service.ts',
    text: "import { x } from '#features/money/deposits/service.ts'",
  },
  {
    rule: 'room',
    path: 'features/rewards/vip/service.ts',
    text: "import { x } from '#features/rewards/vip/site/panel.tsx'",
  },
  {
    rule: 'room',
    path: 'features/rewards/vip/site/panel.tsx',
    text: "import { x } from '#features/rewards/vip/store.ts'",
  },
  { rule: 'room', path: 'features/rewards/vip/contract.ts', text: "import { x } from '#server/house.ts'" },
  { rule: 'room', path: 'features/rewards/vip/postings.ts', text: "import { x } from '#db/rows.ts'" },
  {
    rule: 'room',
    path: 'features/rewards/vip/texts/en.ts',
    text: "import { x } from '#features/rewards/vip/service.ts'",
  },
  { rule: 'room', path: 'packages/kit/money.ts', text: "import { x } from '#texts/formats.ts'" },
  {
    rule: 'room',
    path: 'packages/ui/button.tsx',
    text: "import { x } from '#features/rewards/vip/contract.ts'",
  },
  {
    rule: 'room',
    path: 'packages/server/app.ts',
    text: "import { x } from '#features/rewards/vip/public.ts'",
  },
  { rule: 'room', path: 'games/dice/rules.ts', text: "import { x } from '#ledger/types.ts'" },
  { rule: 'room', path: 'games/dice/scene/scene.ts', text: "import { x } from '#server/house.ts'" },
  {
    rule: 'room',
    path: 'apps/site/src/main.tsx',
    text: "import { x } from '#features/rewards/vip/service.ts'",
  },
  { rule: 'room', path: 'apps/processor/main.ts', text: "import { x } from '#ledger/types.ts'" },
  { rule: 'room', path: 'apps/server/main.ts', text: "const x = await import('#ui/action/button.tsx')" },
  { rule: 'import-form', path: 'features/rewards/vip/service.ts', text: "import { x } from './store'" },
  {
    rule: 'import-form',
    path: 'features/rewards/vip/service.ts',
    text: "import { x } from '../deposits/public.ts'",
  },
  { rule: 'import-form', path: 'features/rewards/vip/service.ts', text: "import { x } from './nowhere.ts'" },
  {
    rule: 'pure',
    path: 'features/rewards/vip/rules/pay.ts',
    text: 'const a = 1\nconst b = Math.random()',
    line: 2,
  },
  { rule: 'pure', path: 'packages/kit/day.ts', text: 'const now = new Date()' },
  { rule: 'pure', path: 'games/dice/rules.ts', text: 'const now = Date.now()' },
  { rule: 'pure', path: 'features/rewards/vip/rules.ts', text: 'const mode = process.env.MODE' },
  { rule: 'clock', path: 'features/rewards/vip/service.ts', text: 'const now = new Date()' },
  { rule: 'clock', path: 'features/rewards/vip/service/pay.ts', text: 'const now = Date.now()' },
  { rule: 'clock', path: 'features/rewards/vip/store.ts', text: 'const code = Math.random()' },
  { rule: 'console', path: 'features/rewards/vip/service.ts', text: "console.log('paid')" },
  { rule: 'environment', path: 'packages/server/gate.ts', text: 'const mode = process.env.MODE' },
  { rule: 'outbound', path: 'features/rewards/vip/service/ask.ts', text: 'const a = await fetch(url)' },
  { rule: 'outbound', path: 'packages/server/guards/ask.ts', text: 'const a = own ?? globalThis.fetch' },
  { rule: 'outbound', path: 'features/rewards/vip/service.ts', text: "import { request } from 'node:https'" },
  { rule: 'outbound', path: 'apps/server/main.ts', text: "import net from 'node:net'" },
  { rule: 'types', path: 'features/rewards/vip/service.ts', text: 'const a: any = 1' },
  { rule: 'types', path: 'features/rewards/vip/service.ts', text: "const a = 'x' as string" },
  { rule: 'default-export', path: 'features/rewards/vip/service.ts', text: 'export default 1' },
  {
    rule: 'barrel',
    path: 'features/rewards/vip/all.ts',
    text: "export * from './service.ts'\nexport { x } from './store.ts'",
  },
  {
    rule: 'public-export',
    path: 'features/rewards/vip/public.ts',
    text: "export type Gift = bigint\nexport { type Give } from './service.ts'\nexport const take = 1",
    line: 3,
  },
  {
    rule: 'public-export',
    path: 'features/rewards/vip/public.ts',
    text: "export { give } from './service.ts'",
  },
  { rule: 'construct', path: 'features/rewards/vip/service.ts', text: 'enum Rank { Low }' },
  { rule: 'construct', path: 'features/rewards/vip/service.ts', text: 'class VipService {}' },
  {
    rule: 'construct',
    path: 'features/rewards/vip/service.ts',
    text: 'class PayError { constructor(readonly x: number) {} }',
  },
  {
    rule: 'promise',
    path: 'features/rewards/vip/service.ts',
    text: `const a = 1 // ${['TO', 'DO'].join('')} later`,
  },
  { rule: 'narrowed-test', path: 'features/rewards/vip/vip.test.ts', text: "test.only('x', () => {})" },
  { rule: 'file-size', path: 'features/rewards/vip/service.ts', text: 'const a = 1\n'.repeat(301) },
  {
    rule: 'function-size',
    path: 'features/rewards/vip/service.ts',
    text: `function pay() {\n${'  step()\n'.repeat(50)}}`,
  },
  { rule: 'line-size', path: 'features/rewards/vip/service.ts', text: `// ${'word '.repeat(30)}` },
  { rule: 'sql', path: 'features/rewards/vip/sql/vip.sql', text: 'create table vip (id bigint)' },
  {
    rule: 'sql',
    path: 'features/rewards/vip/sql/20261201_1000_vip.sql',
    text: 'CREATE TABLE vip (id bigint)',
  },
  { rule: 'sql', path: 'features/rewards/vip/sql/20261201_1000_vip.sql', text: 'insert into vip values (1)' },
  { rule: 'sql-place', path: 'features/rewards/vip/service.ts', text: "import { sql } from '#db/rows.ts'" },
  { rule: 'tables', path: 'features/play/vip/store.ts', text: 'const a = sql`select from from`' },
  { rule: 'texts', path: 'features/rewards/vip/texts/vi.ts', text: "export const vi = { a: 'x' }" },
  { rule: 'plurals', path: 'features/rewards/vip/texts/en.ts', text: "export const en = '{most} games'" },
  { rule: 'dead-file', path: 'features/rewards/vip/rules/lonely.ts', text: 'export const lonely = 1' },
  {
    rule: 'workplace',
    path: 'features/rewards/vip/service.ts',
    text: `const file = '${['/ho', 'me/someone/'].join('')}x'`,
  },
]

for (const { rule, path, text, line } of PLANTED) {
  test(`tidy finds ${rule} in ${path}: ${text.trim().slice(0, 60).split('\n').at(-1)}`, () => {
    const beside = { 'features/rewards/vip/texts/en.ts': "export const en = { a: 'x', b: 'y' }" }
    expect(findings({ ...beside, [path]: text })).toContainEqual(
      expect.stringMatching(new RegExp(`^${rule} ${path}:${line ?? '\\d+'}$`)),
    )
  })
}

test('tidy reports a folder with too many files', () => {
  const files = Array.from({ length: 13 }, (_, at) => [
    `features/rewards/vip/service/part${at}.ts`,
    'export const a = 1',
  ])
  expect(findings(Object.fromEntries(files))).toContain('folder-size features/rewards/vip/service:0')
})

test('tidy reports an import of a higher group, of a type too, and accepts tests and lower groups', () => {
  const upward = findings({
    'features/money/deposits/service.ts': "import { spin } from '#features/play/rounds/public.ts'",
    'features/account/members/routes.ts': "import type { Wallet } from '#features/money/wallet/contract.ts'",
    'features/play/rounds/service.ts': "import { pay } from '#features/money/wallet/public.ts'",
    'features/money/wallet/wallet.test.ts': "import { seated } from '#features/play/rounds/testing/seat.ts'",
    'features/promotions/service.ts': 'export const a = 1',
    'features/bonus/vip/service.ts': 'export const a = 1',
  })
  expect(upward.filter((finding) => finding.startsWith('layer'))).toEqual([
    'layer features/money/deposits/service.ts:1',
    'layer features/account/members/routes.ts:1',
    'layer features/promotions/service.ts:1',
    'layer features/bonus/vip/service.ts:1',
  ])
})

test('tidy reports files that import each other in a cycle, unless a type or a dynamic import closes it', () => {
  const circle = findings({
    'features/money/wallet/public.ts': "export { pay } from './service.ts'",
    'features/money/wallet/service.ts': "import { list } from '#features/money/payments/public.ts'",
    'features/money/payments/public.ts': "export { list } from './service.ts'",
    'features/money/payments/service.ts': "import { pay } from '#features/money/wallet/public.ts'",
    'features/money/deposits/a.ts': "import type { B } from './b.ts'",
    'features/money/deposits/b.ts': "import { a } from './a.ts'",
    'features/money/deposits/c.ts': "import { d } from './d.ts'",
    'features/money/deposits/d.ts': "export const c = () => import('./c.ts')",
  }).filter((finding) => finding.startsWith('cycle'))
  expect(circle.toSorted()).toEqual([
    'cycle features/money/payments/public.ts:1',
    'cycle features/money/payments/service.ts:1',
    'cycle features/money/wallet/public.ts:1',
    'cycle features/money/wallet/service.ts:1',
  ])
})

/** The project as it is, read once for the tests that look at all of it. */
const project = readProject(ROOT)

test('each row of the layer table matches files: a pattern without a match checks nothing', () => {
  const inhabited = new Set(project.sources.map(({ path }) => roomOf(path)?.name))
  expect(rooms.map(({ name }) => name).filter((name) => !inhabited.has(name))).toEqual([])
})

test('the compiler checks every rules file without clock, files or network', () => {
  const { include } = z
    .object({ include: z.array(z.string()) })
    .parse(JSON.parse(readFileSync(join(ROOT, 'tsconfig.rules.json'), 'utf8')))
  const checked = new Set(include.flatMap((pattern) => globSync(pattern, { cwd: ROOT })))
  const ruleFiles = project.sources.filter(({ path }) => roomOf(path)?.name === 'rules')
  expect(ruleFiles.length).toBeGreaterThan(80)
  expect(ruleFiles.map(({ path }) => path).filter((path) => !checked.has(path))).toEqual([])
})

test('tidy reports a list of features that differs from the folders', () => {
  const feature = "import { x } from './contract.ts'\nexport const feature = x"
  const listed = registries(['features/rewards/vip/feature.ts'])
  const stale = { 'features/rewards/vip/feature.ts': feature, 'features/rewards/points/feature.ts': feature }
  expect(findings({ ...stale, ...listed })).toContain('registry features/all.ts:0')
  expect(findings({ ...stale, ...registries(Object.keys(stale).toSorted()) })).not.toContain(
    'registry features/all.ts:0',
  )
})

test('tidy reports a setting that two features declare, and a declaration under another name or that acts', () => {
  const vip = (text: string) => ({ 'features/rewards/vip/settings.ts': text })
  const club = {
    'features/rewards/club/settings.ts': 'export const settings = { ...at(10, { vipDays: row({ en: 1 }) }) }',
  }
  expect(findings({ ...club, ...vip('export const settings = {\n  vipDays: row({}),\n}') })).toContain(
    'declaration features/rewards/vip/settings.ts:2',
  )
  const bare = findings(vip('export const rows = { vipDays: 1 }'))
  expect(bare).toContain('declaration features/rewards/vip/settings.ts:1')
  const acting = vip("import { x } from '#server/app.ts'\nexport const settings = { vipDays: x }")
  expect(findings(acting)).toContain('room features/rewards/vip/settings.ts:1')
  const fine = findings({ ...club, ...vip('export const settings = { en: row({ vipDays: 1 }) }') })
  expect(fine.filter((finding) => finding.startsWith('declaration'))).toEqual([])
})

test('every rule has a planted fault that it reports', () => {
  const proved = new Set([
    ...PLANTED.map(({ rule }) => rule),
    'folder-size',
    'layer',
    'cycle',
    'registry',
    'declaration',
    'link',
    'vocabulary',
    'citation',
  ])
  expect(rules.map((rule) => rule.name).filter((name) => !proved.has(name))).toEqual([])
})

test('tidy reports nothing about a feature that follows the style guide', () => {
  expect(
    findings({
      'features/rewards/vip/rules.ts':
        "import { shareFloor } from '#kit/money.ts'\nexport const pay = shareFloor",
      'packages/kit/money.ts': 'export const shareFloor = 1\nexport const table = { a: 1 } as const',
      'packages/db/rows.ts': 'export const one = 1\nexport const sql = 2',
      'features/rewards/vip/store.ts': "import { sql } from '#db/rows.ts'\nexport const ranks = sql",
      'features/rewards/vip/service.ts':
        "import { pay } from './rules.ts'\nimport { ranks } from './store.ts'\nexport const give = [pay, ranks]",
      'features/rewards/vip/public.ts': "export { give } from './service.ts'",
      'features/rewards/vip/vip.test.ts':
        "import { give } from './public.ts'\nimport { one } from '#db/rows.ts'",
      'features/server.ts': "import { give } from './rewards/vip/public.ts'\nexport const all = [give]",
      'apps/server/main.ts': "import { all } from '#features/server.ts'\nconsole.log(all)",
      'features/rewards/vip/texts/en.ts':
        "import type { x } from '../contract.ts'\nexport const en = { a_one: 'x', a_other: 'y' }",
      'features/rewards/vip/contract.ts': "import { en } from './texts/en.ts'\nexport type x = typeof en",
      'features/rewards/vip/texts/vi.ts': "export const vi = { a_other: 'y' }",
      'features/texts/vi.ts': "import { vi } from '../rewards/vip/texts/vi.ts'\nexport const all = vi",
    }).filter((finding) => !/contract\.ts|features\/texts/.test(finding)),
  ).toEqual([])
})
