import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hex, utf8 } from './bytes.ts'
import { merkleLevels, merklePath, merkleRoot, rootOfPath } from './merkle.ts'
import { sha256 } from './sha256.ts'

const digest = (text: string): string => hex(sha256(utf8(text)))
const leavesOf = (count: number) => Array.from({ length: count }, (_, at) => digest(`leaf ${at}`))

test('G9 every leaf leads to the root by its own path, and no other leaf does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), (count, any) => {
      const leaves = leavesOf(count)
      const levels = merkleLevels(leaves, digest)
      const at = any % count
      const path = merklePath(levels, at)
      expect(rootOfPath(leaves[at] ?? '', path, digest)).toBe(merkleRoot(levels))
      expect(rootOfPath(digest('forged'), path, digest)).not.toBe(merkleRoot(levels))
    }),
    { numRuns: 60 },
  )
})

test('G9 a changed leaf, or two leaves in each other’s place, change the root', () => {
  const leaves = leavesOf(7)
  const root = merkleRoot(merkleLevels(leaves, digest))
  expect(merkleRoot(merkleLevels([...leaves.slice(0, 6), digest('x')], digest))).not.toBe(root)
  const [a = '', b = '', ...rest] = leaves
  expect(merkleRoot(merkleLevels([b, a, ...rest], digest))).not.toBe(root)
})

test('G9 the tree of three leaves is the one on paper', () => {
  const [a = '', b = '', c = ''] = leavesOf(3)
  const levels = merkleLevels([a, b, c], digest)
  expect(merkleRoot(levels)).toBe(digest(digest(a + b) + c))
  expect(merklePath(levels, 2)).toEqual([{ side: 'left', hash: digest(a + b) }])
  expect(merklePath(levels, 0)).toEqual([
    { side: 'right', hash: b },
    { side: 'right', hash: c },
  ])
  expect(() => merkleLevels([], digest)).toThrow('no leaves')
})
