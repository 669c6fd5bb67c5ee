import { afterEach, expect, test, vi } from 'vitest'
import { whenCalm } from './calm.ts'

/** A browser whose idle periods and frames are controlled by the test. */
function browser() {
  const moments: (() => void)[] = []
  const frames: (() => void)[] = []
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (go: () => void) => moments.push(go))
  vi.stubGlobal('requestAnimationFrame', (go: () => void) => frames.push(go))
  return { moment: () => moments.shift()?.(), frame: () => frames.shift()?.() }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('SHL-01 renders each piece of a page in its own frame, however long the browser is idle', () => {
  const { moment, frame } = browser()
  const done: string[] = []
  whenCalm(() => done.push('menu'))
  whenCalm(() => done.push('form'))
  const forget = whenCalm(() => done.push('left before it was its turn'))
  whenCalm(() => done.push('list'))
  moment()
  moment()
  moment()
  expect(done).toEqual(['menu'])
  frame()
  moment()
  expect(done).toEqual(['menu', 'form'])
  forget()
  // a hidden page has no frames, and is rendered all the same
  moment()
  vi.runAllTimers()
  moment()
  expect(done).toEqual(['menu', 'form', 'list'])
})
