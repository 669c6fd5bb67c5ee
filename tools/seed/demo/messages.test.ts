import { expect, test } from 'vitest'
import { notices } from './messages.data.ts'

test('CSH-02 the demo’s news names no payout times, because only the withdrawal page measures them', () => {
  const claims = notices.flatMap(({ title, content }) => [title.en, title.vi, content.en, content.vi])
  expect(claims.length).toBeGreaterThan(0)
  expect(claims.filter((text) => /\b(minutes?|phút)\b/i.test(text))).toEqual([])
})
