import { expect, test } from 'vitest'
import { decideClaim, rewardStates } from './reward.ts'

const now = new Date('2026-11-23T12:00:00Z')
const later = new Date('2026-11-23T12:00:00.001Z')

test('PRO-02 a reward can be claimed until its last moment and not at it', () => {
  expect(decideClaim({ state: 'offered', claimUntil: null }, now)).toEqual({ isAllowed: true })
  expect(decideClaim({ state: 'offered', claimUntil: later }, now)).toEqual({ isAllowed: true })
  expect(decideClaim({ state: 'offered', claimUntil: now }, now)).toEqual({
    refused: 'rewards.notClaimable',
    detail: { state: 'expired' },
  })
})

test('PRO-02 only an offered reward can be claimed', () => {
  for (const state of rewardStates.filter((each) => each !== 'offered')) {
    expect(decideClaim({ state, claimUntil: later }, now)).toEqual({
      refused: 'rewards.notClaimable',
      detail: { state },
    })
  }
})
