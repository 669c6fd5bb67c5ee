import { expect, test } from 'vitest'
import { en } from '../defaults/questions/en.data.ts'
import { vi } from '../defaults/questions/vi.data.ts'
import { CODE, findQuestions, plain, sections } from './questions.ts'

test('SHL-10 the default questions cover every part of the product, with the same codes in both languages', () => {
  expect(en.length).toBeGreaterThanOrEqual(60)
  expect(vi.map(({ section, code }) => [section, code])).toEqual(
    en.map(({ section, code }) => [section, code]),
  )
  expect(new Set(en.map(({ code }) => code)).size).toBe(en.length)
  expect(new Set(en.map(({ section }) => section))).toEqual(new Set(sections))
  for (const { code, answer, question } of [...en, ...vi]) {
    expect(code).toMatch(CODE)
    expect(answer).toMatch(/^<p>.{30,}<\/p>$/)
    expect(question.length).toBeGreaterThan(5)
  }
})

test('SHL-10 a search ignores accents, case and order, needs every word, and puts titles first', () => {
  const codes = (search: string, list = vi) => findQuestions(list, search).map(({ code }) => code)
  expect(plain('Đặt lệnh RÚT')).toBe('dat lenh rut')
  expect(codes('RUT  tre')).toContain('withdrawals.late')
  expect(codes('trễ rút')).toEqual(codes('rut tre'))
  expect(codes('zzz')).toEqual([])
  expect(codes('')).toHaveLength(vi.length)
  // "receipt" stands in the title of one question and in the answers of others
  expect(codes('receipt', en)[0]).toBe('deposits.receipt')
  // markup is no text
  expect(codes('strong', en)).toEqual([])
})
