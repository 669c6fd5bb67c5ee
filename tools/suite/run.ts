/** Runs a program of the project and shows its output. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../launcher/place.ts'

/** A program that runs longer than `limitMs` is asked to stop, and killed if it does not. */
export type RunOptions = { env?: NodeJS.ProcessEnv; isQuiet?: boolean; limitMs?: number }

/** Time that a program needs to stop its own programs. */
const STOP_MS = 30_000

/** A closed terminal sends SIGHUP, which a process group of its own no longer receives. */
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Set in each program that runs here: what it runs in turn joins its process group, so that one signal reaches all of them. */
const IN_GROUP = 'FAIRHOUSE_PROCESS_GROUP'

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

/**
 * Runs any command in the root of the project, in a process group of its own. A stop signal goes to the whole group, and when the command
 * has ended, what is left of the group is killed: Vitest's workers outlive a Vitest that was stopped.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = process.env, isQuiet = false, limitMs }: RunOptions = {},
): Promise<{ code: number; said: string }> {
  const leads = process.env[IN_GROUP] === undefined
  return new Promise((resolve) => {
    const stdio = isQuiet ? 'pipe' : 'inherit'
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...env, [IN_GROUP]: 'yes' },
      stdio: ['ignore', stdio, stdio],
      detached: leads,
    })
    const signalAll = (signal: NodeJS.Signals) =>
      leads ? signalGroup(child.pid, signal) : child.kill(signal)
    let dead: NodeJS.Timeout | undefined
    const endWithin = (signal: NodeJS.Signals) => {
      signalAll(signal)
      dead ??= setTimeout(() => signalAll('SIGKILL'), STOP_MS)
    }
    const stop = (signal: NodeJS.Signals) => {
      wasStopped = true
      endWithin(signal)
    }
    for (const signal of STOPS) process.on(signal, stop)
    const over = limitMs === undefined ? undefined : setTimeout(() => endWithin('SIGTERM'), limitMs)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)))
    const end = (code: number, more = '') => {
      for (const timer of [over, dead]) clearTimeout(timer)
      for (const signal of STOPS) process.off(signal, stop)
      resolve({ code, said: said + more })
    }
    child.on('error', (error) => end(1, error.message))
    // before 'close': a process that is left would keep the output open
    child.on('exit', () => leads && signalGroup(child.pid, 'SIGKILL'))
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Does nothing when no process of the group is left. */
function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (leader !== undefined) process.kill(-leader, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Path of a package's program, such as `typescript` and `bin/tsc`. */
export function packaged(name: string, file: string): string {
  return join(ROOT, 'node_modules', name, file)
}
