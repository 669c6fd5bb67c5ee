import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { camt054 } from '#apps/bank/camt.ts'
import { readFile } from './read-file.ts'

const feed = { format: 'camt054', csv: null, accountNumber: '1990000041718', currency: 'VND' } as const
const read = (text: string) => readFile(feed, Buffer.from(text))
const entry = { ref: 'FT001', amount: '500000', text: 'D-100417 NGUYEN VAN A', payer: 'NGUYEN & CON' }

test('CSH-01 reads a camt.054: account, reference, amount, direction, day, payer and text', () => {
  const reading = read(camt054('1990 0000 41718', [entry, { ref: 'FT002', amount: '1000.5', isOut: true }]))
  expect(reading).toMatchObject({
    entries: [
      {
        entryRef: 'FT001',
        amount: major(500_000),
        currency: 'VND',
        direction: 'in',
        bookedOn: '2026-12-01',
        payer: 'NGUYEN & CON',
        text: 'D-100417 NGUYEN VAN A',
      },
      { entryRef: 'FT002', amount: 10_005_000n, direction: 'out' },
    ],
    unread: [],
  })
})

test('CSH-01 reads older and newer versions, prefixes, and the texts of several lines', () => {
  const text = camt054(feed.accountNumber, [entry])
    .replace('camt.054.001.08', 'camt.054.001.02')
    .replace('<Sts><Cd>BOOK</Cd></Sts>', '<Sts>BOOK</Sts>')
    .replace('<Pty><Nm>NGUYEN &amp; CON</Nm></Pty>', '<Nm>NGUYEN V&#258;N A</Nm>')
    .replace('<Ustrd>D-100417 NGUYEN VAN A</Ustrd>', '<Ustrd>Chuyen tien</Ustrd><Ustrd>D-100417</Ustrd>')
  const prefixed = text.replace(/<(\/?)([A-Z])/g, '<$1n:$2').replace('xmlns=', 'xmlns:n=')
  for (const each of [text, prefixed])
    expect(read(each)).toMatchObject({ entries: [{ payer: 'NGUYEN VĂN A', text: 'Chuyen tien D-100417' }] })
})

test('CSH-01 leaves out what is not booked, and names entries without a reference', () => {
  const reading = read(
    camt054(feed.accountNumber, [
      { ...entry, status: 'PDNG' },
      { ref: '', amount: '5' },
      { ref: 'A', amount: '0' },
    ]),
  )
  expect(reading).toMatchObject({
    entries: [],
    unread: [
      { at: 1, what: 'pending' },
      { at: 2, what: 'noReference' },
      { at: 3, what: 'amount' },
    ],
  })
})

const collective = (second: string) =>
  camt054(feed.accountNumber, [{ ref: 'SUM1', amount: '300000', text: 'x' }]).replace(
    /<NtryDtls>[\s\S]*<\/NtryDtls>/,
    `<NtryDtls><TxDtls><Refs><AcctSvcrRef>A1</AcctSvcrRef></Refs><Amt Ccy="VND">100000</Amt><RmtInf><Ustrd>D-100417</Ustrd></RmtInf></TxDtls>
<TxDtls><AmtDtls><TxAmt><Amt Ccy="VND">${second}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>D-100418</Ustrd></RmtInf></TxDtls></NtryDtls>`,
  )

test('CSH-01 splits a collective entry into its transactions, but only if they add up', () => {
  expect(read(collective('200000'))).toMatchObject({
    entries: [
      { entryRef: 'A1', amount: major(100_000), text: 'D-100417' },
      { entryRef: 'SUM1/2', amount: major(200_000), text: 'D-100418' },
    ],
  })
  expect(read(collective('200001'))).toMatchObject({
    entries: [{ entryRef: 'SUM1', amount: major(300_000), text: '' }],
  })
})

const doctype = (inside: string) =>
  camt054(feed.accountNumber, [entry]).replace('?>', `?>\n<!DOCTYPE Document [${inside}]>`)

test('CSH-01 refuses document types and entities, so that no file is read and no entity expanded', () => {
  const bomb = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "&l${n};&l${n};&l${n};&l${n};">`).join(
    '',
  )
  for (const inside of ['<!ENTITY x SYSTEM "file:///etc/passwd">', `<!ENTITY l0 "lol">${bomb}`, ''])
    expect(read(doctype(inside))).toMatchObject({ problem: 'doctype' })
  const named = read(camt054(feed.accountNumber, [{ ...entry, text: 'x' }]).replace('>x<', '>&x;&#x41;<'))
  expect(named).toMatchObject({ entries: [{ text: '&x;A' }] }) // an unknown entity stays text
})

test('CSH-01 refuses another account, another message, broken and endless XML, and other encodings', () => {
  expect(read(camt054('42', [entry]))).toEqual({ problem: 'otherAccount', detail: '42' })
  expect(read(camt054(feed.accountNumber, [entry]).replace('camt.054', 'camt.052'))).toMatchObject({
    problem: 'notCamt',
  })
  expect(read('<Document>')).toMatchObject({ problem: 'notXml' })
  expect(read('<a>'.repeat(100_000) + '</a>'.repeat(100_000))).toMatchObject({ problem: 'notXml' })
  expect(readFile(feed, Buffer.from([0xff, 0xfe, 0x00, 0x41]))).toMatchObject({ problem: 'notText' })
  expect(readFile(feed, Buffer.from(camt054(feed.accountNumber, [entry]), 'utf16le'))).toMatchObject({
    problem: 'notText',
  })
  expect(read(camt054(feed.accountNumber, []))).toMatchObject({ problem: 'empty' })
  expect(read('<__proto__><constructor>1</constructor></__proto__>')).toHaveProperty('problem')
})
