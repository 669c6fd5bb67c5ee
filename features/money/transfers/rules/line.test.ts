import fc from 'fast-check'
import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { checkTransfer, isAgent, wayBetween, type Node } from './line.ts'

const duc: Node = { id: 1n, type: 1, above: [] }
const hoa: Node = { id: 2n, type: 2, above: [1n] }
const mai: Node = { id: 3n, type: 0, above: [2n, 1n] }
const an: Node = { id: 4n, type: 0, above: [2n, 1n] }
const son: Node = { id: 5n, type: 2, above: [1n] }

test('CSH-04 up and down one line, by the shortest count of steps', () => {
  expect(wayBetween(mai, hoa, 'line')).toEqual({ direction: 'up', distance: 1 })
  expect(wayBetween(mai, duc, 'line')).toEqual({ direction: 'up', distance: 2 })
  expect(wayBetween(duc, mai, 'line')).toEqual({ direction: 'down', distance: 2 })
})

test('CSH-04 N3 moves nothing outside the line, sideways or to oneself', () => {
  expect([wayBetween(mai, son, 'line'), wayBetween(hoa, son, 'line'), wayBetween(mai, an, 'line')]).toEqual([
    null,
    null,
    null,
  ])
  expect(wayBetween(hoa, hoa, 'line')).toBeNull()
})

test('CSH-04 N3 with the setting edge only neighbours count', () => {
  expect(wayBetween(mai, duc, 'edge')).toBeNull()
  expect(wayBetween(mai, hoa, 'edge')).toEqual({ direction: 'up', distance: 1 })
})

test('CSH-04 N3 in any tree, money moves exactly between an ancestor and a descendant of whom one is an agent', () => {
  const trees = fc.array(fc.tuple(fc.nat(), fc.constantFrom(0, 1, 2, 4, 41, 42)), {
    minLength: 2,
    maxLength: 24,
  })
  fc.assert(
    fc.property(
      trees,
      fc.nat(),
      fc.nat(),
      fc.constantFrom('line' as const, 'edge' as const),
      (rows, x, y, reach) => {
        const parents = rows.map(([seed], at) => (at === 0 ? null : seed % at))
        const climb = (at: number): number[] => {
          const up = parents[at]
          return up === null || up === undefined ? [] : [up, ...climb(up)]
        }
        const node = (at: number): Node => ({
          id: BigInt(at),
          type: rows[at]?.[1] ?? 0,
          above: climb(at).map(BigInt),
        })
        const [a, b] = [x % rows.length, y % rows.length]
        const steps = climb(a).includes(b)
          ? climb(a).indexOf(b) + 1
          : climb(b).includes(a)
            ? climb(b).indexOf(a) + 1
            : 0
        const oneIsAgent = isAgent(rows[a]?.[1] ?? 0) || isAgent(rows[b]?.[1] ?? 0)
        const isAllowed = steps > 0 && oneIsAgent && (reach === 'line' || steps === 1)
        expect(wayBetween(node(a), node(b), reach)?.distance ?? 0).toBe(isAllowed ? steps : 0)
      },
    ),
  )
})

test('CSH-04 states exactly what is missing for each limit', () => {
  const terms = { least: major(10), most: major(500), dayMost: major(600), dayCount: 3 }
  const check = (amount: bigint, today = { count: 0, amount: 0n }, free = major(1_000)) =>
    checkTransfer(amount, terms, today, free)
  expect(check(major(10))).toBeNull()
  expect(check(major(9))).toMatchObject({ refused: 'transfers.amountTooSmall' })
  expect(check(major(501))).toMatchObject({ refused: 'transfers.amountTooLarge' })
  expect(check(major(100), undefined, major(70))).toEqual({
    refused: 'transfers.notEnough',
    detail: { free: major(70), missing: major(30) },
  })
  expect(check(major(100), { count: 1, amount: major(550) })).toEqual({
    refused: 'transfers.dayAmount',
    detail: { left: major(50) },
  })
  expect(check(major(10), { count: 3, amount: 0n })).toMatchObject({ refused: 'transfers.dayCount' })
})
