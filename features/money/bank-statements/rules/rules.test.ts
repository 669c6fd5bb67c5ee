import fc from 'fast-check'
import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { csvAmount, isoAmount } from './amounts.ts'
import { csvRows, readCsv, type CsvForm } from './csv.ts'
import { parseDay } from './days.ts'
import type { BankEntry } from './entry.ts'
import { assignNeedsSecond, decideMatch, orderNamed, type Order } from './match.ts'
import { referencesIn } from './references.ts'

test('CSH-01 finds a deposit’s reference as members and banks write it', () => {
  for (const text of [
    'D-100417',
    'd100417',
    'MBVCB.5566.D100417.CT tu 0011 NGUYEN VAN A',
    'Chuyen tien D 100417',
    'QR - d-100417-ref',
    'D-100417 D100417', // twice the same
  ])
    expect(referencesIn(text)).toEqual([100_417n])
})

test('CSH-01 does not guess a reference from other words, longer numbers or several deposits', () => {
  expect(referencesIn('VND100417 chuyen tien')).toEqual([])
  expect(referencesIn('1D100417')).toEqual([])
  expect(referencesIn('ĐD100417')).toEqual([])
  expect(referencesIn('so 100417')).toEqual([])
  expect(referencesIn('D-100417 va D-100418')).toEqual([100_417n, 100_418n])
  expect(referencesIn('D1234567890123456')).toEqual([]) // 16 digits
})

test('CSH-01 reads amounts in the declared form and in no other', () => {
  const read = (text: string, mark: '.' | ',') => csvAmount(text, mark)?.amount ?? null
  expect(read('1.234,50', ',')).toBe(12_345_000n)
  expect(read('1,234.50', '.')).toBe(12_345_000n)
  expect(read('500.000', ',')).toBe(major(500_000))
  expect(read('500.000', '.')).toBe(major(500)) // a point is the decimal mark here
  expect(read('500.000.000', '.')).toBeNull()
  expect(read('1.23,4', ',')).toBeNull() // no group of three
  expect(read('1 000 000 VND', ',')).toBe(major(1_000_000))
  expect(read('12,34,567', '.')).toBeNull()
  expect(read('', '.')).toBeNull()
  expect(read('1e6', '.')).toBeNull()
  for (const minus of ['-5', '5-', '(5)'])
    expect(csvAmount(minus, '.')).toEqual({ amount: major(5), isMinus: true })
  expect(isoAmount('500000')).toBe(major(500_000))
  expect(isoAmount('0.0001')).toBe(1n)
  expect(isoAmount('0.00001')).toBeNull() // finer than the ledger
  expect(isoAmount('1,5')).toBeNull()
})

test('CSH-01 reads back every amount that it formats, in both forms', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 14n }), fc.constantFrom('.', ','), (units, mark) => {
      const [whole, fraction] = [(units / 10_000n).toString(), (units % 10_000n).toString().padStart(4, '0')]
      const group = mark === '.' ? ',' : '.'
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
      const read = csvAmount(`${grouped}${mark}${fraction}`, mark === '.' ? '.' : ',')
      expect(read?.amount).toBe(units)
    }),
  )
})

test('CSH-01 reads days in the declared form, and only real ones', () => {
  expect(parseDay('05/06/2026 13:45', 'dd/mm/yyyy')).toBe('2026-06-05')
  expect(parseDay('05/06/2026', 'mm/dd/yyyy')).toBe('2026-05-06')
  expect(parseDay('31/02/2026', 'dd/mm/yyyy')).toBeNull()
  expect(parseDay('20260605', 'yyyymmdd')).toBe('2026-06-05')
  expect(parseDay('2026-06-05T10:00:00', 'yyyy-mm-dd')).toBe('2026-06-05')
})

test('CSH-01 splits any CSV that follows RFC 4180 into the cells that were written', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'đ', '"', ',', ';', '\n', ' ') })
    .map((text) => `x${text}`)
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      (rows) => {
        const text = rows
          .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(';'))
          .join('\r\n')
        expect(csvRows(text, ';').map(({ cells }) => cells)).toEqual(rows)
      },
    ),
  )
})

const form: CsvForm = {
  delimiter: ',',
  decimal: '.',
  dayForm: 'dd/mm/yyyy',
  encoding: 'utf-8',
  skipLines: 1,
  columns: {
    reference: 'Ref',
    day: 'Ngày',
    text: 'Nội dung',
    amount: '',
    credit: 'Có',
    debit: 'Nợ',
    currency: '',
    payer: 'Người chuyển',
    payerAccount: '',
  },
}

test('CSH-01 reads a CSV by its headings, and names the lines that it cannot read', () => {
  const content = [
    'Sao kê tài khoản 1990000041718',
    'Ngày,Ref,Nợ,Có,Nội dung,Người chuyển',
    '01/12/2026,FT001,,"500,000",D-100417,NGUYEN VAN A',
    '01/12/2026,FT002,"1,000.00",0,Phi,',
    '01/12/2026,,,5,without a reference,',
    '99/12/2026,FT004,,5,D-100418,',
    '01/12/2026,FT005,5,5,both columns,',
  ].join('\n')
  const read = readCsv(content, form, 'VND')
  if ('problem' in read) throw new Error(read.problem)
  expect(read.entries).toMatchObject([
    {
      entryRef: 'FT001',
      amount: major(500_000),
      direction: 'in',
      bookedOn: '2026-12-01',
      payer: 'NGUYEN VAN A',
    },
    { entryRef: 'FT002', amount: major(1_000), direction: 'out' },
  ])
  expect(read.unread).toEqual([
    { at: 5, what: 'noReference' },
    { at: 6, what: 'date' },
    { at: 7, what: 'amount' },
  ])
  expect(readCsv(content.replace('Ref', 'Reference'), form, 'VND')).toEqual({
    problem: 'columnMissing',
    detail: 'Ref',
  })
})

const entry: BankEntry = {
  entryRef: 'FT1',
  amount: major(500_000),
  currency: 'VND',
  direction: 'in',
  isReversal: false,
  bookedOn: '2026-12-01',
  payer: '',
  payerAccount: '',
  text: 'D-100417',
}
const order: Order = {
  number: 100_417n,
  merchant: 'JADE',
  isTransfer: true,
  currency: 'VND',
  amount: major(500_000),
  account: '1990 0000 41718',
  state: 'waiting',
  hasEntry: false,
}
const place = { merchant: 'JADE', account: '1990000041718' }
const policy = { isAuto: true, most: major(1_000_000) }
const why = (e: Partial<BankEntry>, o: Partial<Order> | null = {}, p: Partial<typeof policy> = {}) => {
  const match = decideMatch({ ...entry, ...e }, o && { ...order, ...o }, place, { ...policy, ...p })
  return match.does === 'queue' ? match.why : match.does
}

test('CSH-01 credits only an exact match, and names the reason of everything else', () => {
  expect(why({})).toBe('credit')
  expect(why({}, null)).toBe('unknownReference')
  expect(why({}, { merchant: 'AMBER' })).toBe('unknownReference') // another brand's deposit is not even hinted at
  expect(why({}, { isTransfer: false })).toBe('notTransfer')
  expect(why({ currency: 'USD' })).toBe('otherCurrency')
  expect(why({}, { account: '000417184471' })).toBe('otherAccount')
  expect(why({}, { account: null })).toBe('otherAccount')
  expect(why({ amount: major(499_999) })).toBe('underpaid')
  expect(why({ amount: major(500_001) })).toBe('overpaid')
  expect(why({}, { state: 'rejected' })).toBe('closedOrder')
  expect(why({}, {}, { isAuto: false })).toBe('autoOff')
  expect(why({}, {}, { most: major(499_999) })).toBe('aboveCeiling')
})

test('CSH-01 confirms a deposit that an operator had credited, and calls every further entry a duplicate', () => {
  expect(why({}, { state: 'credited' })).toBe('confirm')
  expect(why({}, { state: 'credited', hasEntry: true })).toBe('duplicate')
  expect(why({ amount: major(400_000) }, { state: 'credited' })).toBe('duplicate')
})

test('CSH-01 gives outgoing entries and reversals to an operator, no matter what they name', () => {
  expect(orderNamed({ ...entry, direction: 'out' })).toEqual({ why: 'outgoing' })
  expect(orderNamed({ ...entry, isReversal: true })).toEqual({ why: 'reversal' })
  expect(orderNamed({ ...entry, text: 'rent' })).toEqual({ why: 'noReference' })
  expect(orderNamed({ ...entry, text: 'D-100417 D-100418' })).toEqual({ why: 'severalReferences' })
  expect(orderNamed(entry)).toEqual({ number: 100_417n })
})

test('M12 lets one operator assign only what names the deposit, is the ordered amount and within the limits', () => {
  const asked = {
    isNamed: true,
    ordered: major(100),
    received: major(100),
    secondFrom: major(1_000),
    alone: 0n,
    aloneMost: major(500),
  }
  expect(assignNeedsSecond(asked)).toBe(false)
  expect(assignNeedsSecond({ ...asked, isNamed: false })).toBe(true)
  expect(assignNeedsSecond({ ...asked, received: major(99) })).toBe(true)
  expect(assignNeedsSecond({ ...asked, ordered: major(1_000), received: major(1_000) })).toBe(true)
  expect(assignNeedsSecond({ ...asked, alone: major(400) + 1n })).toBe(true)
})
