import { beforeAll, expect, test } from 'vitest'
import { RefusedError } from '#contract/envelope.ts'
import { changeLang } from '#texts/i18n.ts'
import { refusalValues } from './refusal-values.ts'

// files share a process: another one may have left it in Vietnamese
beforeAll(() => changeLang('en'))

test('CSH-05 formats amounts in a refusal with separators, and leaves counts, names and times unchanged', () => {
  const detail = {
    most: '50000000.00',
    left: 12_345_678n,
    days: 366,
    by: 'op-linh',
    at: '2026-11-23T04:00:00Z',
    version: '1.2',
  }
  const refused = new RefusedError({ code: 'x', status: 409, words: '', detail })
  expect(refusalValues(refused)).toEqual({
    most: '50,000,000.00',
    left: '1,234.5678',
    days: 366,
    by: 'op-linh',
    at: '2026-11-23T04:00:00Z',
    version: '1.2',
  })
})
