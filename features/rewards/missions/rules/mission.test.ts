import { expect, test } from 'vitest'
import { missionData } from '../contract/shapes.ts'
import { offerOf, type Gift } from './gift.ts'
import { nextStep, problemOf, seenState, targetOf, type Goal } from './mission.ts'
import { isByDay, isQuiet, type Play } from './play.ts'

const night = { from: 0, to: 6 }
const play: Play = { categories: [], games: [], from: 6, to: 24 }
const gift: Gift = { kind: 'points', count: 10 }
const problem = (period: 'day' | 'week' | 'once', goal: Goal) => problemOf({ period, goal, gift }, night)

test('R9 a mission that counts play at night is refused', () => {
  const at = (from: number, to: number): Goal => ({
    kind: 'validBet',
    amount: '100',
    play: { ...play, from, to },
  })
  expect(problem('day', at(6, 24))).toBeNull()
  expect(problem('day', at(12, 14))).toBeNull()
  expect(problem('day', at(5, 24))).toBe('night')
  expect(problem('day', at(0, 24))).toBe('night')
  expect(problem('day', at(14, 14))).toBe('night')
  expect(isByDay({ ...play, from: 22 }, { from: 23, to: 6 })).toBe(false)
  expect([22, 23, 0, 5, 6].map((hour) => isQuiet({ from: 23, to: 6 }, hour))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

test('R9 a mission leaves days of rest and asks for no deposits in quick succession', () => {
  const days = (count: number): Goal => ({ kind: 'daysPlayed', count, play })
  expect([problem('week', days(5)), problem('week', days(6)), problem('day', days(1))]).toEqual([
    null,
    'rest',
    'period',
  ])
  const deposits = (count: number): Goal => ({ kind: 'deposits', count, least: '100' })
  expect([problem('day', deposits(1)), problem('day', deposits(2)), problem('once', deposits(3))]).toEqual([
    null,
    'deposits',
    null,
  ])
})

test('R9 there is no goal that rewards losses', () => {
  const of = (goal: unknown) => missionData.safeParse({ period: 'day', goal, gift }).success
  expect(of({ kind: 'validBet', amount: '100', play })).toBe(true)
  for (const kind of ['netLoss', 'losses', 'loss', 'losingRounds'])
    expect(of({ kind, amount: '100', count: 3, least: '1', play })).toBe(false)
})

test('PRO-06 a reward that waits is withdrawn below the target; a claimed one stays', () => {
  const step = (done: bigint, reward: string | null) => nextStep({ done, target: 10n, reward })
  expect([step(9n, null), step(10n, null), step(10n, 'offered'), step(9n, 'offered')]).toEqual([
    'none',
    'offer',
    'none',
    'withdraw',
  ])
  for (const state of ['claimed', 'credited', 'expired', 'withdrawn'])
    expect([step(9n, state), step(10n, state)]).toEqual(['none', 'none'])
})

test('PRO-06 shows a member what to do with a mission', () => {
  const seen = (reward: string | null, isUsedUp = false, isOver = false) =>
    seenState({ reward, isUsedUp, isOver })
  expect([seen(null), seen(null, true), seen('offered', true), seen('offered', false, true)]).toEqual([
    'open',
    'usedUp',
    'claimable',
    'expired',
  ])
  expect([seen('credited'), seen('claimed'), seen('withdrawn')]).toEqual(['claimed', 'claimed', 'expired'])
})

test('PRO-06 a goal says its target and a gift what is offered', () => {
  expect(targetOf({ kind: 'validBet', amount: '5000', play })).toBe(5000n)
  expect(targetOf({ kind: 'account', part: 'email' })).toBe(1n)
  expect(offerOf({ kind: 'tickets', draw: 'r', count: 3 })).toEqual({
    kind: 'tickets',
    amount: 3n,
    detail: { draw: 'r' },
  })
})
