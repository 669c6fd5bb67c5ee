import { expect, test } from 'vitest'
import { isOldEnough, strengthOf } from './field-check.ts'
import { invitationIn } from './invitation.ts'

test('A1 a person reaches the minimum age on the birthday itself, not the day before', () => {
  expect(isOldEnough('2005-11-21', '2026-11-21', 21)).toBe(true)
  expect(isOldEnough('2005-11-22', '2026-11-21', 21)).toBe(false)
  expect(isOldEnough('', '2026-11-21', 21)).toBe(false)
})

test('A8 a longer password with more different characters counts as stronger', () => {
  expect(strengthOf('short', 10)).toBe(1)
  expect(strengthOf('tenletters', 10)).toBe(2)
  expect(strengthOf('a longer phrase here', 10)).toBe(4)
})

test('AUT-10 reads the inviter from long or short query parameters, and leaves missing ones empty', () => {
  expect(invitationIn('?affiliateCode=DUC888&ref=MAI77')).toEqual({
    affiliateCode: 'DUC888',
    referralCode: 'MAI77',
    recommenderId: '',
  })
  expect(invitationIn('?aff=%20DUC888%20&recommender=100002')).toMatchObject({
    affiliateCode: 'DUC888',
    recommenderId: '100002',
  })
})
