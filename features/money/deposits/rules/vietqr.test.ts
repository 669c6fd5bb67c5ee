import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { crc16, vietQr } from './vietqr.ts'

test("CSH-01 the checksum is the one of the national standard's own examples", () => {
  const toAccount =
    '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN6304'
  expect(crc16(toAccount)).toBe('9E6F')
  const withAmount =
    '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN' +
    '62340107NPS68690819thanh toan don hang6304'
  expect(crc16(withAmount)).toBe('2E2E')
})

test('CSH-01 a transfer is written field by field as the standard says', () => {
  const text = vietQr({
    bin: '970403',
    accountNumber: '0011012345678',
    amount: major(180_000),
    content: 'D-100417',
  })
  expect(text).toMatch(
    /^00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62120808D-1004176304[0-9A-F]{4}$/,
  )
  expect(crc16(text.slice(0, -4))).toBe(text.slice(-4))
})
