import { expect, test } from 'vitest'
import { extensionPoint, extensionsOf } from './point.ts'

const points = {
  turnover: extensionPoint<(member: bigint) => bigint>('test.turnover'),
  names: extensionPoint<readonly string[]>('test.names'),
}
const named = ['test.turnover', 'test.names']
const turnover = points.turnover.filledWith((member) => member * 2n)
const names = points.names.filledWith(['a'])

test('a use case reads what a higher feature filled in, each application its own', () => {
  const first = { extensions: extensionsOf([turnover, names], named) }
  const second = { extensions: extensionsOf([turnover, points.names.filledWith(['b'])], named) }
  expect(points.turnover.of(first)(21n)).toBe(42n)
  expect([points.names.of(first), points.names.of(second)]).toEqual([['a'], ['b']])
  expect(points.names.of({ ...first })).toEqual(['a'])
})

test('a point that is left empty or filled twice stops the start, and one read elsewhere throws', () => {
  expect(() => extensionsOf([turnover], named)).toThrow('test.names')
  expect(() => extensionsOf([turnover, names, names], named)).toThrow('test.names is filled twice')
  expect(() => points.names.of({ extensions: { names: new Set() } })).toThrow('Nothing fills')
  expect(() => extensionPoint('test.names')).toThrow('Two extension points')
})
