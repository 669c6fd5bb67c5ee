/** HTTP load from a separate process, so that it does not share an event loop with the server that it measures. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export type Load = {
  readonly url: string
  /** Each has a connection, which sends the next call when the last is answered. */
  readonly tokens: readonly string[]
  readonly body: object
  readonly seconds: number
}

/** Results: responses of the 200s and others, the seconds it took, and the median and 99th percentile in milliseconds. */
export type Loaded = {
  readonly ok: number
  readonly other: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
}

/** Runs the load; throws if its process failed. */
export function sendLoad({ body, ...load }: Load): Promise<Loaded> {
  const order = JSON.stringify({ ...load, body: JSON.stringify(body) })
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'load.mjs'), order], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let out = ''
    child.stdout.on('data', (chunk) => (out += String(chunk)))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(out)) : reject(new Error(`bench: the load ended with ${code}`)),
    )
  })
}
