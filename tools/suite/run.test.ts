import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../launcher/place.ts'

/** A worker that ignores every request to stop, as a busy one does; it prints its process id. */
const WORKER = `
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
setInterval(() => undefined, 1_000)
console.log(process.pid)
`

/** A suite that starts the worker and ends at a signal without it. */
const SUITE = `
import { spawn } from 'node:child_process'
import { join } from 'node:path'
spawn(process.execPath, [join(import.meta.dirname, 'worker.mjs')], { stdio: 'inherit' })
setInterval(() => undefined, 1_000)
`

/** Runs the script that its first argument names, as a stage runs a suite. */
const RUNNER = `
import { isStopped, runNode } from '${pathToFileURL(join(ROOT, 'tools/suite/run.ts')).href}'
const { code } = await runNode(process.argv.slice(2))
console.log(isStopped() ? 'stopped' : 'ended', code)
`

function scripts() {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-run-'))
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  write('worker.mjs', WORKER)
  return { runner: write('runner.mjs', RUNNER), suite: write('suite.mjs', SUITE) }
}

/** Runs the scripts, each under the one before, and stops the first of them once the worker is up. */
async function stopped(args: readonly string[]): Promise<string> {
  const { FAIRHOUSE_PROCESS_GROUP: _, ...env } = process.env
  const top = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  const worker = new Promise<number>((resolve) => {
    top.stdout.on('data', (chunk) => {
      said += String(chunk)
      const id = /^(\d+)\n/.exec(said)?.[1]
      if (id !== undefined) resolve(Number(id))
    })
  })
  // the output closes when the last process that holds it has ended, the worker too
  const closed = new Promise<void>((resolve) => top.on('close', () => resolve()))
  const id = await worker
  let isOpen = true
  onTestFinished(() => void (isOpen && process.kill(id, 'SIGKILL')))
  top.kill('SIGTERM')
  await closed
  isOpen = false
  return said.replace(/^\d+\n/, '').trim()
}

test('ends the workers of a suite that is stopped', async () => {
  const { runner, suite } = scripts()
  expect(await stopped([runner, suite])).toBe('stopped 1')
})

test('ends the workers of a suite that runs in a stage, when the whole night is stopped', async () => {
  const { runner, suite } = scripts()
  expect(await stopped([runner, runner, suite])).toMatch(/^stopped \d+$/m)
})
