import { expect, test } from 'vitest'
import { readResults } from './import.ts'

test('LOT-03 reads results by prize and keeps leading zeros; the lines of a draw may be anywhere', () => {
  const file = `lottery,date,tier,numbers
XSKT,2026-12-06,prize8,07
XSMB,2026-12-06,special,01234
XSKT,2026-12-06,prize6,0012 3456 0789
`
  expect(readResults(file, 'XSMB')).toEqual({
    draws: [
      { lottery: 'XSKT', day: '2026-12-06', prizes: { prize8: ['07'], prize6: ['0012', '3456', '0789'] } },
      { lottery: 'XSMB', day: '2026-12-06', prizes: { special: ['01234'] } },
    ],
  })
})

test('LOT-03 reads a column for each number, as the published history of the Northern draw has them', () => {
  const file = '\uFEFFdate,special,prize2_1,prize2_2\r\n2026-12-04,01234,"00123",45678'
  expect(readResults(file, 'XSMB')).toEqual({
    draws: [
      { lottery: 'XSMB', day: '2026-12-04', prizes: { special: ['01234'], prize2: ['00123', '45678'] } },
    ],
  })
})

test('LOT-03 reads JSON; numbers without quotes have lost their zeros and are refused', () => {
  const row = { lottery: 'XSMB', date: '2026-12-04', prizes: { special: ['01234'] } }
  expect(readResults(JSON.stringify([row]), 'XSMB')).toEqual({
    draws: [{ lottery: 'XSMB', day: '2026-12-04', prizes: row.prizes }],
  })
  expect(readResults(JSON.stringify({ ...row, prizes: { special: [1234] } }), 'XSMB')).toEqual({
    problem: 'json',
    line: 0,
  })
  expect(readResults('[{', 'XSMB')).toEqual({ problem: 'json', line: 0 })
})

test('LOT-03 names the line that cannot be read', () => {
  const file = (line: string) => `lottery,date,tier,numbers\nXSMB,2026-12-04,special,01234\n${line}`
  expect(readResults(file('XSMB,2026-02-30,special,01234'), 'XSMB')).toEqual({ problem: 'line', line: 3 })
  expect(readResults(file('XSMB,2026-12-05,special'), 'XSMB')).toEqual({ problem: 'line', line: 3 })
  expect(readResults('giải,số\n1,2', 'XSMB')).toEqual({ problem: 'header', line: 1 })
  expect(readResults('  \n', 'XSMB')).toEqual({ problem: 'empty', line: 0 })
  expect(readResults('lottery,date,tier,numbers\n', 'XSMB')).toEqual({ problem: 'empty', line: 0 })
})
