/**
 * A kill -9 of the launcher leaves PostgreSQL running, orphaned; a kill -9 of PostgreSQL leaves its lock file. This shuts the orphan down
 * and removes the lock file, so that the next start succeeds.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, isAlive, processesIn, signal, waitUntil } from '../processes.ts'
import { Trouble } from '../reporter.ts'

export type Leftover = 'none' | 'stopped' | 'cleared'

/** Fast shutdown usually takes milliseconds; a checkpoint of a full buffer may take seconds. */
const FAST_STOP_MS = 15_000
const HARD_STOP_MS = 5_000

/** Stops anything that still runs on this data directory and removes a lock file without a living server. */
export async function clearLeftover(pgData: string): Promise<Leftover> {
  const lockFile = join(pgData, 'postmaster.pid')
  const pid = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8').split('\n')[0]) : 0
  const isRunning = pid > 0 && isServerOf(pid, pgData)
  if (isRunning) await stopServer(pid)
  // Backends of a killed postmaster exit on their own; a new server must not start before the last is gone.
  const areGone = await waitUntil(() => processesIn(pgData).length === 0, HARD_STOP_MS)
  if (!areGone) for (const backend of processesIn(pgData)) signal(backend, 'SIGKILL')
  if (!existsSync(lockFile)) return isRunning ? 'stopped' : 'none'
  // The process id may by now belong to another program or a zombie; PostgreSQL itself would refuse to start then.
  rmSync(lockFile)
  return isRunning ? 'stopped' : 'cleared'
}

function isServerOf(pid: number, pgData: string): boolean {
  if (!isAlive(pid)) return false
  const command = commandOf(pid)
  return command.includes('postgres') && command.includes(pgData)
}

/** SIGINT: roll back open transactions and shut down. SIGQUIT: stop immediately; recovery replays the log at the next start. */
export async function stopServer(pid: number): Promise<void> {
  for (const [name, limitMs] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', HARD_STOP_MS],
    ['SIGKILL', HARD_STOP_MS],
  ] as const) {
    signal(pid, name)
    if (await waitUntil(() => !isAlive(pid), limitMs)) return
  }
  throw new Trouble(`PostgreSQL (process ${pid}) did not stop. Stop it manually: kill -9 ${pid}`)
}
