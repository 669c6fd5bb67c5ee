import { expect, test } from 'vitest'
import { links } from './rules/links.ts'
import { projectOf, readSource } from './source.ts'

function findings(files: Readonly<Record<string, string>>): string[] {
  const project = projectOf(Object.entries(files).map(([path, text]) => readSource(path, text)))
  return links.look(project).map(({ path, line, words }) => `${path}:${line} ${words.split('. Cure')[0]}`)
}

const BROKEN: readonly { path: string; text: string; found: string }[] = [
  {
    path: 'docs/x.md',
    text: 'One.\nSee [two](two.md).',
    found: 'docs/x.md:2 links to docs/two.md, which does not exist',
  },
  {
    path: 'docs/x.md',
    text: '# A title\n\nSee [a title](#another-title).',
    found: 'docs/x.md:3 links to #another-title, which is no heading of docs/x.md',
  },
  {
    path: 'README.md',
    text: 'The rule is in `features/rewards/vip/rules.ts`.',
    found: 'README.md:1 names features/rewards/vip/rules.ts, which does not exist',
  },
  {
    path: 'docs/x.md',
    text: 'Run `npm run start -- e2e/gone.spec.ts`.',
    found: 'docs/x.md:1 names e2e/gone.spec.ts, which does not exist',
  },
  {
    path: 'docs/x.md',
    text: 'Import `#kit/money.ts`.',
    found: 'docs/x.md:1 names packages/kit/money.ts, which does not exist',
  },
  {
    path: 'docs/x.md',
    text: 'Run `npm run gone`.',
    found: 'docs/x.md:1 names npm run gone, which package.json does not have',
  },
  {
    path: 'features/rewards/vip/service.ts',
    text: '/** See docs/x.md. */',
    found: 'features/rewards/vip/service.ts:1 names docs/x.md, which does not exist',
  },
  {
    path: 'features/rewards/vip/sql/functions/vip.sql',
    text: '-- One fact per bet (docs/decisions/0001).',
    found: 'features/rewards/vip/sql/functions/vip.sql:1 names docs/decisions/0001, which does not exist',
  },
]

test.each(BROKEN)('the link rule reports: $found', ({ path, text, found }) => {
  expect(findings({ 'package.json': '{"scripts":{"start":""}}', [path]: text })).toEqual([found])
})

test('the link rule accepts existing files, folders, anchors, scripts and decisions, and paths with a placeholder', () => {
  expect(
    findings({
      'package.json': '{"scripts":{"start":""}}',
      'docs/x.md':
        '# A (good) title\n\n[Itself](#a-good-title), [the folder](x), [the second](x/y.md#once-1), [out](https://a.b)',
      'docs/x/y.md':
        '## Once\n\n`npm run start`, `docs/x`, `features/<group>/x.ts`\n\n## Once\n\n[Back](../x.md#a-good-title)',
      'docs/decisions/0001-one.md': '# One',
      'features/rewards/vip/sql/functions/vip.sql': '-- docs/decisions/0001',
    }),
  ).toEqual([])
})
