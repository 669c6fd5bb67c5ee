import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepTally, stagesOf } from './stages.ts'

const silent = {
  say: () => undefined,
  elapsed: () => '',
  step: async () => Promise.reject(new Error('no step')),
}

function night(directory: string, { subject = 'one', isAgain = false } = {}) {
  const ran: string[] = []
  const run = async (name: string) => {
    ran.push(name)
    if (name === 'hangs') return { code: 143 }
    keepTally(directory, name, { passed: 3, failed: name === 'fails' ? 1 : 0, faults: [] })
    return { code: 0 }
  }
  const names = ['passes', 'fails', 'hangs']
  const parts = () => stagesOf({ names, directory, subject, isAgain, reporter: silent, run })
  return { ran, parts }
}

async function runAll(parts: ReturnType<typeof stagesOf>): Promise<number[]> {
  const failed: number[] = []
  for (const part of parts) failed.push((await part.run()).failed)
  return failed
}

test('an interrupted night resumes where it stopped, and counts finished stages', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'fairhouse-stages-'))
  const first = night(directory)
  await first.parts()[0]?.run()
  const second = night(directory)
  expect(await runAll(second.parts())).toEqual([0, 1, 1])
  expect(second.ran).toEqual(['fails', 'hangs'])
})

test('another commit, or an explicit option, starts over', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'fairhouse-stages-'))
  await runAll(night(directory).parts())
  const other = night(directory, { subject: 'two' })
  await runAll(other.parts())
  expect(other.ran).toEqual(['passes', 'fails', 'hangs'])
  const again = night(directory, { subject: 'two', isAgain: true })
  await runAll(again.parts())
  expect(again.ran).toEqual(['passes', 'fails', 'hangs'])
})

test('a stage that exits without a tally, or is killed by its timeout, is a failure with its name', async () => {
  const { parts } = night(mkdtempSync(join(tmpdir(), 'fairhouse-stages-')))
  const hung = await parts()[2]?.run()
  expect(hung?.faults[0]).toContain('hangs exited with 143')
})
