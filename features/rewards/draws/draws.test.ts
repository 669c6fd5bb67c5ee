import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { one, run, sql } from '#db/rows.ts'
import { stopMarketing } from '#features/compliance/limits/store/play.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { commitmentOf } from '#kit/chance-fair.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import type { DrawData } from './rules/draw.ts'
import { verifyDraw } from './rules/proof.ts'
import { advanceDraws } from './service/advance.ts'
import { clientSeed, give, launched, spinOnce, sure, units, wheel } from './testing/draws.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date('2026-12-08T05:00:00Z')) // noon in Hanoi: envelopes do not start at night
})
afterAll(() => at.close())

const balanceOf = async (of: Person) => (await walletById(at.app.db, of.wallet))?.balance
const paid = async (of: Person) => {
  await creditClaimed(at.app)
  return balanceOf(of)
}
const envelope: DrawData = { kind: 'envelope', total: units(30), count: 3, least: units(1), step: units(1) }
/** 1.00 nearly always, and 5.00 once in a million: 6.00 cover two spins, since the third could win 5.00. */
const nearlySure: DrawData = {
  kind: 'wheel',
  segments: [
    { weight: 1_000_000, prize: { kind: 'cash', amount: units(1) } },
    { weight: 1, prize: { kind: 'cash', amount: units(5) } },
  ],
}
const hundred = Array.from({ length: 100 })

test('PRO-02 a spin is drawn from the seed that was committed before, revealed, and paid', async () => {
  const { id } = await launched(at, sure)
  const mai = await person(at)
  expect(await refusal(spinOnce(mai, id))).toBe('draws.noSpins')
  await give(at, mai, { kind: 'spins', draw: id, count: 2 })
  const before = await mai.api.draws.one({ params: { id } })
  expect(before.mine).toMatchObject({ spins: 2, next: { nonce: 1 } })
  const spin = await spinOnce(mai, id)
  expect(spin).toMatchObject({ nonce: 1, left: 1, prize: { kind: 'cash', amount: units(1) } })
  expect(await paid(mai)).toBe(major(1))
  const record = await mai.api.draws.proof({ params: { id: spin.id } })
  expect(record.commitment).toBe(before.mine?.next?.commitment)
  expect(commitmentOf(record.seeds.serverSeed)).toBe(record.commitment)
  expect(verifyDraw(record)).toMatchObject({ verdict: 'same', differences: [] })
  const after = await mai.api.draws.one({ params: { id } })
  expect(after.mine?.next).toMatchObject({ nonce: 2 })
  expect(after.mine?.next?.commitment).not.toBe(record.commitment)
  expect(after.spins).toMatchObject([{ nonce: 1, segment: spin.segment }])
})

test('PRO-02 a spin under a commitment that was not shown is refused and takes nothing', async () => {
  const { id } = await launched(at, sure)
  const mai = await person(at)
  await give(at, mai, { kind: 'spins', draw: id, count: 1 })
  const wrong = { params: { id }, body: { commitment: 'ab'.repeat(32), clientSeed: clientSeed() } }
  expect(await refusal(mai.api.draws.spin(wrong))).toBe('draws.seedChanged')
  expect((await mai.api.draws.one({ params: { id } })).mine?.spins).toBe(1)
  await spinOnce(mai, id)
  expect(await refusal(spinOnce(mai, id))).toBe('draws.noSpins')
})

test('PRO-02 a hundred simultaneous spins use each spin and each commitment once', async () => {
  const { id } = await launched(at, sure)
  const mai = await person(at)
  await give(at, mai, { kind: 'spins', draw: id, count: 3 })
  const { mine } = await mai.api.draws.one({ params: { id } })
  const body = { commitment: mine?.next?.commitment ?? '', clientSeed: clientSeed() }
  const results = await Promise.allSettled(hundred.map(() => mai.api.draws.spin({ params: { id }, body })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await mai.api.draws.one({ params: { id } })).mine).toMatchObject({ spins: 2, next: { nonce: 2 } })
  expect(await paid(mai)).toBe(major(1))
})

test('PRO-02 a wheel closes before its budget would change the odds', async () => {
  const { id } = await launched(at, nearlySure, { budget: major(6) })
  const players = await Promise.all([person(at), person(at), person(at)])
  for (const each of players) await give(at, each, { kind: 'spins', draw: id, count: 1 })
  const results = await Promise.allSettled(players.map((each) => spinOnce(each, id)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const last = players[results.findIndex(({ status }) => status === 'rejected')]!
  expect(await refusal(spinOnce(last, id))).toBe('draws.usedUp')
  expect(await last.api.draws.one({ params: { id } })).toMatchObject({ isUsedUp: true, mine: { spins: 1 } })
})

test('PRO-02 an envelope is opened once by each member, first come, first served', async () => {
  const { id } = await launched(at, envelope)
  const players = await Promise.all(hundred.slice(0, 20).map(() => person(at)))
  const calls = hundred.map((_, nth) => players[nth % players.length]!.api.draws.open({ params: { id } }))
  const results = await Promise.allSettled(calls)
  const opened = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(opened.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  expect(opened.reduce((total, { amount }) => total + amount, 0n)).toBe(major(30))
  await creditClaimed(at.app)
  const balances = await Promise.all(players.map(balanceOf))
  expect(balances.reduce((total: bigint, each) => total + (each ?? 0n), 0n)).toBe(major(30))
  const lucky = players[balances.findIndex((each) => each !== 0n)]!
  expect(await refusal(lucky.api.draws.open({ params: { id } }))).toBe('draws.opened')
  const late = await person(at)
  expect(await refusal(late.api.draws.open({ params: { id } }))).toBe('draws.usedUp')
  expect(await refusal(late.api.draws.proof({ params: { id } }))).toBe('draws.notRevealed')
  await advanceDraws(at.app)
  const record = await late.api.draws.proof({ params: { id } })
  expect(verifyDraw(record).verdict).toBe('same')
  const amounts = opened.toSorted((a, b) => a.number - b.number).map(({ amount }) => amount.toString())
  expect(record.result.amounts).toEqual(amounts)
})

test('PRO-02 an envelope for a segment does not exist for other members or visitors', async () => {
  const mai = await person(at)
  const an = await person(at)
  const audience = { kind: 'members', accounts: [mai.account] } as const
  const { id } = await launched(at, envelope, { audience })
  const ids = async (of: Person) => (await of.api.draws.list()).rows.map((row) => row.id)
  expect(await ids(mai)).toContain(id)
  expect(await ids(an)).not.toContain(id)
  expect(await refusal(an.api.draws.open({ params: { id } }))).toBe('draws.unknown')
  expect(await mai.api.draws.open({ params: { id } })).toMatchObject({ number: 1 })
})

test('PRO-02 a saved segment decides who sees a draw, as its conditions hold now', async () => {
  const mai = await person(at)
  const an = await person(at)
  const { id: segment } = await one<{ id: string }>(
    at.database.owner,
    sql`
      insert into segment (merchant, name, conditions, members, counted_at, changed_by, changed_at)
      values ('JADE', ${`Vietnamese ${mai.account}`}, ${JSON.stringify([{ kind: 'language', any: ['vi'] }])}::jsonb, 0, now(), 'op', now())
      returning id
    `,
  )
  const { id } = await launched(at, envelope, { audience: { kind: 'segment', segment } })
  expect(await refusal(mai.api.draws.open({ params: { id } }))).toBe('draws.unknown')
  await run(at.database.owner, sql`update member set language = 'vi' where id = ${mai.id}`)
  expect((await mai.api.draws.list()).rows.map((row) => row.id)).toContain(id)
  expect(await mai.api.draws.open({ params: { id } })).toMatchObject({ number: 1 })
  expect(await refusal(an.api.draws.open({ params: { id } }))).toBe('draws.unknown')
})

test('PRO-02 a check-in counts once a brand day, at the brand’s midnight', async () => {
  const rewards = [
    { kind: 'cash', amount: units(1) },
    { kind: 'points', count: 2 },
  ] as const
  const own = await testApp()
  try {
    own.clock.set(new Date('2026-12-01T16:50:00Z')) // 23:50 in Hanoi
    const { id } = await launched(own, { kind: 'checkIn', rewards })
    const mai = await person(own)
    const params = { id }
    const together = await Promise.allSettled(
      hundred.slice(0, 50).map(() => mai.api.draws.checkIn({ params })),
    )
    expect(together.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(mai.api.draws.checkIn({ params }))).toBe('draws.checkedIn')
    own.clock.set(new Date('2026-12-01T17:05:00Z')) // 00:05 on the 2nd
    expect(await mai.api.draws.checkIn({ params })).toMatchObject({ day: '2026-12-02', nth: 2 })
    const { mine } = await mai.api.draws.one({ params })
    expect(mine?.days).toEqual([
      { day: '2026-12-01', nth: 1 },
      { day: '2026-12-02', nth: 2 },
    ])
    await creditClaimed(own.app)
    expect((await walletById(own.app.db, mai.wallet))?.balance).toBe(major(1))
  } finally {
    await own.close()
  }
})

test('PRO-02 LIM-06 nothing is shown to or drawn for a member to whom nothing may be offered', async () => {
  const { id } = await launched(at, wheel)
  const mai = await person(at)
  await give(at, mai, { kind: 'spins', draw: id, count: 1 })
  const { mine } = await mai.api.draws.one({ params: { id } })
  const body = { commitment: mine?.next?.commitment ?? '', clientSeed: clientSeed() }
  await stopMarketing(at.app.db, { memberId: mai.id, until: null, why: 'harm', now: at.app.clock.now() })
  expect((await mai.api.draws.list()).rows).toEqual([])
  expect(await refusal(mai.api.draws.one({ params: { id } }))).toBe('draws.unknown')
  expect(await refusal(mai.api.draws.spin({ params: { id }, body }))).toBe('draws.notNow')
})

test('PRO-02 a draw that ended takes no part, and keeps rewards claimable that it can no longer credit', async () => {
  const { id, linh } = await launched(at, sure)
  await linh.api.drawsOffice.stop({ params: { id }, body: { reason: 'the test is over' } })
  const mai = await person(at)
  await give(at, mai, { kind: 'spins', draw: id, count: 1 })
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  expect(rows.map(({ kind, count }) => [kind, count])).toEqual([['spins', 1]])
  expect(await refusal(spinOnce(mai, id))).toBe('draws.notOpen')
  expect(await refusal(linh.api.drawsOffice.stop({ params: { id }, body: { reason: 'once more' } }))).toBe(
    'draws.notLive',
  )
})
