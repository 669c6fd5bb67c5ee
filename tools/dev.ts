/**
 * `npm run dev`: the house with reloading. Server programs run under `node --watch`, the web apps under Vite's own
 * servers with hot replacement; Vite passes every call on to the real server.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createEnding, endOnSignals } from './launcher/ending.ts'
import { webApps } from './launcher/house/build.ts'
import { launch } from './launcher/house/launch.ts'
import { loginLines } from './launcher/house/logins.ts'
import { placeOf, ROOT, type Ports } from './launcher/place.ts'
import { freePort } from './launcher/ports.ts'
import { createTeller, Trouble } from './launcher/tell.ts'

const teller = createTeller()
const ending = createEnding()

function fail(error: unknown): void {
  if (ending.hasBegun()) return
  console.error(error instanceof Trouble ? `\n${error.message}` : error)
  void ending.run().finally(() => process.exit(1))
}

/** Starts Vite's server for one app; its configuration sends the calls to the ports of the environment. */
async function serveApp(name: string, ports: Ports): Promise<string> {
  const port = await freePort()
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
endOnSignals(ending, () => teller.say('\nStopping …'))

try {
  const place = placeOf(process.env)
  await launch({ place, teller, ending, onGone: fail, isWatching: true })
  teller.say('\nReloading on change:')
  for (const name of webApps) {
    if (!existsSync(join(ROOT, 'apps', name, 'index.html'))) continue
    teller.say(`  ${name.padEnd(8)} ${await serveApp(name, place.ports)}`)
  }
  teller.say(`  server   http://localhost:${place.ports.PORT} (its pages are the last build)`)
  for (const line of loginLines(place.dataDir)) teller.say(`  ${line}`)
} catch (error) {
  fail(error)
}
