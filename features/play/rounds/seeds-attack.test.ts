import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, type Client } from '#contract/client.ts'
import { RefusedError } from '#contract/envelope.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { freePorts } from '#tools/launcher/ports.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { serverProcess, type ServerProcess } from '#apps/server/testing/two-processes.ts'
import { play } from './contract.ts'
import { auditDay } from './service/audit.ts'
import { field } from './testing/digger.ts'
import { evenBet, seatAt, seated } from './testing/seat.ts'

/** The attack: this many concurrent bets on two servers with the same ports, and a reveal of their seed after a delay. */
const BETS = 240
const REVEAL_AFTER_MS = 40
const TRIALS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 40 : 2

let at: TestApp
let servers: ServerProcess[]
beforeAll(async () => {
  at = await testApp()
  const ports = await freePorts()
  servers = [await serverProcess(at, ports), await serverProcess(at, ports)]
})
afterAll(async () => {
  await Promise.all(servers?.map((server) => server.stop()) ?? [])
  await at?.close()
})

type Frame = Client<typeof play>
type Seen = {
  /** Rounds of the revealed pair that were posted when the member already had its server seed. */
  readonly foreseen: readonly string[]
  readonly played: number
  readonly after: number
}

const refused = (error: unknown): null => {
  if (error instanceof RefusedError) return null
  throw error
}

/** Locks the rest of the money in a stepped round, so that bets foreseen to lose fail for insufficient funds. */
async function park(vein: Frame): Promise<void> {
  const { balance, stakes } = await vein.session()
  const stake = balance < stakes.max ? balance - (balance % stakes.step) : stakes.max
  if (stake >= stakes.min)
    await vein.round({ body: { bets: field((stake / 10_000n).toString()) } }).catch(refused)
}

async function attack(isParked: boolean): Promise<Seen> {
  const [server] = servers
  const { member, token } = await seated(at, { balance: major(BETS * 1_000) })
  const vein = await seatAt(at, member, 'jade-vein')
  const frame = (own: string): Frame =>
    createClient(play, { base: server?.game ?? '', headers: () => ({ authorization: own }) })
  const dice = frame(token)
  const bets = Array.from({ length: BETS }, () =>
    dice.round({ body: { bets: evenBet('1000') } }).catch(refused),
  )
  await setTimeout(REVEAL_AFTER_MS)
  const api = at.api({ token: member.token, transport: { base: server?.site ?? '' } })
  const { revealed } = await api.rounds.rotate({ body: {} })
  const { seq } = await one(
    at.app.db,
    sql<{ seq: bigint }>`select seq from wallet where id = ${member.wallet}`,
  )
  if (isParked) await park(frame(vein.token))
  const rounds = (await Promise.all(bets)).filter((round) => round !== null)
  const foreseen = await many(
    at.app.db,
    sql<{ id: string }>`
      select r.id from round r join line l on l.wallet = r.wallet and l.ref = r.id
      where r.seed_id = ${revealed.seedId} and l.seq > ${seq}
    `,
  )
  const after = rounds.filter(({ seedId }) => seedId !== revealed.seedId).length
  return { foreseen: foreseen.map(({ id }) => id), played: rounds.length, after }
}

it.each([
  { how: 'while they are on their way', isParked: false },
  { how: 'and the money is then parked in an open round', isParked: true },
])(`G9 of ${BETS} bets on two servers none uses a seed that is revealed $how`, async ({ isParked }) => {
  let after = 0
  for (let trial = 0; trial < TRIALS; trial++) {
    const seen = await attack(isParked)
    expect(seen.foreseen).toEqual([])
    expect(seen.played).toBeGreaterThan(0)
    after += seen.after
  }
  expect(after).toBeGreaterThan(0) // bets in flight were drawn from the active pair
  expect(await proveWhole(at.app.db)).toEqual([])
  const { differences } = await auditDay(at.app, new Date().toISOString().slice(0, 10))
  expect(differences).toEqual([])
})

it('G9 the attack succeeds against a ledger that accepts any seed', async () => {
  const { text } = await one(
    at.database.owner,
    sql<{ text: string }>`select pg_get_functiondef('ledger_draw_refuses'::regproc) as text`,
  )
  const check = 'when w.seed_id is distinct from p_seed then 14'
  expect(text).toContain(check)
  await run(at.database.owner, sql.raw(text.replace(check, '')))
  try {
    await expect.poll(async () => (await attack(false)).foreseen.length).toBeGreaterThan(0)
  } finally {
    await run(at.database.owner, sql.raw(text))
  }
})
