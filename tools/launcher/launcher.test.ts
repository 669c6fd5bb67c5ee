import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandFile } from './bootstrap/command.mjs'
import { createEnding } from './ending.ts'
import { loginLines } from './product/logins.ts'
import { furtherServers, programsOf } from './product/programs.ts'
import { STOP_LIMIT_MS, supervise } from './product/supervise.ts'
import { holderOf, takeLock } from './lock.ts'
import { placeOf } from './place.ts'
import { checkPorts, freePorts } from './ports.ts'
import { isAlive, waitUntil } from './processes.ts'

const directory = mkdtempSync(join(tmpdir(), 'launcher-'))
const quiet = () => undefined

/** A program with this source; it is outside the project. */
function program(name: string, text: string): string {
  const file = join(directory, `${name}.mjs`)
  writeFileSync(file, text)
  return file
}

function supervised(name: string, text: string, said: string[] = [], stopLimitMs?: number) {
  mkdirSync(join(directory, 'logs'), { recursive: true })
  return supervise({
    name,
    file: program(name, text),
    flags: [],
    env: process.env,
    logDir: join(directory, 'logs'),
    probeUrl: null,
    tell: (line) => void said.push(line),
    ...(stopLimitMs === undefined ? {} : { stopLimitMs }),
    onGone: (trouble) => void said.push(trouble.message),
  })
}

test('every script in package.json runs a command that exists', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const names = Object.values(scripts).flatMap((line) => line.match(/tools\/start\.mjs ?(\S*)/)?.[1] ?? [])
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !commandFile('.', name || 'start'))).toEqual([])
  expect(commandFile('.', '../tools/start')).toBeNull()
})

test('a second start on the same data directory reports its holder, and continues when the first has stopped', async () => {
  const lock = await takeLock(directory, quiet)
  await expect(takeLock(directory, quiet)).rejects.toThrow(`process ${process.pid}`)
  lock.markStopping()
  setTimeout(() => lock.release(), 300)
  const second = await takeLock(directory, quiet)
  expect((await holderOf(directory))?.state).toBe('running')
  second.release()
})

test('a lock left by a killed start does not block the next one', async () => {
  writeFileSync(join(directory, 'start.sock'), '')
  const lock = await takeLock(directory, quiet)
  lock.release()
})

test('names a port in use with the variable that changes it', async () => {
  const ports = await freePorts()
  const squatter = createServer()
  await new Promise<void>((ready) => squatter.listen(ports.GAME_PORT, ready))
  await expect(checkPorts(ports, ['PORT', 'GAME_PORT'])).rejects.toThrow(/GAME_PORT=\d+ npm start/)
  squatter.close()
})

test('refuses invalid or duplicate ports with their variable', () => {
  expect(() => placeOf({ DATA_DIR: directory, PORT: 'http' })).toThrow('PORT=http')
  expect(() => placeOf({ DATA_DIR: directory, PORT: '8081' })).toThrow('PORT and OFFICE_PORT')
})

test('SERVERS sets how many servers share the ports; refuses an invalid number', () => {
  expect(placeOf({ DATA_DIR: directory, SERVERS: '1' }).servers).toBe(1)
  expect(placeOf({ DATA_DIR: directory }).servers).toBeGreaterThanOrEqual(1)
  for (const wrong of ['0', '2.5', 'many', '65'])
    expect(() => placeOf({ DATA_DIR: directory, SERVERS: wrong })).toThrow(`SERVERS is "${wrong}"`)
  const names = furtherServers(programsOf('live'), 3).map(({ name }) => name)
  expect(names).toEqual(['server-2', 'server-3'])
})

test('restarts a program that crashes after it was ready', async () => {
  const said: string[] = []
  const child = supervised('crashing', 'setInterval(() => {}, 1000)', said)
  await child.ready()
  const first = child.pid()
  process.kill(first, 'SIGKILL')
  expect(await waitUntil(() => child.pid() !== first && isAlive(child.pid()), 5_000)).toBe(true)
  expect(said.join()).toContain('restarting')
  await child.stop()
})

test('does not restart a program that rejects its configuration, and shows its last output', async () => {
  const said: string[] = []
  const child = supervised(
    'misconfigured',
    "console.error('FAIRHOUSE_SECRET is missing'); process.exit(78)",
    said,
  )
  expect(await waitUntil(() => said.length > 0, 5_000)).toBe(true)
  expect(said).toEqual([expect.stringContaining('FAIRHOUSE_SECRET is missing')])
  await child.stop()
})

test('O3 stops a program that ignores SIGTERM within ten seconds', async () => {
  const isDeaf = join(directory, 'is-deaf')
  const text = `
    import { writeFileSync } from 'node:fs'
    process.on('SIGTERM', () => writeFileSync(${JSON.stringify(isDeaf)}, 'asked'))
    writeFileSync(${JSON.stringify(isDeaf)}, '')
    setInterval(() => {}, 1000)`
  const child = supervised('deaf', text, [], 300)
  await child.ready()
  expect(await waitUntil(() => existsSync(isDeaf), 5_000)).toBe(true)
  await child.stop()
  expect(readFileSync(isDeaf, 'utf8')).toBe('asked')
  expect(isAlive(child.pid())).toBe(false)
  expect(STOP_LIMIT_MS).toBeLessThan(10_000)
})

test('O3 runs every cleanup step once, in reverse order, however many signals arrive', async () => {
  const ending = createEnding()
  const order: string[] = []
  ending.add(() => void order.push('database'))
  ending.add(async () => {
    await new Promise((resolve) => setImmediate(resolve))
    order.push('programs')
  })
  await Promise.all([ending.run(), ending.run()])
  ending.add(() => void order.push('late comer'))
  await ending.run()
  expect(order).toEqual(['programs', 'database', 'late comer'])
})

test('shows the logins of the demo data as a table with a column for each known field', () => {
  const rows = [
    { who: 'player', account: 'mai', password: 'x' },
    { who: 'operator', account: 'op-linh', password: 'x', authenticator: 'ABC' },
  ]
  writeFileSync(join(directory, 'logins.json'), JSON.stringify(rows))
  expect(loginLines(directory)).toEqual([
    'who       account  password  authenticator',
    'player    mai      x',
    'operator  op-linh  x         ABC',
  ])
})
