/** A program of the platform that is killed without warning and restarted immediately, without back-off. */
import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../launcher/place.ts'
import { waitUntil } from '../launcher/processes.ts'

export type Victim = { name: string; kill(): Promise<void>; stop(): Promise<void> }

const STOP_LIMIT_MS = 10_000

/** Starts a program; restarts it whenever it exits until it is stopped. */
export function startVictim(name: string, file: string, env: NodeJS.ProcessEnv, dataDir: string): Victim {
  let isStopping = false
  let child = launch()
  const hasEnded = (which: ChildProcess) => which.exitCode !== null || which.signalCode !== null

  function launch(): ChildProcess {
    const log = openSync(join(dataDir, 'logs', `${name}.log`), 'a')
    const started = spawn(process.execPath, [file], { cwd: ROOT, env, stdio: ['ignore', log, log, 'ipc'] })
    closeSync(log)
    started.once('exit', () => {
      if (!isStopping) child = launch()
    })
    return started
  }

  return {
    name,
    async kill() {
      const killed = child
      killed.kill('SIGKILL')
      await waitUntil(() => hasEnded(killed), STOP_LIMIT_MS)
    },
    async stop() {
      isStopping = true
      child.kill('SIGTERM')
      if (await waitUntil(() => hasEnded(child), STOP_LIMIT_MS)) return
      child.kill('SIGKILL')
    },
  }
}
