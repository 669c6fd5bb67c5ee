/** Runs a program of the project and shows its output. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../launcher/place.ts'

/** A program that runs longer than `limitMs` is asked to stop, and killed if it does not. */
export type RunOptions = { env?: NodeJS.ProcessEnv; isQuiet?: boolean; limitMs?: number }

/** Time that a program needs to stop its own programs. */
const STOP_MS = 30_000

let wasStopped = false

/** Whether Ctrl-C was pressed while a program ran: then no further program is started. */
export function isStopped(): boolean {
  return wasStopped
}

/** Runs a script under our own Node; returns its exit code (1 when a signal ended it) and, when quiet, its output. */
export function runNode(
  args: readonly string[],
  options: RunOptions = {},
): Promise<{ code: number; said: string }> {
  return run(process.execPath, args, options)
}

/** Runs any command in the root of the project. */
export function run(
  command: string,
  args: readonly string[],
  { env = process.env, isQuiet = false, limitMs }: RunOptions = {},
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const stdio = isQuiet ? 'pipe' : 'inherit'
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', stdio, stdio] })
    const stop = (signal: NodeJS.Signals) => {
      wasStopped = true
      child.kill(signal)
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
    const over = limitMs === undefined ? undefined : setTimeout(() => child.kill('SIGTERM'), limitMs)
    const dead =
      limitMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), limitMs + STOP_MS)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)))
    const end = (code: number, more = '') => {
      for (const timer of [over, dead]) clearTimeout(timer)
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
      resolve({ code, said: said + more })
    }
    child.on('error', (error) => end(1, error.message))
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Path of a package's program, such as `typescript` and `bin/tsc`. */
export function packaged(name: string, file: string): string {
  return join(ROOT, 'node_modules', name, file)
}
