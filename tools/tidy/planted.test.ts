import { expect, test } from 'vitest'
import { rules } from './rules/all.ts'
import { projectOf, readSource } from './source.ts'

/** Plants files and tells which rules speak, and where. */
function findings(files: Readonly<Record<string, string>>): string[] {
  const project = projectOf(Object.entries(files).map(([path, text]) => readSource(path, text)))
  return rules.flatMap((rule) =>
    rule.look(project).map((finding) => `${finding.rule} ${finding.path}:${finding.line}`),
  )
}

const PLANTED: readonly { rule: string; path: string; text: string; line?: number }[] = [
  { rule: 'room', path: 'features/vip/rules.ts', text: "import { one } from '#db/rows.ts'" },
  { rule: 'room', path: 'features/vip/rules.ts', text: "import { z } from 'zod'" },
  { rule: 'room', path: 'features/vip/store.ts', text: "import { x } from '#features/deposits/store.ts'" },
  {
    rule: 'room',
    path: 'features/vip/service.ts',
    text: "import { x } from '#features/deposits/service.ts'",
  },
  { rule: 'room', path: 'features/vip/service.ts', text: "import { x } from '#features/vip/site/panel.tsx'" },
  { rule: 'room', path: 'features/vip/site/panel.tsx', text: "import { x } from '#features/vip/store.ts'" },
  { rule: 'room', path: 'features/vip/contract.ts', text: "import { x } from '#server/house.ts'" },
  { rule: 'room', path: 'features/vip/postings.ts', text: "import { x } from '#db/rows.ts'" },
  { rule: 'room', path: 'features/vip/texts/en.ts', text: "import { x } from '#features/vip/service.ts'" },
  { rule: 'room', path: 'packages/kit/money.ts', text: "import { x } from '#texts/formats.ts'" },
  { rule: 'room', path: 'packages/ui/button.tsx', text: "import { x } from '#features/vip/contract.ts'" },
  { rule: 'room', path: 'packages/server/app.ts', text: "import { x } from '#features/vip/door.ts'" },
  { rule: 'room', path: 'games/dice/rules.ts', text: "import { x } from '#ledger/types.ts'" },
  { rule: 'room', path: 'games/dice/scene/scene.ts', text: "import { x } from '#server/house.ts'" },
  { rule: 'room', path: 'apps/site/src/main.tsx', text: "import { x } from '#features/vip/service.ts'" },
  { rule: 'room', path: 'apps/processor/main.ts', text: "import { x } from '#ledger/types.ts'" },
  { rule: 'room', path: 'apps/server/main.ts', text: "const x = await import('#ui/action/button.tsx')" },
  { rule: 'import-form', path: 'features/vip/service.ts', text: "import { x } from './store'" },
  { rule: 'import-form', path: 'features/vip/service.ts', text: "import { x } from '../deposits/door.ts'" },
  { rule: 'import-form', path: 'features/vip/service.ts', text: "import { x } from './nowhere.ts'" },
  { rule: 'pure', path: 'features/vip/rules/pay.ts', text: 'const a = 1\nconst b = Math.random()', line: 2 },
  { rule: 'pure', path: 'packages/kit/day.ts', text: 'const now = new Date()' },
  { rule: 'pure', path: 'games/dice/rules.ts', text: 'const now = Date.now()' },
  { rule: 'pure', path: 'features/vip/rules.ts', text: 'const mode = process.env.MODE' },
  { rule: 'clock', path: 'features/vip/service.ts', text: 'const now = new Date()' },
  { rule: 'clock', path: 'features/vip/service/pay.ts', text: 'const now = Date.now()' },
  { rule: 'clock', path: 'features/vip/store.ts', text: 'const code = Math.random()' },
  { rule: 'console', path: 'features/vip/service.ts', text: "console.log('paid')" },
  { rule: 'environment', path: 'packages/server/gate.ts', text: 'const mode = process.env.MODE' },
  { rule: 'outbound', path: 'features/vip/service/ask.ts', text: 'const a = await fetch(url)' },
  { rule: 'outbound', path: 'packages/server/guards/ask.ts', text: 'const a = own ?? globalThis.fetch' },
  { rule: 'outbound', path: 'features/vip/service.ts', text: "import { request } from 'node:https'" },
  { rule: 'outbound', path: 'apps/server/main.ts', text: "import net from 'node:net'" },
  { rule: 'types', path: 'features/vip/service.ts', text: 'const a: any = 1' },
  { rule: 'types', path: 'features/vip/service.ts', text: "const a = 'x' as string" },
  { rule: 'default-export', path: 'features/vip/service.ts', text: 'export default 1' },
  {
    rule: 'barrel',
    path: 'features/vip/all.ts',
    text: "export * from './service.ts'\nexport { x } from './store.ts'",
  },
  { rule: 'construct', path: 'features/vip/service.ts', text: 'enum Rank { Low }' },
  { rule: 'construct', path: 'features/vip/service.ts', text: 'class VipService {}' },
  {
    rule: 'construct',
    path: 'features/vip/service.ts',
    text: 'class PayError { constructor(readonly x: number) {} }',
  },
  { rule: 'promise', path: 'features/vip/service.ts', text: `const a = 1 // ${['TO', 'DO'].join('')} later` },
  { rule: 'narrowed-test', path: 'features/vip/vip.test.ts', text: "test.only('x', () => {})" },
  { rule: 'file-size', path: 'features/vip/service.ts', text: 'const a = 1\n'.repeat(301) },
  {
    rule: 'function-size',
    path: 'features/vip/service.ts',
    text: `function pay() {\n${'  step()\n'.repeat(50)}}`,
  },
  { rule: 'line-size', path: 'features/vip/service.ts', text: `// ${'word '.repeat(30)}` },
  { rule: 'sql', path: 'features/vip/sql/vip.sql', text: 'create table vip (id bigint)' },
  { rule: 'sql', path: 'features/vip/sql/20261201_1000_vip.sql', text: 'CREATE TABLE vip (id bigint)' },
  { rule: 'sql', path: 'features/vip/sql/20261201_1000_vip.sql', text: 'insert into vip values (1)' },
  { rule: 'sql-place', path: 'features/vip/service.ts', text: "import { sql } from '#db/rows.ts'" },
  { rule: 'texts', path: 'features/vip/texts/vi.ts', text: "export const vi = { a: 'x' }" },
  { rule: 'dead-file', path: 'features/vip/rules/lonely.ts', text: 'export const lonely = 1' },
  {
    rule: 'workplace',
    path: 'features/vip/service.ts',
    text: `const file = '${['/ho', 'me/someone/'].join('')}x'`,
  },
]

for (const { rule, path, text, line } of PLANTED) {
  test(`tidy finds ${rule} in ${path}: ${text.trim().slice(0, 60).split('\n').at(-1)}`, () => {
    const beside = { 'features/vip/texts/en.ts': "export const en = { a: 'x', b: 'y' }" }
    expect(findings({ ...beside, [path]: text })).toContainEqual(
      expect.stringMatching(new RegExp(`^${rule} ${path}:${line ?? '\\d+'}$`)),
    )
  })
}

test('tidy finds a folder that is too full', () => {
  const files = Array.from({ length: 13 }, (_, at) => [
    `features/vip/service/part${at}.ts`,
    'export const a = 1',
  ])
  expect(findings(Object.fromEntries(files))).toContain('folder-size features/vip/service:0')
})

test('every rule has a planted fault that it finds', () => {
  const proved = new Set([...PLANTED.map(({ rule }) => rule), 'folder-size'])
  expect(rules.map((rule) => rule.name).filter((name) => !proved.has(name))).toEqual([])
})

test('tidy says nothing about a feature that keeps the style', () => {
  expect(
    findings({
      'features/vip/rules.ts': "import { shareFloor } from '#kit/money.ts'\nexport const pay = shareFloor",
      'packages/kit/money.ts': 'export const shareFloor = 1\nexport const table = { a: 1 } as const',
      'packages/db/rows.ts': 'export const one = 1\nexport const sql = 2',
      'features/vip/store.ts': "import { sql } from '#db/rows.ts'\nexport const ranks = sql",
      'features/vip/service.ts':
        "import { pay } from './rules.ts'\nimport { ranks } from './store.ts'\nexport const give = [pay, ranks]",
      'features/vip/door.ts': "export { give } from './service.ts'",
      'features/vip/vip.test.ts': "import { give } from './door.ts'\nimport { one } from '#db/rows.ts'",
      'features/server.ts': "import { give } from './vip/door.ts'\nexport const all = [give]",
      'apps/server/main.ts': "import { all } from '#features/server.ts'\nconsole.log(all)",
      'features/vip/texts/en.ts':
        "import type { x } from '../contract.ts'\nexport const en = { a_one: 'x', a_other: 'y' }",
      'features/vip/contract.ts': "import { en } from './texts/en.ts'\nexport type x = typeof en",
      'features/vip/texts/vi.ts': "export const vi = { a_other: 'y' }",
      'features/texts/vi.ts': "import { vi } from '../vip/texts/vi.ts'\nexport const all = vi",
    }).filter((finding) => !/contract\.ts|features\/texts/.test(finding)),
  ).toEqual([])
})
