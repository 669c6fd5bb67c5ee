import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('OPS-01 quotes CSV cells where needed and writes times in UTC', () => {
  expect(csvLine(['mai', 'a "b", c', null, 12n, new Date('2026-11-21T08:00:00Z'), 'x\ny'])).toBe(
    'mai,"a ""b"", c",,12,2026-11-21T08:00:00.000Z,"x\ny"\r\n',
  )
})

test('M8 escapes formulas in CSV as text and leaves numbers unchanged', () => {
  const attacks = [
    '=1+1',
    '+1;2',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '=HYPERLINK("http://x","y")',
    '＝1',
    '|calc',
  ]
  for (const attack of attacks) expect(csvLine([attack]).replace(/^"/, '').startsWith("'")).toBe(true)
  expect(csvLine(['-5.00', '0', '-12'])).toBe('-5.00,0,-12\r\n')
})

test('C4 escapes every mix of leading = + - @ tab, return or NUL; only true numbers are not escaped', () => {
  const sign = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\0')
  const text = fc.tuple(fc.array(sign, { minLength: 1, maxLength: 4 }), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(text, fc.string(), ([signs, rest], beside) => {
      const cell = signs.join('') + rest
      const [read] = readLine(csvLine([cell, beside]))
      const isNumber = /^-?\d+(\.\d+)?$/.test(cell)
      // Tabs and carriage returns alone may be harmless and stay as they were; a sign never comes first.
      expect(read === `'${cell}` || (read === cell && (isNumber || !/^[\s\0]*[=+@-]/.test(cell)))).toBe(true)
    }),
  )
})

test('C4 OPS-01 lets no text start a formula, another cell or another line', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
      const read = readLine(csvLine(cells))
      expect(read).toHaveLength(cells.length)
      for (const [place, text] of read.entries()) {
        expect(text === cells[place] || text === `'${cells[place]}`).toBe(true)
        expect(/^\s*[=+@]/.test(text) || /^\s*-(?!\d+(\.\d+)?$)/.test(text)).toBe(false)
      }
    }),
  )
})

/** Reads one line as RFC 4180 does: an oracle that shares no code with the writer. */
function readLine(line: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  const body = line.slice(0, -2)
  for (let i = 0; i < body.length; i++) {
    const sign = body[i] ?? ''
    if (sign === '"') {
      if (isQuoted && body[i + 1] === '"') cell += body[(i += 1)]
      else isQuoted = !isQuoted
    } else if (sign === ',' && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else if ((sign === '\r' || sign === '\n') && !isQuoted) throw new Error('a further line')
    else cell += sign
  }
  return [...cells, cell]
}
