import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { posterOf } from './posters.ts'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => vi.unstubAllGlobals())

test('SHL-17 a game shows its poster; with data saving on, the browser loads none and the card shows the name', () => {
  vi.stubGlobal('navigator', {})
  expect(posterOf('dice')?.src).toMatch(/poster-416/)
  expect(posterOf('no-such-game')).toBeNull()
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(posterOf('dice')).toBeNull()
})
