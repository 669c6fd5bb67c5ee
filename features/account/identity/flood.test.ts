import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { seatAt, safeBet } from '#features/play/rounds/testing/seat.ts'
import { major } from '#kit/money.ts'
import { hashLine } from './passwords.ts'
import type { Attackers, Flooded } from './testing/attackers.ts'
import { passEverybody } from './testing/entry.ts'
import { turnstile } from './turnstile.ts'

const IS_NIGHT = process.env['FAIRHOUSE_TIER'] === 'nightly'
const BETS = IS_NIGHT ? 1_000 : 20
const FLOOD = 64
/** The capacity of the turnstile: three in progress and forty waiting. */
const LINE = 43

let at: TestApp
beforeAll(async () => {
  at = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
  passEverybody(at)
  await applySetting(at, 'JADE', 'acceptPlain', true)
})
afterAll(() => at.close())

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

type Told = { readonly first?: string; readonly answers?: Flooded }

/** Starts the attackers; resolves when the queue is full for the first time. */
async function flood(): Promise<{ readonly stop: () => Promise<Flooded> }> {
  const workerData: Attackers = { site: at.site, atOnce: FLOOD }
  const worker = new Worker(new URL('./testing/attackers.ts', import.meta.url), { workerData })
  const heard = (is: (told: Told) => boolean) =>
    new Promise<Told>((resolve, reject) => {
      worker.on('error', reject)
      worker.on('message', (told: Told) => (is(told) ? resolve(told) : null))
    })
  await heard(({ first }) => first === 'service.overloaded')
  return {
    async stop() {
      worker.postMessage('stop')
      return (await heard((told) => told.answers !== undefined)).answers ?? {}
    },
  }
}

test(
  'A6 A7 a flood of logins fills a bounded queue: every bet is still accepted, and further logins are rejected as overloaded',
  { timeout: IS_NIGHT ? 600_000 : 60_000 },
  async () => {
    const { frame } = await seatAt(at, await person(at, { balance: major(10_000_000) }))
    let longest = 0
    const bet = async () => {
      const from = performance.now()
      await frame.round({ body: { bets: safeBet('1000') } })
      const { inside, waiting } = turnstile()
      expect(inside).toBeLessThanOrEqual(3)
      expect(hashLine().atWork).toBeLessThanOrEqual(1)
      expect(hashLine().waiting).toBeLessThanOrEqual(2)
      longest = Math.max(longest, inside + waiting)
      return performance.now() - from
    }
    const play = async () => {
      const took: number[] = []
      for (let n = 0; n < BETS; n++) took.push(await bet())
      return took
    }
    const calm = await play()
    const attackers = await flood()
    const rough = await play()
    const answers = await attackers.stop()
    expect(rough).toHaveLength(BETS)
    expect(longest).toBeGreaterThan(2)
    expect(longest).toBeLessThanOrEqual(LINE)
    expect(answers['identity.wrongLogin']).toBeGreaterThan(0)
    expect(answers['in']).toBeUndefined()
    const tries = Object.values(answers).reduce((sum, each) => sum + each, 0)
    console.info(
      `flood: a bet takes ${median(calm).toFixed(1)} ms in calm, ${median(rough).toFixed(1)} ms among ${tries} wrong log-ins (${answers['service.overloaded'] ?? 0} turned away); the line was ${longest} long at most`,
    )
  },
)
