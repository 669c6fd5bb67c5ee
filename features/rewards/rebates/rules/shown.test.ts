import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { draftOf, termsOfDraft } from './draft.ts'
import { bpOf, listText, percentOf, ratesOf } from './shown.ts'
import { faultOf, type Terms } from './terms.ts'

test('PRO-07 percentages are typed and shown with two decimals', () => {
  expect([0, 5, 55, 10_000].map(percentOf)).toEqual(['0.00', '0.05', '0.55', '100.00'])
  expect(['0.55', '0,5', '100', '100.01', '-1', 'x', '0.555'].map(bpOf)).toEqual([
    55,
    50,
    10_000,
    null,
    null,
    null,
    null,
  ])
  expect(ratesOf(' 0.50  0.60 ')).toEqual([50, 60])
  expect(ratesOf('0.50 high')).toBeNull()
})

test('PRO-07 the form keeps a version as it is, and lists a rate for every level up to the highest', () => {
  const terms: Terms = {
    programs: [
      {
        program: 'rebate',
        period: 'hour',
        claim: 'automatic',
        minimum: major(10),
        maximum: null,
        rates: [
          { category: 'RNG', level: 0, rateBp: 50 },
          { category: 'RNG', level: 2, rateBp: 80 },
        ],
      },
    ],
    defaultEdges: [{ category: 'RNG', edgeBp: 300 }],
  }
  expect(listText(terms.programs[0]!.rates)).toBe('0.50 0.50 0.80')
  const { fromDay: _, reason: __, ...draft } = draftOf(terms)
  const sent = termsOfDraft(draft, terms)
  expect(faultOf(sent)).toBeNull()
  expect(sent).toMatchObject({
    ...terms,
    programs: [
      {
        ...terms.programs[0],
        rates: [50, 50, 80].map((rateBp, level) => ({ category: 'RNG', level, rateBp })),
      },
    ],
  })
})
