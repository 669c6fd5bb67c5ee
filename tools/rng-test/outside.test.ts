import { describe, expect, test } from 'vitest'
import { isThere, outside, verdictOf, WHERE } from './outside.ts'
import { brokenWords, seedWords } from './streams.ts'

test('G3 parses a dieharder line of any test', () => {
  expect(verdictOf('      diehard_opso|   0|   2097152|     100|0.18464675|  PASSED  ')).toEqual({
    test: 'diehard_opso',
    p: 0.18464675,
    assessment: 'PASSED',
  })
  expect(verdictOf('  rgb_lagged_sum|  31|   1000000|     100|0.00000000|  FAILED  ')).toMatchObject({
    test: 'rgb_lagged_sum 31',
    assessment: 'FAILED',
  })
  expect(verdictOf('        test_name   |ntup| tsamples |psamples|  p-value |Assessment')).toBeNull()
  expect(WHERE).toContain('apt install dieharder')
})

describe.skipIf(!isThere())('G3 dieharder', () => {
  test('G3 passes the generator of seeds and fails a broken generator', async () => {
    const quietly = () => undefined
    const monobit = [['-d', '100', '-p', '10']] // a tenth of the usual samples
    const [app] = await outside(seedWords(), monobit, quietly)
    expect(app?.assessment).toBe('PASSED')
    const [broken] = await outside(brokenWords(), monobit, quietly)
    expect(broken?.assessment).toBe('FAILED')
  }, 120_000)
})
