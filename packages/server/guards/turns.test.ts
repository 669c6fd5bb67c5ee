import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('M4 calls of one name run one after another, also after one that failed; others are not held up', async () => {
  const turns = createTurns()
  const owner = {}
  const seen: string[] = []
  const first = Promise.withResolvers<string>()
  const act = (name: string, until?: Promise<string>) => async () => {
    seen.push(`${name} begins`)
    await until
    seen.push(`${name} ends`)
    return name
  }
  const all = [
    turns(owner, 'a', act('a1', first.promise)),
    turns(owner, 'a', act('a2')),
    turns(owner, 'a', act('a3')),
  ]
  expect(await turns(owner, 'b', act('b'))).toBe('b')
  expect(await turns({}, 'a', act('elsewhere'))).toBe('elsewhere')
  first.reject(new Error('lost'))
  const [failed, ...others] = await Promise.allSettled(all)
  expect(failed?.status).toBe('rejected')
  expect(others.map((each) => each.status === 'fulfilled' && each.value)).toEqual(['a2', 'a3'])
  expect(seen).toEqual([
    'a1 begins',
    'b begins',
    'b ends',
    'elsewhere begins',
    'elsewhere ends',
    'a2 begins',
    'a2 ends',
    'a3 begins',
    'a3 ends',
  ])
})

test('M4 a call is refused while the maximum of its name waits, until one of them has ended', async () => {
  const turns = createTurns(2)
  const owner = {}
  const first = Promise.withResolvers<string>()
  const one = turns(owner, 'a', () => first.promise)
  const two = turns(owner, 'a', () => Promise.resolve('second'))
  expect(turns(owner, 'a', () => Promise.resolve('third'))).toBeNull()
  expect(await turns(owner, 'b', () => Promise.resolve('b'))).toBe('b')
  first.resolve('first')
  expect([await one, await two]).toEqual(['first', 'second'])
  expect(await turns(owner, 'a', () => Promise.resolve('fourth'))).toBe('fourth')
})
