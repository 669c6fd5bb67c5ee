import { expect, test } from 'vitest'
import { settle, vendorDirections } from './moves.ts'
import { checkPropose, contradiction, toldBy, verdicts } from './verdict.ts'

const madeAt = new Date('2026-11-21T10:00:00Z')
const at = (minute: number) => new Date(madeAt.getTime() + minute * 60_000)

test('MEM-04 operators may decide a transfer after fifteen minutes without a response, and only while its outcome is unknown', () => {
  expect(checkPropose({ state: 'pending', madeAt }, at(14))).toEqual({
    refused: 'vendorWallets.tooEarly',
    detail: { from: at(15) },
  })
  expect(checkPropose({ state: 'pending', madeAt }, at(15))).toBeNull()
  expect(checkPropose({ state: 'done', madeAt }, at(60))).toEqual({ refused: 'vendorWallets.settled' })
})

/** Computes independently where the member's 100 are, in main wallet and vendor wallet, after the decision here and the outcome there. */
function places(direction: 'out' | 'back', here: 'done' | 'failed', there: 'confirmed' | 'failed') {
  const start = direction === 'out' ? { main: 0, vendor: 0 } : { main: 0, vendor: 100 }
  const main =
    (direction === 'out' && here === 'failed') || (direction === 'back' && here === 'done') ? 100 : 0
  const moved = there === 'confirmed' ? (direction === 'out' ? 100 : -100) : 0
  return main + start.vendor + moved
}

test('MEM-04 a decision settles like the vendor’s own status, and a contradictory status leaves the amount twice or nowhere', () => {
  for (const direction of vendorDirections)
    for (const verdict of verdicts) {
      const told = toldBy(verdict)
      const does = settle('pending', direction, told)
      const state = does === 'finish' || does === 'credit' ? 'done' : 'failed'
      expect(settle(state, direction, told)).toBe('wait')
      expect(places(direction, state, told)).toBe(100)
      const other = told === 'confirmed' ? 'failed' : 'confirmed'
      expect(settle(state, direction, other)).toBe('alarm')
      expect(places(direction, state, other)).toBe(contradiction(direction, other) === 'twice' ? 200 : 0)
    }
})
