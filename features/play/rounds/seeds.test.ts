import { afterAll, beforeAll, expect, it } from 'vitest'
import { major } from '#kit/money.ts'
import { commitmentOf } from '#kit/chance-fair.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { SEED_MS, SEED_ROUNDS } from './rules.ts'
import { auditDay, changeDueSeeds } from './service/audit.ts'
import { processBeside } from './testing/process.ts'
import { evenBet, seated } from './testing/seat.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const refusal = (code: string) => expect.objectContaining({ code })

it('G9 the commitment is shown before the bet, and the revealed seed matches it', async () => {
  const { frame, member } = await seated(at, { balance: major(10_000) })
  const before = (await frame.session()).fairness
  const round = await frame.round({ body: { bets: evenBet('1000') } })
  const { revealed, now } = await member.api.rounds.rotate({
    body: { clientSeed: 'rồng'.normalize('NFD').replace(/\P{ASCII}/gu, '') },
  })
  expect([round.seedId, revealed.serverSeedHash]).toEqual([before.seedId, before.serverSeedHash])
  expect(commitmentOf(revealed.serverSeed ?? '')).toBe(before.serverSeedHash)
  expect(now.serverSeedHash).toBe(before.nextServerSeedHash)
  expect([now.clientSeed, now.nonce]).toEqual(['rong', 1])
})

it('G9 a client seed is printable text of at most 64 characters', async () => {
  const { member } = await seated(at)
  for (const clientSeed of ['', 'x'.repeat(65), 'rồng', 'a\nb'])
    await expect(member.api.rounds.rotate({ body: { clientSeed } })).rejects.toThrow()
})

it('G9 M4 a repeated key reveals one pair only, even with ten concurrent calls', async () => {
  const { member } = await seated(at)
  const idempotencyKey = crypto.randomUUID()
  const all = await Promise.all(
    Array.from({ length: 10 }, () => member.api.rounds.rotate({ body: {} }, { idempotencyKey })),
  )
  expect(new Set(all.map(({ now }) => now.seedId)).size).toBe(1)
  expect((await member.api.rounds.seeds()).revealed).toHaveLength(1)
})

it('G9 concurrent rounds and seed changes never use a pair after its reveal', async () => {
  const { frame, member } = await seated(at, { balance: major(100_000) })
  const played = Array.from({ length: 40 }, () => frame.round({ body: { bets: evenBet('1000') } }))
  const changed = Array.from({ length: 5 }, () => member.api.rounds.rotate({ body: {} }))
  const rounds = await Promise.all(played)
  await Promise.all(changed)
  const late = await many(
    at.app.db,
    sql`select r.id from round r join ledger_seed s on s.seed_id = r.seed_id join line l on l.wallet = r.wallet and l.ref = r.id
        where r.wallet = ${member.wallet} and l.seq > s.closed_seq`,
  )
  expect(late).toEqual([])
  const nonces = Map.groupBy(rounds, (round) => round.seedId)
  for (const own of nonces.values())
    expect(own.map((round) => round.nonce).toSorted((a, b) => a - b)).toEqual(own.map((_, n) => n + 1))
})

it('G9 a pair is rotated automatically after a day, with the client seed that the browser offers', async () => {
  const { frame, member } = await seated(at, { balance: major(10_000) })
  const first = await frame.round({ body: { bets: evenBet('1000'), clientSeed: 'offered' } })
  await run(
    at.database.owner,
    sql`update member_session set expires_at = expires_at + interval '3 days', last_seen_at = last_seen_at + interval '25 hours'
        where member_id = ${member.id}`,
  )
  at.clock.forward(SEED_MS)
  const second = await frame.round({ body: { bets: evenBet('1000'), clientSeed: 'offered' } })
  expect(second.seedId).not.toBe(first.seedId)
  expect(second.nonce).toBe(1)
  const { now, revealed } = await member.api.rounds.seeds()
  expect(now?.clientSeed).toBe('offered')
  expect(revealed.map((pair) => pair.seedId)).toEqual([first.seedId])
  at.clock.forward(-SEED_MS)
})

it('G9 a pair is rotated automatically after 1,000 rounds', async () => {
  const { frame, token } = await seated(at, { balance: major(10_000_000) })
  const first = await frame.round({ body: { bets: evenBet('1000') } })
  // the thousandth round, as if 998 others had been played before
  await run(
    at.database.owner,
    sql`update wallet set nonce = ${SEED_ROUNDS - 1} where seed_id = ${first.seedId}`,
  )
  const other = await processBeside(at)
  const seat = await other.callers(token, at.clock.now())
  if (!seat) throw new Error('no seat')
  const last = await other.floor.play({ bets: evenBet('1000'), key: 'thousandth' }, seat)
  const next = await other.floor.play({ bets: evenBet('1000'), key: 'thousand-and-first' }, seat)
  await other.close()
  expect(last).toMatchObject({ seedId: first.seedId, nonce: SEED_ROUNDS })
  expect(next).toMatchObject({ nonce: 1 })
  expect(next).not.toMatchObject({ seedId: first.seedId })
})

it('G9 two processes that play one wallet concurrently share its nonces without gaps or duplicates', async () => {
  const { frame, member, token } = await seated(at, { balance: major(1_000_000) })
  const other = await processBeside(at)
  const seat = await other.callers(token, at.clock.now())
  if (!seat) throw new Error('no seat')
  const here = Array.from({ length: 30 }, () => frame.round({ body: { bets: evenBet('1000') } }))
  const there = Array.from({ length: 30 }, (_, n) =>
    other.floor.play({ bets: evenBet('1000'), key: `there:${n}:${member.id}` }, seat),
  )
  const rounds = await Promise.all([...here, ...there])
  await other.close()
  const nonces = rounds.map((round) => ('nonce' in round ? round.nonce : -1)).toSorted((a, b) => a - b)
  expect(nonces).toEqual(rounds.map((_, n) => n + 1))
})

it('G9 the server seed is sealed at rest and never among what a member sees', async () => {
  const { frame, member } = await seated(at, { balance: major(10_000) })
  const round = await frame.round({ body: { bets: evenBet('1000') } })
  const seen = JSON.stringify(
    [await frame.session(), round, await member.api.rounds.seeds()],
    (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
  )
  const { revealed } = await member.api.rounds.rotate({ body: {} })
  const serverSeed = revealed.serverSeed ?? ''
  expect(serverSeed).toMatch(/^[0-9a-f]{64}$/)
  expect(seen).not.toContain(serverSeed)
  const { rows } = await one(
    at.database.owner,
    sql<{ rows: bigint }>`
      select count(*) as rows from seed
      where strpos(encode(server_seed, 'escape'), ${serverSeed}) > 0 or strpos(encode(server_seed, 'hex'), ${serverSeed}) > 0
    `,
  )
  expect(rows).toBe(0n)
})

it('G9 the database itself keeps a promise as it was given', async () => {
  const { member } = await seated(at)
  const change = (column: 'server_seed' | 'server_hash') =>
    run(
      at.app.db,
      sql`update seed set ${sql.ref(column)} = decode(repeat('00', 32), 'hex') where wallet = ${member.wallet} and state = 'active'`,
    )
  await expect(change('server_seed')).rejects.toThrow('a promise is kept')
  await expect(change('server_hash')).rejects.toThrow('a promise is kept')
})

it('G9 the worker reveals yesterday’s pair even if its member does not return', async () => {
  const { frame, member } = await seated(at, { balance: major(10_000) })
  const { seedId } = await frame.round({ body: { bets: evenBet('1000') } })
  at.clock.forward(SEED_MS)
  expect(await changeDueSeeds(at.app)).toBeGreaterThan(0)
  at.clock.forward(-SEED_MS)
  const pair = await one(at.app.db, sql<{ state: string }>`select state from seed where id = ${seedId}`)
  expect(pair.state).toBe('revealed')
  expect(member.id).toBeGreaterThan(0n)
})

it('a member without a game has no seeds to show or to change', async () => {
  const member = await person(at)
  expect(await member.api.rounds.seeds()).toEqual({ now: null, revealed: [], next: null })
  await expect(member.api.rounds.rotate({ body: {} })).rejects.toEqual(refusal('rounds.noSeeds'))
})

it('G14 the nightly replay reproduces every stored round and detects one modified win', async () => {
  const { frame } = await seated(at, { balance: major(1_000_000) })
  const round = await frame.round({ body: { bets: evenBet('1000') } })
  const day = new Date().toISOString().slice(0, 10)
  await run(at.database.owner, sql`delete from round where nonce = ${SEED_ROUNDS - 1}`) // remove the round inserted above
  const clean = await auditDay(at.app, day)
  expect(clean.checked).toBeGreaterThan(50)
  await run(at.database.owner, sql`update round set win = win + 10000 where id = ${round.roundId}`)
  const { differences } = await auditDay(at.app, day)
  expect(differences.filter((one) => one.round === round.roundId)).toHaveLength(1)
  expect(differences.length - clean.differences.length).toBe(2) // one of the round itself, and one of its wallet's sums
})
