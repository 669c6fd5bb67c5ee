import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

/** The attackers run in a thread of their own, so that they take no time of the platform's. They send wrong logins until stopped. */
export type Attackers = { readonly site: string; readonly atOnce: number }
export type Flooded = Readonly<Record<string, number>>

if (process.platform === 'linux') setPriority(0, 19)

const { site, atOnce }: Attackers = workerData
const answers: Record<string, number> = {}
let isOver = false
let next = 0

/** Wrong passwords for new accounts from new networks each time, so that as many as possible reach the hash. */
async function wrongLogin(n: number): Promise<string> {
  const answer = await fetch(`${site}/wps/session/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(n >> 8) & 255}.${n & 255}.1`,
    },
    body: JSON.stringify({ username: `flood${n}`, password: `wrong password ${n}`, type: 'username' }),
  })
  const { errorCode }: { errorCode?: string } = JSON.parse(await answer.text())
  return errorCode ?? 'in'
}

async function attack(): Promise<void> {
  while (!isOver) {
    const code = await wrongLogin(next++)
    answers[code] = (answers[code] ?? 0) + 1
    if (answers[code] === 1) parentPort?.postMessage({ first: code })
  }
}

parentPort?.on('message', () => {
  isOver = true
})
await Promise.all(Array.from({ length: atOnce }, attack))
parentPort?.postMessage({ answers })
parentPort?.close()
