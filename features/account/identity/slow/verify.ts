import { Worker } from 'node:worker_threads'

/**
 * Compares password guesses of strangers in a low-priority thread when many arrive concurrently (A7): a flood of guesses gets only spare
 * processor time, and no bet waits for one.
 */
export type Asked = {
  readonly id: number
  readonly phc: string
  readonly password: string
  readonly secret: Uint8Array | null
}
export type Told = { readonly id: number; readonly isRight: boolean; readonly fault?: string }

type Waiting = { readonly tell: (isRight: boolean) => void; readonly fail: (error: Error) => void }

let worker: Worker | null = null
let asked = 0
const waiting = new Map<number, Waiting>()

/** Whether the hash matches this password. Throws if the hash is malformed, or if the thread dies. */
export async function verifySlowly(
  phc: string,
  password: string,
  secret: Uint8Array | null,
): Promise<boolean> {
  const id = ++asked
  return new Promise((tell, fail) => {
    waiting.set(id, { tell, fail })
    own().postMessage({ id, phc, password, secret } satisfies Asked)
  })
}

/** The thread, started on first use; it keeps the process alive only while a caller waits. */
function own(): Worker {
  if (worker === null) {
    const made = new Worker(new URL('./worker.ts', import.meta.url))
    made.on('message', answered)
    made.on('error', (error) => died(made, error))
    made.on('exit', () => died(made, new Error('the thread of slow hashes ended')))
    worker = made
  }
  worker.ref()
  return worker
}

function answered({ id, isRight, fault }: Told): void {
  const who = waiting.get(id)
  waiting.delete(id)
  if (waiting.size === 0) worker?.unref()
  if (fault === undefined) who?.tell(isRight)
  else who?.fail(new Error(fault))
}

function died(which: Worker, error: unknown): void {
  if (which !== worker) return
  worker = null
  const all = [...waiting.values()]
  waiting.clear()
  for (const { fail } of all) fail(error instanceof Error ? error : new Error(String(error)))
}
