/**
 * `npm run dev`: the platform with reloading. Server programs run under `node --watch`, the web apps under Vite's dev servers with hot
 * module replacement; Vite proxies every call to the real server.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createEnding, endOnSignals } from './launcher/ending.ts'
import { webApps } from './launcher/product/build.ts'
import { launch } from './launcher/product/launch.ts'
import { loginLines } from './launcher/product/logins.ts'
import { placeOf, ROOT, type Ports } from './launcher/place.ts'
import { freePort } from './launcher/ports.ts'
import { createReporter, Trouble } from './launcher/reporter.ts'

const reporter = createReporter()
const ending = createEnding()

function fail(error: unknown): void {
  if (ending.hasBegun()) return
  console.error(error instanceof Trouble ? `\n${error.message}` : error)
  void ending.run().finally(() => process.exit(1))
}

/** Starts Vite's server for one app; its configuration proxies the calls to the ports of the environment. */
function serveApp(name: string, port: number, ports: Ports): string {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const texts = Object.fromEntries(
    Object.entries(ports).map(([variable, value]) => [variable, String(value)]),
  )
  const child = spawn(process.execPath, [vite, join('apps', name), '--port', String(port), '--strictPort'], {
    cwd: ROOT,
    env: { ...process.env, ...texts },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  ending.add(() => void child.kill())
  return `http://localhost:${port}`
}

process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)
endOnSignals(ending, () => reporter.say('\nStopping …'))

try {
  const place = placeOf(process.env)
  const vitePorts = new Map<string, number>()
  for (const name of webApps) vitePorts.set(name, await freePort())
  // the site frames a game, which has its own origin: both are Vite's now
  process.env.SITE_ORIGIN ??= `http://localhost:${vitePorts.get('site')}`
  process.env.GAME_ORIGIN ??= `http://localhost:${vitePorts.get('game')}`
  await launch({ place, reporter, ending, onGone: fail, isWatching: true })
  reporter.say('\nReloading on change:')
  for (const [name, port] of vitePorts)
    reporter.say(`  ${name.padEnd(8)} ${serveApp(name, port, place.ports)}`)
  reporter.say(`  server   http://localhost:${place.ports.PORT} (its pages are the last build)`)
  for (const line of loginLines(place.dataDir)) reporter.say(`  ${line}`)
} catch (error) {
  fail(error)
}
