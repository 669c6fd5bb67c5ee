import { expect, test } from 'vitest'
import { decideMove, decidePlace } from './place.ts'
import { boundsOf, groupPoints, isWithin } from './rates.ts'

const duc = { type: 1, line: [1n] }
const hoa = { type: 2, line: [1n, 2n] }
const at = { subAccounts: 'staff', depthMost: 3 } as const

test('AGT-02 agents open players, agents and staff; players and staff open nothing', () => {
  expect(decidePlace({ upline: duc, kind: 'player', ...at })).toBe(0)
  expect(decidePlace({ upline: duc, kind: 'agent', ...at })).toBe(2)
  expect(decidePlace({ upline: duc, kind: 'staff', ...at })).toBe(41)
  expect(decidePlace({ upline: hoa, kind: 'staff', ...at })).toBe(42)
  expect(decidePlace({ upline: { type: 0, line: [1n, 3n] }, kind: 'player', ...at })).toBe('notHere')
  expect(decidePlace({ upline: { type: 42, line: [1n, 2n, 9n] }, kind: 'player', ...at })).toBe('notHere')
})

test('AGT-01 a sub-agent opens a downline of its own', () => {
  const sub = { type: 41, line: [1n, 9n] }
  const own = { subAccounts: 'sub-agent', depthMost: 3 } as const
  expect(decidePlace({ upline: sub, kind: 'player', ...own })).toBe(0)
  expect(decidePlace({ upline: sub, kind: 'agent', ...own })).toBe(2)
  expect(decidePlace({ upline: sub, kind: 'staff', ...own })).toBe('notHere')
})

test('N2 the setting limits the levels of agents, not those of players', () => {
  const tam = { type: 2, line: [1n, 2n, 3n] }
  expect(decidePlace({ upline: tam, kind: 'agent', ...at })).toBe('tooDeep')
  expect(decidePlace({ upline: tam, kind: 'player', ...at })).toBe(0)
})

test('N2 a move makes no cycle and no line that is too deep', () => {
  const move = { line: [1n, 2n], agentLevels: 2, depthMost: 3 }
  expect(decideMove({ ...move, to: [1n, 2n, 3n] })).toBe('cycle')
  expect(decideMove({ ...move, to: [1n, 2n] })).toBe('cycle')
  expect(decideMove({ ...move, to: [5n, 6n] })).toBe('tooDeep')
  expect(decideMove({ ...move, to: [5n] })).toBeNull()
  expect(decideMove({ ...move, to: [] })).toBeNull()
})

test('AGT-02 a rebate lies between the highest of the downline and the upline’s own', () => {
  const bounds = boundsOf({ own: 12_000, below: [3_000, 8_000] })
  expect(bounds).toEqual({ least: 8_000, most: 12_000 })
  expect([7_999, 8_000, 12_000, 12_001, 8_000.5].map((rate) => isWithin(rate, bounds))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect(groupPoints(24_000)).toBe(48)
})
