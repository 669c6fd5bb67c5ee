import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { acts, depthBelow, mayDo, ownsStaff, rangeBelow, rootOf, type Act, type Actor } from './policy.ts'
import { rights, type Right } from './rights.ts'

type Node = {
  readonly id: bigint
  readonly merchant: string
  readonly type: number
  readonly up: Node | null
}

const lineOf = (node: Node): bigint[] => (node.up ? [...lineOf(node.up), node.id] : [node.id])

/** The rule of the requirement with upline pointers instead of lines: climb from the target until the root or the top. */
function oracle(actor: Actor, from: Node, act: Act, target: Node): boolean {
  const isSub = from.type === 41 || from.type === 42
  const isStaff = isSub && actor.subAccounts === 'staff'
  if (![1, 2, 41, 42].includes(from.type)) return false
  if (isStaff && !actor.rights.includes(acts[act].right)) return false
  if (actor.subAccounts === 'staff' && (target.type === 41 || target.type === 42)) return false
  const root = isStaff ? from.up : from
  let steps = 0
  for (let at: Node | null = target; at; at = at.up) {
    if (at === root) return steps > 0 && (acts[act].reach === 'line' || steps === 1)
    steps += 1
  }
  return false
}

const random = fastChance(80)
const pick = <T>(from: readonly T[]): T => {
  const found = from[random.below(from.length)]
  if (found === undefined) throw new Error('nothing to pick')
  return found
}

/** A random forest of two brands: chains as deep as the number of its members occur too. */
function forest(size: number): Node[] {
  const nodes: Node[] = []
  const isDeep = random.below(4) === 0
  for (let place = 0; place < size; place += 1) {
    const merchant = pick(['JADE', 'AMBER'])
    const above = nodes.filter((each) => each.merchant === merchant && each.type !== 0)
    const up = above.length === 0 || random.below(8) === 0 ? null : isDeep ? above.at(-1) : pick(above)
    const type = up ? pick(up.type === 41 || up.type === 42 ? [0, 2] : [0, 2, 2, 42]) : 1
    // IDs out of order, so that ranges of lines are not those of insertion
    nodes.push({ id: BigInt(1_000 + ((place * 7_919) % 10_007)), merchant, type, up: up ?? null })
  }
  return nodes
}

type Decide = (
  actor: Actor,
  act: Act,
  target: { id: bigint; merchant: string; type: number; line: bigint[] },
) => boolean

/** Compares a policy with the oracle on all pairs of random forests; returns the number of pairs and of differences. */
function compare(decide: Decide, pairsWanted: number): { pairs: number; wrong: number; allowed: number } {
  const told = { pairs: 0, wrong: 0, allowed: 0 }
  while (told.pairs < pairsWanted) {
    const nodes = forest(60)
    const lines = new Map(nodes.map((node) => [node.id, lineOf(node)]))
    const subAccounts = pick(['staff', 'sub-agent'] as const)
    for (const from of nodes) {
      const own: Right[] = rights.filter(() => random.below(2) === 0)
      const line = lines.get(from.id) ?? []
      const actor: Actor = { ...from, line, subAccounts, rights: own }
      const act = pick(Object.keys(acts).filter((name): name is Act => name in acts))
      for (const target of nodes) {
        const is = decide(actor, act, { ...target, line: lines.get(target.id) ?? [] })
        told.pairs += 1
        if (is) told.allowed += 1
        if (is !== oracle(actor, from, act, target)) told.wrong += 1
      }
    }
  }
  return told
}

test('AGT-03 N1 an agent reaches its own downline and no other member, on a million pairs of random trees', () => {
  const told = compare(mayDo, 1_000_000)
  expect(told.wrong).toBe(0)
  expect(told.allowed).toBeGreaterThan(10_000)
})

test('AGT-03 the comparison finds a policy that leaks one upline, and one that ignores the brand', () => {
  const leaks: Decide = (actor, act, target) =>
    mayDo(actor, act, target) || (act === 'see' && actor.line.at(-2) === target.id && actor.type === 2)
  expect(compare(leaks, 20_000).wrong).toBeGreaterThan(0)
  const loose: Decide = (actor, act, target) => mayDo(actor, act, { ...target, type: 0 })
  expect(compare(loose, 20_000).wrong).toBeGreaterThan(0)
})

const duc: Actor = { id: 1n, merchant: 'JADE', type: 1, line: [1n], subAccounts: 'staff', rights: [] }
const mai = { id: 3n, merchant: 'JADE', type: 0, line: [1n, 2n, 3n] }

test('AGT-03 a member of the same line in another brand does not exist', () => {
  expect(mayDo(duc, 'see', mai)).toBe(true)
  expect(mayDo(duc, 'see', { ...mai, merchant: 'AMBER' })).toBe(false)
})

test('AGT-01 staff work on the owner’s downline with the rights granted, sub-agents on their own', () => {
  const staff: Actor = { ...duc, id: 9n, type: 41, line: [1n, 9n], rights: ['team'] }
  expect(rootOf(staff)).toEqual([1n])
  expect(mayDo(staff, 'see', mai)).toBe(true)
  expect(mayDo(staff, 'message', mai)).toBe(false)
  expect(mayDo({ ...staff, subAccounts: 'sub-agent' }, 'see', mai)).toBe(false)
  expect(mayDo({ ...staff, subAccounts: 'sub-agent' }, 'see', { ...mai, line: [1n, 9n, 3n] })).toBe(true)
  expect(ownsStaff(duc, { ...staff })).toBe(true)
  expect(ownsStaff(staff, { ...staff })).toBe(false)
})

test('AGT-03 the range of a subtree has its members and no others', () => {
  const { from, to } = rangeBelow([1n, 2n])
  expect([from, to]).toEqual([
    [1n, 2n],
    [1n, 3n],
  ])
  expect(depthBelow([1n, 2n], [1n, 2n, 3n, 4n])).toBe(2)
  expect(depthBelow([1n, 2n], [1n, 2n])).toBeNull()
  expect(depthBelow([1n, 2n], [1n, 20n, 3n])).toBeNull()
  expect(depthBelow([], [1n])).toBeNull()
})
