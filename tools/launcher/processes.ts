/** What the operating system reports about other processes. A zombie counts as dead: containers may have no process that reaps it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const HAS_PROC = existsSync('/proc/self/stat')
const POLL_MS = 20

/** Whether the process exists and still runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM' && !isZombie(pid)
  }
  return !isZombie(pid)
}

function isZombie(pid: number): boolean {
  if (!HAS_PROC) return stateByPs(pid).startsWith('Z')
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
  } catch {
    return true
  }
}

function stateByPs(pid: number): string {
  return spawnSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

/** The command line of a process, or '' if it is gone or hidden. */
export function commandOf(pid: number): string {
  if (!HAS_PROC)
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

/**
 * Living processes whose working directory is this one: PostgreSQL's postmaster and all its backends run in their data directory. Empty on
 * systems without /proc.
 */
export function processesIn(directory: string): number[] {
  if (!HAS_PROC) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => cwdOf(pid) === directory && isAlive(pid))
}

function cwdOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

/** Sends a signal; ignores a process that is gone. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

/** Waits until the test holds; false on timeout. */
export async function waitUntil(test: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> {
  const until = performance.now() + limitMs
  for (;;) {
    if (await test()) return true
    if (performance.now() > until) return false
    await sleep(POLL_MS)
  }
}

/** The system's code of an error, such as ENOENT; '' for anything else. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
