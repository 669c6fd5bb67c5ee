// Finds a Node that runs TypeScript directly. npm's platform packages provide it on Linux; elsewhere the system's must.
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** The first release whose type stripping is on by default and stable. */
const NEEDED = [24, 12]

/** Path of a Node ≥ 24.12; exits with instructions if there is none. */
export function findNode(root) {
  if (isEnough(process.version)) return process.execPath
  const packaged = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  const seen = []
  for (const candidate of [packaged, 'node']) {
    if (candidate === packaged && !existsSync(packaged)) continue
    const version = versionOf(candidate)
    if (version && isEnough(version)) return candidate === packaged ? realpathSync(packaged) : candidate
    seen.push(`${candidate}: ${version ?? 'does not run here'}`)
  }
  console.error(advice(seen))
  process.exit(69)
}

function versionOf(node) {
  const run = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return run.status === 0 ? run.stdout.trim() : null
}

function isEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
}

function advice(seen) {
  return [
    `Fairhouse needs Node ${NEEDED.join('.')} or newer to run. On Linux (x64, arm64, glibc) npm installs it automatically;`,
    `on ${process.platform}-${process.arch} it could not. Checked:`,
    ...seen.map((line) => `  ${line}`),
    'Cure: install Node 24 (https://nodejs.org/en/download, or `nvm install 24`, or `brew install node@24`), make sure',
    'that `node --version` prints v24.12 or newer, and run the same command again.',
  ].join('\n')
}
