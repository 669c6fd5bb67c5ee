/** A load over HTTP from a process of its own, so that it does not wait for the server that it measures. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export type Load = {
  readonly url: string
  /** A connection each, which sends the next call when the last is answered. */
  readonly tokens: readonly string[]
  readonly body: object
  readonly seconds: number
}

/** What came back: replies of the 200s and others, the seconds it took, and within how many milliseconds half and 99 of 100 came. */
export type Loaded = {
  readonly ok: number
  readonly other: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
}

/** Sends the load; throws where its process failed. */
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
