/** CPU time from /proc: a measure that other load on the machine hardly affects. */
import { readFileSync, readdirSync } from 'node:fs'

const TICKS_PER_SECOND = 100 // USER_HZ, fixed on Linux for every architecture we run on
const SECONDS = 1e6

function fieldsOf(pid: string): readonly string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null // the process ended between listing and reading
  }
}

const ticks = (fields: readonly string[], ...places: readonly number[]) =>
  places.reduce((sum, place) => sum + Number(fields[place]), 0)

/** CPU microseconds of a process tree of depth one: the postmaster, its reaped children and its living ones. */
export function treeCpuUs(pid: number): number {
  let sum = 0
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const fields = fieldsOf(entry)
    if (!fields) continue
    if (Number(entry) === pid) sum += ticks(fields, 11, 12, 13, 14)
    else if (Number(fields[1]) === pid) sum += ticks(fields, 11, 12)
  }
  return (sum / TICKS_PER_SECOND) * SECONDS
}

/** Milliseconds of the database's CPU time that work takes: its SQL time, whatever else the machine does. In steps of 10. */
export async function sqlMs(pgPid: () => number, work: () => Promise<unknown>): Promise<number> {
  const before = treeCpuUs(pgPid())
  await work()
  return (treeCpuUs(pgPid()) - before) / 1_000
}

/** The parent process: a backend's is the postmaster. */
export function parentOf(pid: number): number {
  return Number(fieldsOf(String(pid))?.[1])
}

/** CPU microseconds of our ended child processes (pgbench). */
export function endedChildrenCpuUs(): number {
  const fields = fieldsOf('self')
  return fields ? (ticks(fields, 13, 14) / TICKS_PER_SECOND) * SECONDS : 0
}

export function ownCpuUs(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Load and stalls, shown with the result so that a noisy run is recognised. */
export function noise(): string {
  const load = readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ')
  let pressure = 'not reported by this kernel'
  try {
    pressure = readFileSync('/proc/pressure/cpu', 'utf8').split('\n')[0] ?? pressure
  } catch {
    // kernels without PSI
  }
  const cpu = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/) ?? []
  return `load ${load}; steal ${cpu[8] ?? 0} ticks since boot; pressure ${pressure}`
}
