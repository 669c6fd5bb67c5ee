import { expect, test } from 'vitest'
import { vocabulary } from './rules/vocabulary.ts'
import { projectOf, readSource } from './source.ts'

/** Plants files and returns where the rule reports them. */
function findings(files: Readonly<Record<string, string>>): string[] {
  const project = projectOf(Object.entries(files).map(([path, text]) => readSource(path, text)))
  return vocabulary.look(project).map(({ path, line }) => `${path}:${line}`)
}

test('finds retired words in texts of either language, and ignores keys, tests and other sources', () => {
  const spoken = findings({
    'features/rewards/vip/texts/en.ts': `export const en = {
      'vip.a': 'Nobody has claimed it yet',
      'vip.b': 'There is no such level.',
      'vip.slip': 'The slipper level',
      'vip.c': 'Loading …',
      'vip.d': 'Send the Transfer slip',
      'vip.e': 'It’s whoever’s turn',
    }`,
    'features/rewards/vip/texts/vi.ts': `export const vi = {
      'vip.a': 'Không có cấp này.',
      'vip.b': 'Không tìm thấy cấp.',
      'vip.slip': 'Tỷ lệ hoàn trả (RTP)',
      'vip.c': 'Xóa cấp',
      'vip.d': 'Nới rộng hạn mức',
      'vip.e': '{have} trên {need}',
    }`,
    'features/rewards/vip/texts/vip-en.test.ts': "const words = { a: 'nobody' }",
    'features/rewards/vip/service.ts': "const words = { a: 'nobody' }",
  })
  expect(spoken).toEqual([
    ...[2, 3, 5, 6, 7].map((line) => `features/rewards/vip/texts/en.ts:${line}`),
    ...[2, 5, 6, 7].map((line) => `features/rewards/vip/texts/vi.ts:${line}`),
  ])
})

test('finds retired words in comments and test titles, and ignores names in backticks, strings and house accounts', () => {
  const spoken = findings({
    'features/rewards/vip/service.ts': [
      '// tells who asked, and nobody else',
      '/** The house keeps',
      ' * it; so does the',
      ' * house. */',
      '// `whoever` is a name, and the house account stays',
      "export const words = 'nobody'",
      'export const ask = () => 1 // the log-in asks anew',
    ].join('\n'),
    'features/rewards/vip/vip.test.ts': [
      "test('VIP-01 whoever asks gets a level', () => {})",
      "test.each([1])('VIP-01 a deed counts once', () => {})",
      "test('VIP-01 rejects a second claim', () => expect('nobody').toBe('nobody'))",
    ].join('\n'),
  })
  expect(spoken).toEqual([
    ...[1, 2, 7, 7].map((line) => `features/rewards/vip/service.ts:${line}`),
    ...[1, 2].map((line) => `features/rewards/vip/vip.test.ts:${line}`),
  ])
})
