/** Runs one program as a child process and restarts it with growing delays when it crashes. */
import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../place.ts'
import { waitUntil } from '../processes.ts'
import { Trouble } from '../reporter.ts'

export type Supervised = {
  name: string
  pid(): number
  /** Resolves when the program answers its probe; throws when it does not start. */
  ready(): Promise<void>
  /** SIGTERM, then SIGKILL after a timeout. */
  stop(): Promise<void>
}

export type SuperviseOptions = {
  name: string
  file: string
  /** Further flags for Node. */
  flags: readonly string[]
  env: NodeJS.ProcessEnv
  logDir: string
  /** Polled until it answers 200; null counts as ready once it has run for a moment. */
  probeUrl: string | null
  tell: (line: string) => void
  /** Milliseconds that it may take to exit before it is killed; 6 s by default. */
  stopLimitMs?: number
  /** It rejected its configuration, or never became ready. */
  onGone: (trouble: Trouble) => void
}

/** sysexits' EX_CONFIG: the program says that a restart will not help. */
const EXIT_CONFIG = 78
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000
/** A program that ran this long was healthy: its next crash resets the delay. */
const WELL_AFTER_MS = 30_000
const CRASHES_BEFORE_READY = 3
const READY_LIMIT_MS = 90_000
const SETTLE_MS = 400
/** A stopped product is gone within ten seconds, no matter what its programs do (O3). */
export const STOP_LIMIT_MS = 6_000
const LOG_MAX_BYTES = 20_000_000

/** Starts the program; its output goes to `<logDir>/<name>.log`. */
export function supervise(options: SuperviseOptions): Supervised {
  const { name, tell, onGone } = options
  const logFile = join(options.logDir, `${name}.log`)
  let isStopping = false
  let isReady = false
  let crashes = 0
  let child = launch(options, logFile)
  const onExit = async (startedAt: number, code: number | null, by: string | null) => {
    if (isStopping) return
    crashes = Date.now() - startedAt > WELL_AFTER_MS ? 1 : crashes + 1
    const isHopeless = code === EXIT_CONFIG || (!isReady && crashes >= CRASHES_BEFORE_READY)
    if (isHopeless)
      return onGone(new Trouble(`${name} failed to start. The end of ${logFile}:\n${endOf(logFile)}`))
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (crashes - 1))
    tell(`${name} exited (${by ?? `code ${code}`}); restarting in ${waitMs} ms (log: ${logFile})`)
    await sleep(waitMs)
    if (isStopping) return
    child = launch(options, logFile)
    follow(child)
  }
  const follow = (current: ChildProcess) => {
    const startedAt = Date.now()
    current.once('exit', (code, by) => void onExit(startedAt, code, by))
  }
  follow(child)
  return {
    name,
    pid: () => child.pid ?? 0,
    async ready() {
      await waitForProbe(options, () => isStopping, logFile)
      isReady = true
    },
    stop() {
      isStopping = true
      return end(child, options.stopLimitMs ?? STOP_LIMIT_MS)
    },
  }
}

function launch({ name, file, flags, env, logDir }: SuperviseOptions, logFile: string): ChildProcess {
  if (existsSync(logFile) && statSync(logFile).size > LOG_MAX_BYTES)
    renameSync(logFile, join(logDir, `${name}.1.log`))
  const log = openSync(logFile, 'a')
  // Detached: a Ctrl-C reaches only us, and we stop everything in order. A closed IPC channel tells it that we died.
  const child = spawn(process.execPath, [...flags, file], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  child.on('error', () => undefined)
  return child
}

async function waitForProbe(
  options: SuperviseOptions,
  isOver: () => boolean,
  logFile: string,
): Promise<void> {
  const { name, probeUrl } = options
  if (!probeUrl) return void (await sleep(SETTLE_MS))
  const answers = () =>
    fetch(probeUrl).then(
      (reply) => reply.ok,
      () => false,
    )
  const isUp = await waitUntil(async () => isOver() || (await answers()), READY_LIMIT_MS)
  if (isUp) return
  throw new Trouble(`${name} did not respond at ${probeUrl}. The end of ${logFile}:\n${endOf(logFile)}`)
}

async function end(child: ChildProcess, limitMs: number): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
  if (hasEnded()) return
  child.kill('SIGTERM')
  if (await waitUntil(hasEnded, limitMs)) return
  child.kill('SIGKILL')
  await waitUntil(hasEnded, STOP_LIMIT_MS)
}

function endOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n') : ''
}
