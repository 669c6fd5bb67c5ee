import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { verifySync } from '@node-rs/argon2'
import type { Asked, Told } from './verify.ts'

/** Between 0 (normal) and 19 (only idle time): this value gets one tenth of a core on a busy machine. */
const NICENESS = 10

// on Linux a priority belongs to a thread, elsewhere to the whole process
if (process.platform === 'linux') setPriority(0, NICENESS)

function told({ id, phc, password, secret }: Asked): Told {
  try {
    return { id, isRight: verifySync(phc, password, secret === null ? {} : { secret }) }
  } catch (error) {
    return { id, isRight: false, fault: String(error) }
  }
}

parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(told(asked)))
