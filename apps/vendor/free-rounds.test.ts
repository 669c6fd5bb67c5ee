import { createServer, type Server } from 'node:http'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { openSandboxVendor } from '#features/play/vendors/public.ts'
import { advanceOrders } from '#features/rewards/bonuses/jobs.ts'
import type { FreeRoundsTerms } from '#features/rewards/bonuses/rules/free-rounds.ts'
import { vendorRoundsOf } from '#features/rewards/bonuses/service/orders/read.ts'
import { giveFreeRounds, plainTerms } from '#features/rewards/bonuses/testing/give.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { major, type Minor } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { buildHttp } from './http.ts'
import { sandboxKey, SANDBOX_KEY_ID } from './key.ts'
import { createTables, type Tables } from './tables.ts'
import { walletAt, type Wallet } from './wallet.ts'

/** What happens to calls on their way: `question` is lost before it arrives, `answer` after it took effect. */
type Line = 'whole' | 'question' | 'answer'

let at: TestApp
let tables: Tables
let direct: Wallet
const lines: { toVendor: Line; toWallet: Line } = { toVendor: 'whole', toWallet: 'whole' }
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  at = await testApp()
  const { privateKey, publicPem } = sandboxKey(at.app.vault.keyText('vendor-sandbox'))
  await openSandboxVendor(at.app, { keyId: SANDBOX_KEY_ID, publicKey: publicPem, now: at.clock.now() })
  const toWallet = await lossyLine(at.site, () => lines.toWallet)
  const clock = () => at.clock.now().getTime()
  const wallet = walletAt({ base: toWallet, keyId: SANDBOX_KEY_ID, key: privateKey, clock })
  direct = walletAt({ base: at.site, keyId: SANDBOX_KEY_ID, key: privateKey, clock })
  tables = createTables(wallet, clock)
  const app = await buildHttp(tables, at.ports.site, wallet.isSigned)
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  closing.push(() => app.close())
  const toVendor = await lossyLine(base, () => lines.toVendor)
  at.sandboxes.add(toVendor)
  await run(at.app.db, sql`update vendor_connection set api_url = ${toVendor} where vendor = 'SANDBOX'`)
})
afterAll(async () => {
  for (const close of closing) await close()
  await at.close()
})
beforeEach(() => {
  lines.toVendor = lines.toWallet = 'whole'
})

/** A line to a server on which calls can be lost. */
async function lossyLine(target: string, state: () => Line): Promise<string> {
  const server: Server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const now = state()
      if (now === 'question') return request.socket.destroy()
      const headers = Object.entries(request.headers).filter(([name]) =>
        /^(content-type|fairhouse)/.test(name),
      )
      const answer = await fetch(target + request.url, {
        method: request.method ?? 'GET',
        headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
        ...(chunks.length ? { body: Buffer.concat(chunks) } : {}),
      })
      const body = Buffer.from(await answer.arrayBuffer())
      if (now === 'answer') return request.socket.destroy()
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(async () => server.closeAllConnections())
  closing.push(async () => new Promise((resolve) => server.close(resolve)))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

const give = (to: Person, rounds: number, terms: Partial<FreeRoundsTerms> = {}) =>
  giveFreeRounds(at, to, rounds, { games: ['sandbox-pearl-cups'], byVendor: true, days: 3, ...terms })
const cashOf = async (of: Person): Promise<Minor> => (await walletById(at.app.db, of.wallet))?.balance ?? 0n
const shownTo = async (of: Person) => vendorRoundsOf(at.app, of.id, 'en')

/** The member at the vendor's table, as the page opens it. */
async function seatOf(of: Person): Promise<string> {
  const { game_url: address } = await of.api.lobby.launch({ query: { gameId: 'sandbox-pearl-cups' } })
  const entered = await tables.enter(new URL(address).searchParams.get('ticket') ?? '')
  return String(Object.entries(entered ?? {}).find(([key]) => key === 'seat')?.[1])
}

/** Plays one free round; what it won, in ledger units. */
async function playFree(seat: string): Promise<Minor> {
  const said = Object.fromEntries(Object.entries((await tables.play(seat, 'free', 1)) ?? {}))
  return BigInt(String(said['win'] ?? '0').replace('.', ''))
}

/** The worker looks at every order, as it does in time. */
async function work(): Promise<void> {
  await run(at.app.db, sql`update free_rounds_order set next_at = ${at.clock.now()}`)
  await advanceOrders(at.app)
  await creditClaimed(at.app)
}

const wageredNow = async (of: Person) =>
  (await of.api.bonuses.list({ query: {} })).going.map(({ amount, requirement }) => [amount, requirement])

test('PRO-01 free rounds of a vendor are ordered at the claim, played at the vendor, and win cash at once', async () => {
  const mai = await person(at)
  await give(mai, 3)
  expect((await shownTo(mai)).map(({ state, count, played }) => [state, count, played])).toEqual([
    ['active', 3, 0],
  ])
  const seat = await seatOf(mai)
  let won = 0n
  for (let n = 0; n < 3; n += 1) {
    won += await playFree(seat)
    expect(await cashOf(mai)).toBe(won)
  }
  expect(await playFree(seat)).toBe(0n) // none is left
  await work()
  const [order] = await shownTo(mai)
  expect([order?.state, order?.outcome, order?.played, order?.won]).toEqual(['ended', 'played', 3, won])
  const { rounds } = await mai.api.rounds.list({ query: {} })
  expect(rounds).toEqual([]) // no stake of ours
})

test('PRO-01 wins of a vendor’s free rounds become one bonus with terms of its own when they are over', async () => {
  const mai = await person(at)
  await give(mai, 8, { wins: { ...plainTerms, wagering: 3 } })
  const seat = await seatOf(mai)
  let won = 0n
  for (let n = 0; n < 8; n += 1) won += await playFree(seat)
  expect(await cashOf(mai)).toBe(0n)
  await work()
  expect(await wageredNow(mai)).toEqual(won > 0n ? [[won, won * 3n]] : [])
})

test('PRO-01 a lost reply orders nothing twice, and a silent vendor costs the member nothing', async () => {
  const mai = await person(at)
  lines.toVendor = 'answer'
  await give(mai, 2)
  expect((await shownTo(mai))[0]?.state).toBe('waiting')
  lines.toVendor = 'question'
  await work()
  lines.toVendor = 'whole'
  await work()
  expect((await shownTo(mai))[0]?.state).toBe('active')
  const an = await person(at)
  lines.toVendor = 'question'
  const id = await give(an, 2)
  at.clock.forward(3 * DAY_MS + 1)
  await work()
  expect((await shownTo(an))[0]?.state).toBe('waiting')
  lines.toVendor = 'whole'
  await work()
  expect((await shownTo(an))[0]?.outcome).toBe('undelivered')
  const again = sql`select kind, amount from reward where member_id = ${an.id} and state = 'offered'`
  expect(await many(at.app.db, again)).toEqual([{ kind: 'freeRounds', amount: 2n }])
  // the order that was lost can no longer arrive
  expect(tables.freeRounds.create({ ...asked(id), user: 'u' })).toEqual({ state: 'cancelled' })
})

const asked = (id: string) => ({
  free_rounds: id,
  user: '',
  game: 'pearl-cups',
  currency: 'VND',
  rounds: 2,
  stake: '1.00',
  valid_until: '2027-01-01T00:00:00Z',
})

test('PRO-01 a win whose call was lost is paid from the vendor’s list, once', async () => {
  const mai = await person(at)
  await give(mai, 6)
  const seat = await seatOf(mai)
  let won = 0n
  for (let n = 0; n < 6; n += 1) {
    lines.toWallet = n % 3 === 0 ? 'question' : n % 3 === 1 ? 'answer' : 'whole'
    won += await playFree(seat)
  }
  lines.toWallet = 'whole'
  await work()
  await work()
  expect(await cashOf(mai)).toBe(won)
  expect((await shownTo(mai))[0]?.won).toBe(won)
})

test('PRO-01 operators see what a vendor refused and order it again; a cancellation takes two of them and keeps what was won', async () => {
  const mai = await person(at)
  const linh = await operator(at)
  await run(at.app.db, sql`update game set outside_ref = 'withdrawn' where id = 'sandbox-pearl-cups'`)
  const id = await give(mai, 4)
  await run(at.app.db, sql`update game set outside_ref = 'pearl-cups' where id = 'sandbox-pearl-cups'`)
  const listed = async () => (await linh.api.freeRoundsOffice.list({ query: { merchant: 'JADE' } })).rows[0]
  expect(await listed()).toMatchObject({ id, state: 'refused', reason: 'no free rounds in this game' })
  const call = { params: { member: mai.id, id }, body: { reason: 'the vendor has opened the game' } }
  await linh.api.freeRoundsOffice.retry(call)
  expect(await refusal(linh.api.freeRoundsOffice.retry(call))).toBe('freeRounds.state')
  await work()
  expect((await shownTo(mai))[0]?.state).toBe('active')
  const won = await playFree(await seatOf(mai))
  await linh.api.freeRoundsOffice.cancel(call)
  await work()
  const [order] = await shownTo(mai)
  expect([order?.outcome, order?.played, order?.won]).toEqual(['cancelled', 1, won])
  expect(await cashOf(mai)).toBe(won)
  const other = { ...call, params: { ...call.params, member: mai.id + 1n } }
  expect(await refusal(linh.alone.freeRoundsOffice.retry(other))).toBe('freeRounds.unknown')
})

test('PRO-01 another member’s order, and one that was never made, pay nothing', async () => {
  const mai = await person(at)
  const an = await person(at)
  const id = await give(mai, 2)
  const seat = await seatOf(an)
  expect(await tables.play(seat, 'free', 1)).toBeNull()
  const players = await many<{ ref: string }>(
    at.app.db,
    sql`select ref from vendor_player where member_id = ${an.id}`,
  )
  for (const order of [id, '00000000-0000-4000-8000-000000000000', 'no id']) {
    const told = await direct('transaction/win', {
      user: players[0]?.ref,
      transaction_uuid: `stolen-${order.length}-${order.slice(0, 2)}`,
      amount: '10.00',
      currency: 'VND',
      free_rounds: order,
    })
    expect(told.status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
  }
  expect(await cashOf(an)).toBe(0n)
})

type Step =
  | { readonly kind: 'play' | 'work' | 'back' | 'cancel' | 'again' }
  | { readonly kind: 'line'; readonly vendor: Line; readonly wallet: Line }

const line = fc.constantFrom<Line>('whole', 'question', 'answer')
const steps = fc.array(
  fc.oneof(
    { arbitrary: fc.constant<Step>({ kind: 'play' }), weight: 5 },
    { arbitrary: fc.constantFrom<Step>({ kind: 'work' }, { kind: 'back' }, { kind: 'again' }), weight: 3 },
    { arbitrary: fc.constant<Step>({ kind: 'cancel' }), weight: 1 },
    {
      arbitrary: fc.record({ kind: fc.constant('line' as const), vendor: line, wallet: line }),
      weight: 2,
    },
  ),
  { minLength: 8, maxLength: 24 },
)

const DAY_MS = 86_400_000
const isNight = process.env['FAIRHOUSE_TIER'] === 'nightly'

test(
  'PRO-01 M9 whatever is lost, repeated or rolled back, members get exactly what a vendor’s free rounds won',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (taken, isCash) => {
        lines.toVendor = lines.toWallet = 'whole'
        const mai = await person(at)
        const terms: Partial<FreeRoundsTerms> = isCash ? {} : { wins: { ...plainTerms, wagering: 0 } }
        const id = await give(mai, 5, { ...terms, days: 30 })
        const seat = await seatOf(mai)
        const linh = await operator(at)
        const wins: { readonly amount: Minor; isBack: boolean }[] = []
        for (const step of taken) {
          switch (step.kind) {
            case 'line':
              lines.toVendor = step.vendor
              lines.toWallet = step.wallet
              break
            case 'play': {
              const before = tables.freeRounds.winsOf(id).length
              const amount = await playFree(seat)
              if (tables.freeRounds.winsOf(id).length > before) wins.push({ amount, isBack: false })
              break
            }
            case 'back':
              await rollBack(id, wins)
              break
            case 'again':
              await advanceOrders(at.app)
              await advanceOrders(at.app)
              break
            case 'cancel': {
              const [state] = (await shownTo(mai)).map((each) => each.state)
              if (state === 'active' || state === 'waiting')
                await linh.api.freeRoundsOffice.cancel({
                  params: { member: mai.id, id },
                  body: { reason: 'a test of the rules' },
                })
              break
            }
            case 'work':
              await work()
          }
        }
        lines.toVendor = lines.toWallet = 'whole'
        for (let n = 0; n < 4; n += 1) await work()
        at.clock.forward(31 * DAY_MS) // beyond its days
        await work()
        await work()
        await work()
        const due = wins.reduce((sum, { amount, isBack }) => (isBack ? sum : sum + amount), 0n)
        const [order] = await shownTo(mai)
        expect([order?.state, order?.won]).toEqual(['ended', due])
        // a bonus without wagering is cash: either way the member has what was won, less what was taken back
        expect([taken, await cashOf(mai)]).toEqual([taken, isCash ? due : await givenFor(mai)])
      }),
      { numRuns: isNight ? 400 : 6 },
    )
    expect((await proveWhole(at.app.db)).map(({ fault }) => fault)).toEqual([])
  },
  isNight ? 3_600_000 : 120_000,
)

/** The vendor takes its newest win back that it has not taken back before. */
async function rollBack(id: string, wins: { isBack: boolean }[]): Promise<void> {
  const at0 = wins.findLastIndex(({ isBack }) => !isBack)
  const ref = tables.freeRounds.winsOf(id)[at0]?.transaction_uuid
  const known = await many(at.app.db, sql`select 1 from free_rounds_win where ref = ${ref ?? ''}`)
  // one that never arrived gets a tombstone instead, and is never paid
  if (!ref || known.length === 0 || lines.toWallet !== 'whole') return
  const fields = { user: await refOf(id), transaction_uuid: `back-${ref}`, reference_transaction_uuid: ref }
  expect((await direct('transaction/rollback', fields)).status).toBe('RS_OK')
  expect((await direct('transaction/rollback', fields)).status).toBe('RS_OK')
  const win = wins[at0]
  if (win) win.isBack = true
}

async function refOf(id: string): Promise<string> {
  const { ref } = await one<{ ref: string }>(
    at.app.db,
    sql`
      select p.ref from vendor_player p join free_rounds_order o on o.member_id = p.member_id and p.vendor = o.vendor where o.id = ${id}
    `,
  )
  return ref
}

/** Cash from bonuses that the wins became, by the ledger: what was offered, whatever was taken back afterwards is the operator's. */
async function givenFor(of: Person): Promise<Minor> {
  const { sum } = await one<{ sum: bigint }>(
    at.app.db,
    sql`select coalesce(sum(amount), 0)::bigint as sum from reward where member_id = ${of.id} and kind = 'bonus' and state = 'credited'`,
  )
  return sum
}
