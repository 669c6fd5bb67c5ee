/** A whole temporary product: fresh data, free ports, stopped and deleted afterwards. */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, type Ports } from '../launcher/place.ts'
import { freePort, freePorts } from '../launcher/ports.ts'
import { Trouble } from '../launcher/reporter.ts'

/** `own` is the environment that identifies this product: its ports and its data directory. */
export type Product = { dataDir: string; ports: Ports; own: Record<string, string>; stop(): Promise<void> }

const STOP_LIMIT_MS = 15_000

/** Starts this many in parallel; if one does not start, all are stopped. */
export async function startProducts(count: number): Promise<readonly Product[]> {
  const started = await Promise.allSettled((await portsOfAll(count)).map(startProduct))
  const products = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = started.find((one) => one.status === 'rejected')
  if (!failed) return products
  await Promise.all(products.map((product) => product.stop()))
  throw failed.reason
}

/** Distinct free ports: they are free until their programs listen. */
async function portsOfAll(count: number): Promise<readonly Ports[]> {
  const all: Ports[] = []
  const taken = new Set<number>()
  while (all.length < count) {
    const ports = await freePorts()
    const numbers = Object.values(ports)
    if (new Set([...taken, ...numbers]).size < taken.size + numbers.length) continue
    for (const number of numbers) taken.add(number)
    all.push(ports)
  }
  return all
}

/** Starts the product like `npm start` and waits until it is ready; the first of several prints its progress. */
async function startProduct(ports: Ports, place: number): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-walk-'))
  chmodSync(dataDir, 0o755)
  const texts = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  const standIns = [await freePort(), await freePort(), await freePort(), await freePort()]
  const own = {
    ...texts,
    DATA_DIR: dataDir,
    FAIRHOUSE_MODE: 'demo',
    HUMAN_CHECK_TRIES: '60',
    // the providers that a test simulates; see tools/signin.ts
    SIGNIN_PORT: standIns.join(','),
    // the stand-in for Stripe that a test starts
    STRIPE_URL: `http://127.0.0.1:${await freePort()}`,
    SANDBOX_ORIGINS: standIns.map((port) => `http://localhost:${port}`).join(','),
  }
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...own },
    // A closed channel stops it if we are killed.
    stdio: ['ignore', place === 0 ? 'inherit' : 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    const killer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    await ended
    clearTimeout(killer)
    rmSync(dataDir, { recursive: true, force: true })
  }
  const isReady = await Promise.race([
    new Promise<boolean>((resolve) => child.once('message', () => resolve(true))),
    ended.then(() => false),
  ])
  if (isReady) return { dataDir, ports, own, stop }
  await stop()
  throw new Trouble('The product did not start; see its output above.')
}
