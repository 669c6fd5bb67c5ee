/** Runs a long test run in resumable stages: finished ones are not repeated, and each has a timeout. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter } from '../launcher/reporter.ts'
import type { Part } from './parts.ts'
import { isStopped } from './run.ts'
import { oneFault, type Tally } from './tally.ts'

export type StageRun = {
  readonly names: readonly string[]
  /** Where the tallies of finished stages are stored. */
  readonly directory: string
  /** What is tested, such as the commit: tallies of anything else are deleted. */
  readonly subject: string
  readonly isAgain: boolean
  /** Called when the results of an earlier run do not apply. */
  readonly onFresh?: () => void
  readonly reporter: Reporter
  /** Runs one stage in a separate process; returns its exit code. */
  readonly run: (name: string) => Promise<{ readonly code: number }>
}

/** Every stage as a part of the whole run; a finished one only reports its stored tally. */
export function stagesOf({ reporter, run, ...night }: StageRun): readonly Part[] {
  const { names, directory } = night
  startFor(night)
  return names.map((name) => ({
    name,
    run: async () => {
      const before = tallyIn(directory, name)
      if (before) {
        reporter.say('  finished in an earlier run; npm run nightly -- --again repeats it')
        return before
      }
      const { code } = await run(name)
      const tally = tallyIn(directory, name)
      if (tally) return tally
      // stopped by hand: the next run begins with this stage
      if (isStopped()) return oneFault(`${name} was stopped`)
      const failed = oneFault(`${name} exited with ${code} without a report, or took longer than a stage may`)
      keepTally(directory, name, failed)
      return failed
    },
  }))
}

/** Called in a stage's own process when it has finished. */
export function keepTally(directory: string, name: string, tally: Tally): void {
  mkdirSync(directory, { recursive: true })
  writeFileSync(fileOf(directory, name), JSON.stringify(tally))
}

export function tallyIn(directory: string, name: string): Tally | null {
  const file = fileOf(directory, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

const fileOf = (directory: string, name: string) => join(directory, `${name.replace(/\W+/g, '-')}.json`)

function startFor({ directory, subject, isAgain, onFresh }: Omit<StageRun, 'reporter' | 'run'>): void {
  const file = join(directory, 'subject')
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === subject
  if (isSame && !isAgain) return
  rmSync(directory, { recursive: true, force: true })
  onFresh?.()
  mkdirSync(directory, { recursive: true })
  writeFileSync(file, subject)
}
