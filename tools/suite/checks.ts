/** Static checks: types, architecture lint, promises, format. */
import type { Reporter } from '../launcher/reporter.ts'
import { packaged, runNode } from './run.ts'
import type { Tally } from './tally.ts'

type Check = { words: string; args: readonly string[]; isLong?: true }

/** One checker thread: on two cores four of them repeat each other's work (measured: 3.9 s against 11.7 s). */
const TSC = [packaged('typescript', 'bin/tsc'), '--noEmit', '--singleThreaded']

const checks: readonly Check[] = [
  { words: 'types', args: [...TSC, '-p', 'tsconfig.json'] },
  {
    words: 'types of rules, without clock, process or network',
    args: [...TSC, '-p', 'tsconfig.rules.json'],
  },
  { words: 'tidy: layers, terms, sizes', args: ['tools/tidy.ts'] },
  {
    words: 'type-aware lint',
    args: [packaged('oxlint', 'bin/oxlint'), '--type-aware', '--quiet', '--format=unix'],
  },
  { words: 'package-lock.json is complete', args: ['tools/lock.ts'] },
  { words: 'third-party notices are current', args: ['tools/notices.ts', '--check'] },
  { words: 'generated documents are current', args: ['tools/docs.ts', '--check'] },
  {
    words: 'format',
    args: [packaged('prettier', 'bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
    isLong: true,
  },
]

/** Runs all checks, the longest in parallel with the others, prints the output of failed ones and counts each as one. */
export async function runChecks(reporter: Reporter): Promise<Tally> {
  const faults: string[] = []
  const run = ({ args }: Check) => runNode(args, { isQuiet: true })
  const begun = new Map(checks.filter(({ isLong }) => isLong).map((check) => [check, run(check)]))
  for (const check of checks) {
    const { words } = check
    const { code, said } = await reporter.step(words, () => begun.get(check) ?? run(check), isClean)
    if (code === 0) continue
    faults.push(`check: ${words}`)
    reporter.say(said.trimEnd())
  }
  return { passed: checks.length - faults.length, failed: faults.length, faults }
}

const isClean = ({ code }: { code: number }) => code === 0
