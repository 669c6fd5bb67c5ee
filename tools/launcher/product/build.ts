/** Builds the web apps whose sources changed since their last build. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../place.ts'
import type { Ending } from '../ending.ts'
import { Trouble } from '../reporter.ts'

export const webApps = ['site', 'office', 'game'] as const

const STAMP = '.sources'
/** Sources that can be part of a web app. Server code, tests and SQL change often and are excluded. */
const SOURCES = ['packages', 'features', 'games'].map(
  (folder) => `${folder}/**/*.{ts,tsx,css,json,svg,webp,avif,png}`,
)
const NOT_WEB =
  /\.test\.tsx?$|\/(store|service|routes|jobs|postings|public)\.ts$|^packages\/(ledger|db|server)\//

export type WebApp = { name: string; isBuilt: boolean; isStale: boolean; sources: string }

/** The existing apps, and whether each must be built. */
export function webAppStates(): WebApp[] {
  const shared = filesOf(SOURCES).filter((file) => !NOT_WEB.test(file))
  return webApps
    .filter((name) => existsSync(join(ROOT, 'apps', name, 'index.html')))
    .map((name) => {
      const own = filesOf([`apps/${name}/**/*`]).filter((file) => !file.startsWith(`apps/${name}/dist/`))
      const sources = hashOf([...shared, ...own, 'package-lock.json'])
      const stamp = join(ROOT, 'apps', name, 'dist', STAMP)
      const isBuilt = existsSync(stamp)
      return { name, sources, isBuilt, isStale: !isBuilt || readFileSync(stamp, 'utf8') !== sources }
    })
}

function filesOf(patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort()
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

/** Builds one app with Vite. */
export async function buildWebApp(app: WebApp, ending: Ending): Promise<void> {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  // The native loader writes no files: an installation may be read-only.
  const flags = ['build', join('apps', app.name), '--configLoader', 'native', '--logLevel', 'warn']
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [vite, ...flags], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    ending.add(() => void child.kill())
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Trouble(`The build of apps/${app.name} failed:\n${said.trim()}`))
    })
  })
  const dist = join(ROOT, 'apps', app.name, 'dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, STAMP), app.sources)
}
