import { expect, test } from 'vitest'
import { checkCode, checkRedeem, codeOf, mayBecome } from './mall.ts'

const mug = { kind: 'goods', points: 150, stock: 2, perMember: 3, taken: 1 } as const

test('PRO-05 two mugs for 150 points each are 300 points; another price is named', () => {
  expect(checkRedeem({ quantity: 2, points: 300, hasDelivery: true }, mug)).toBeNull()
  expect(checkRedeem({ quantity: 2, points: 280, hasDelivery: true }, mug)).toEqual({
    refused: 'mall.priceChanged',
    detail: { points: 150 },
  })
})

test('PRO-05 rejects more than the stock, more than one member may have, and goods without an address', () => {
  expect(checkRedeem({ quantity: 3, points: 450, hasDelivery: true }, mug)?.refused).toBe('mall.soldOut')
  const many = { ...mug, stock: null }
  expect(checkRedeem({ quantity: 3, points: 450, hasDelivery: true }, many)?.refused).toBe('mall.perMember')
  expect(checkRedeem({ quantity: 1, points: 150, hasDelivery: false }, mug)?.refused).toBe('mall.noAddress')
  const cash = { ...mug, kind: 'cash' } as const
  expect(checkRedeem({ quantity: 1, points: 150, hasDelivery: false }, cash)).toBeNull()
})

test('PRO-05 a redemption ends as completed or rejected', () => {
  expect(mayBecome('process', 'approved') && mayBecome('approved', 'completed')).toBe(true)
  expect(mayBecome('process', 'rejected') && mayBecome('approved', 'rejected')).toBe(true)
  expect(mayBecome('completed', 'rejected') || mayBecome('rejected', 'approved')).toBe(false)
})

test('PRO-05 a code works until its last moment and its last use, however it is typed', () => {
  const at = new Date('2026-11-23T10:00:00Z')
  const code = { uses: 0, mostUses: 1, validUntil: at, isStopped: false }
  expect(checkCode(code, new Date(at.getTime() - 1))).toBeNull()
  expect(checkCode(code, at)).toBe('mall.codeEnded')
  expect(checkCode({ ...code, validUntil: null, uses: 1 }, at)).toBe('mall.codeUsedUp')
  expect(checkCode({ ...code, validUntil: null, isStopped: true }, at)).toBe('mall.codeEnded')
  expect(codeOf(' jade-2026 ')).toBe('JADE2026')
})
