import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tools/suite/source-files.ts'
import { isInvalidated, topics } from './topics.ts'

type Topic = { readonly audience: string }

/** Every topic that a contract sends to operators, by name. */
async function operatorTopics(): Promise<readonly string[]> {
  const root = join(import.meta.dirname, '../../../..')
  const files = sourceFiles(['features/*/*/contract.ts', 'features/*/*/contract/*.ts'])
  const contracts = await Promise.all(files.map(async (file): Promise<object> => import(join(root, file))))
  return contracts
    .flatMap((contract) => Object.entries(contract).filter(([name]) => name.endsWith('Topics')))
    .flatMap(([, own]: [string, Readonly<Record<string, Topic>>]) =>
      Object.entries(own).flatMap(([name, { audience }]) => (audience === 'operator' ? [name] : [])),
    )
}

test('OPS-01 every event that operators receive invalidates some query of the office', async () => {
  const told = await operatorTopics()
  expect(told).toContain('matching.queue')
  expect(told.filter((name) => (topics[name] ?? []).length === 0)).toEqual([])
})

test('OPS-01 an event invalidates the calls that it names and whole contracts, and no other', () => {
  expect(isInvalidated('depositsOffice.list', 'deposits.queue')).toBe(true)
  expect(isInvalidated('memberDesk.deposits', 'deposits.queue')).toBe(true)
  expect(isInvalidated('memberDesk.withdrawals', 'deposits.queue')).toBe(false)
  expect(isInvalidated('kycOffice.one', 'papers.queue')).toBe(false)
  expect(isInvalidated('depositsOffice.list', 'no.such')).toBe(false)
})
