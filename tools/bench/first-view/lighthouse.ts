import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumPath, headless } from '#tools/suite/chromium.ts'

/** Fetched by npm for a run and kept in its cache: 180 MB that a checkout does not need. */
const PACKAGE = 'lighthouse@13.5.0'
const BROWSER = chromiumPath()
const FLAGS = [...headless(BROWSER), '--no-sandbox', '--disable-gpu', '--disable-background-networking']
/** Factor by which Lighthouse's phone is slower than this machine, and the shortest task on it that blocks, in ms. */
const SLOWER = 4
const BLOCKS_MS = 50

/** One run: Lighthouse's figures (times in ms on its phone) and its measure of the machine. */
export type FirstView = {
  readonly score: number
  readonly blocking: number
  readonly largest: number
  readonly first: number
  readonly shift: number
  readonly machine: number
  /** Blocking time by processor time instead of elapsed time: other programs barely affect it. */
  readonly work: number
}

type Audits = Readonly<Record<string, { readonly numericValue?: number }>>
type Report = {
  readonly audits: Audits
  readonly categories: { readonly performance: { readonly score: number | null } }
  readonly environment: { readonly benchmarkIndex: number }
}
type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args: { readonly data?: { readonly page?: string; readonly documentLoaderURL?: string } }
}

/** Loads an address once as Lighthouse's phone, with an empty cache. Throws if Lighthouse fails. */
export async function firstViewOf(url: string): Promise<FirstView> {
  const folder = mkdtempSync(join(tmpdir(), 'first-view-'))
  try {
    const out = join(folder, 'run.json')
    const args = ['--quiet', '--only-categories=performance', '--output=json', `--output-path=${out}`]
    await promisify(execFile)(
      'npm',
      // prettier-ignore
      ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, ...args, '--save-assets', `--chrome-flags=${FLAGS.join(' ')}`],
      { env: { ...process.env, CHROME_PATH: BROWSER } },
    )
    const report: Report = JSON.parse(readFileSync(out, 'utf8'))
    const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
      readFileSync(join(folder, 'run-0.trace.json'), 'utf8'),
    )
    return figuresOf(report, traceEvents, url)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function figuresOf(report: Report, events: readonly TraceEvent[], url: string): FirstView {
  const of = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN
  return {
    score: Math.round((report.categories.performance.score ?? Number.NaN) * 100),
    blocking: of('total-blocking-time'),
    largest: of('largest-contentful-paint'),
    first: of('first-contentful-paint'),
    shift: of('cumulative-layout-shift'),
    machine: report.environment.benchmarkIndex,
    work: blockingWork(events, url),
  }
}

/** What the page's main-thread tasks would block on the phone by their processor time, in ms. */
function blockingWork(events: readonly TraceEvent[], url: string): number {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  if (!start) throw new Error(`the trace has no navigation to ${url}`)
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === start.pid && tid === start.tid,
  )
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1_000) * SLOWER - BLOCKS_MS), 0)
}
