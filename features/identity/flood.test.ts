import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testHouse, type TestHouse } from '#apps/server/testing/test-house.ts'
import { seatAt, safeBet } from '#features/rounds/testing/seat.ts'
import { changeSetting } from '#features/settings/door.ts'
import { major } from '#kit/money.ts'
import { hashLine } from './passwords.ts'
import { passEverybody } from './testing/entry.ts'
import { turnstile } from './turnstile.ts'

const IS_NIGHT = process.env['FAIRHOUSE_TIER'] === 'nightly'
const BETS = IS_NIGHT ? 1_000 : 20
const FLOOD = 64
/** What the turnstile takes at most: three inside and forty waiting. */
const LINE = 43

let at: TestHouse
beforeAll(async () => {
  at = await testHouse({ TRUSTED_PROXIES: '127.0.0.1' })
  passEverybody(at)
  await changeSetting(at.database.db, 'JADE', 'acceptPlain', true, at.clock.now())
  at.clock.forward(1_100)
})
afterAll(() => at.close())

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Wrong passwords for ever new accounts from ever new networks, so that as many as may reach the hash. */
async function wrongLogin(n: number): Promise<string> {
  const answer = await fetch(`${at.site}/wps/session/login`, {
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

test(
  'A6 A7 a flood of log-ins fills a line that has an end: every bet is taken meanwhile, and whoever comes to a full line is turned away',
  { timeout: IS_NIGHT ? 600_000 : 60_000 },
  async () => {
    const { frame } = await seatAt(at, await person(at, { balance: major(10_000_000) }))
    const bet = async () => {
      const from = performance.now()
      await frame.round({ body: { bets: safeBet('1000') } })
      return performance.now() - from
    }
    const play = async () => {
      const took: number[] = []
      for (let n = 0; n < BETS; n++) took.push(await bet())
      return took
    }
    const calm = await play()
    const answers = new Map<string, number>()
    let isOver = false
    let next = 0
    let longest = 0
    const flood = async () => {
      while (!isOver) {
        const code = await wrongLogin(next++)
        answers.set(code, (answers.get(code) ?? 0) + 1)
        const { inside, waiting } = turnstile()
        expect(inside).toBeLessThanOrEqual(3)
        expect(hashLine().atWork).toBeLessThanOrEqual(1)
        expect(hashLine().waiting).toBeLessThanOrEqual(2)
        longest = Math.max(longest, inside + waiting)
      }
    }
    const attackers = Array.from({ length: FLOOD }, flood)
    const rough = await play()
    isOver = true
    await Promise.all(attackers)
    expect(rough).toHaveLength(BETS)
    expect(longest).toBeGreaterThan(2)
    expect(longest).toBeLessThanOrEqual(LINE)
    expect(answers.get('identity.wrongLogin')).toBeGreaterThan(0)
    expect(answers.get('in')).toBeUndefined()
    console.info(
      `flood: a bet takes ${median(calm).toFixed(1)} ms in calm, ${median(rough).toFixed(1)} ms among ${next} wrong log-ins (${answers.get('service.overloaded') ?? 0} turned away); the line was ${longest} long at most`,
    )
  },
)
