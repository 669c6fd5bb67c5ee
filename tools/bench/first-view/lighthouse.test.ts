import { expect, test } from 'vitest'
import { figuresOf } from './lighthouse.ts'

const URL = 'http://localhost:8080/index'
const report = {
  audits: {
    'total-blocking-time': { numericValue: 120 },
    'largest-contentful-paint': { numericValue: 1_400 },
    'first-contentful-paint': { numericValue: 700 },
    'cumulative-layout-shift': { numericValue: 0.001 },
  },
  categories: { performance: { score: 0.97 } },
  environment: { benchmarkIndex: 2_000 },
}
const task = (tdur: number, tid = 1) => ({ name: 'RunTask', pid: 7, tid, tdur, args: {} })
const start = { name: 'navigationStart', pid: 7, tid: 1, args: { data: { documentLoaderURL: URL } } }

test('SHL-01 a task blocks the phone by what its processor time exceeds there, on the main thread of the page only', () => {
  // 20 ms here are 80 ms on the phone; 12 ms are 48 and block nothing
  const events = [start, task(20_000), task(12_000), task(90_000, 2)]
  expect(figuresOf(report, events, URL)).toEqual({
    score: 97,
    blocking: 120,
    largest: 1_400,
    first: 700,
    shift: 0.001,
    machine: 2_000,
    work: 30,
  })
})

test('SHL-01 refuses a trace without the page instead of reporting that nothing blocks', () => {
  expect(() => figuresOf(report, [task(20_000)], URL)).toThrow('no navigation')
})
