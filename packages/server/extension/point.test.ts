import { expect, test } from 'vitest'
import { extensionList, extensionPoint, extensionPoints, extensionsOf } from './point.ts'

// apart from those of the product: other test files start it in the same process
const named = new Set<string>()
const points = {
  turnover: extensionPoint<(member: bigint) => bigint>('test.turnover', named),
  names: extensionPoint<readonly string[]>('test.names', named),
}
const turnover = points.turnover.filledWith((member) => member * 2n)
const names = points.names.filledWith(['a'])

test('gives each application the values its own higher features filled in', () => {
  const first = { extensions: extensionsOf([turnover, names], named) }
  const second = { extensions: extensionsOf([turnover, points.names.filledWith(['b'])], named) }
  expect(points.turnover.of(first)(21n)).toBe(42n)
  expect([points.names.of(first), points.names.of(second)]).toEqual([['a'], ['b']])
  expect(points.names.of({ ...first })).toEqual(['a'])
})

test('refuses to start when a point is unfilled or filled twice, and throws when it is read elsewhere', () => {
  expect(() => extensionsOf([turnover], named)).toThrow('test.names')
  expect(() => extensionsOf([turnover, names, names], named)).toThrow('test.names is filled twice')
  expect(() => points.names.of({ extensions: { names: new Set() } })).toThrow('Nothing fills')
  expect(() => extensionPoint('test.names', named)).toThrow('Two extension points')
})

test('a list takes a value of every feature that has one, in their order, and is not left empty', () => {
  const own = new Set<string>()
  const list = extensionList<string>('test.list', own)
  const both = { extensions: extensionsOf([list.with('a'), list.with('b')], own) }
  const one = { extensions: extensionsOf([list.with('c')], own) }
  expect([list.of(both), list.of(one)]).toEqual([['a', 'b'], ['c']])
  expect(() => extensionsOf([], own)).toThrow('test.list')
})

test('of points by key none may be left empty or filled twice, and each gives its own value', () => {
  const own = new Set<string>()
  const brands = extensionPoints<'deposit' | 'member', number>('test.brands', ['deposit', 'member'], own)
  const [deposit, member] = [brands.deposit.filledWith(1), brands.member.filledWith(2)]
  const filled = { extensions: extensionsOf([deposit, member], own) }
  expect([brands.deposit.of(filled), brands.member.of(filled)]).toEqual([1, 2])
  expect(() => extensionsOf([deposit], own)).toThrow('test.brands.member')
  expect(() => extensionsOf([deposit, member, member], own)).toThrow('test.brands.member is filled twice')
})
