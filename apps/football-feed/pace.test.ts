import { expect, test } from 'vitest'
import { paceOf } from './pace.ts'

test('SPT-01 the feed simulator refuses a speed, a lead or a loss that it cannot replay with', () => {
  const usual = { speed: '20', lead: '120', loss: '0' }
  expect(paceOf(usual)).toEqual({ speed: 20, leadSeconds: 120, loss: 0 })
  expect(paceOf({ speed: '200', lead: '0', loss: '0.2' })).toEqual({ speed: 200, leadSeconds: 0, loss: 0.2 })
  for (const speed of ['abc', '', '0', '-1', '201'])
    expect(paceOf({ ...usual, speed })).toEqual({ problem: 'speed is a number up to 200' })
  for (const lead of ['soon', '-1'])
    expect(paceOf({ ...usual, lead })).toEqual({ problem: 'lead is a number of seconds' })
  for (const loss of ['1', '-0.1', 'some'])
    expect(paceOf({ ...usual, loss })).toEqual({ problem: 'loss is a share below 1, such as 0.2' })
})
