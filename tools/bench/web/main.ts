/**
 * A small server for the HTTP goals: the product's components without its games. Session check by hashed token (one query for all calls of
 * a tick), validation of the body by its schema, outcome, ledger, response.
 */
import { hash, randomInt } from 'node:crypto'
import Fastify from 'fastify'
import * as z from 'zod/mini'
import { openPool } from '#db/pool.ts'
import { createBatcher } from '#ledger/batcher.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import { createLoader } from '#server/loader.ts'
import { HOME, newRoundId } from '../load.ts'

const body = z.strictObject({
  stake: z.string(),
  game: z.string(),
  clientSeed: z.string(),
  bet: z.strictObject({ target: z.number(), over: z.boolean() }),
})

type Session = { readonly wallet: bigint; readonly seedId: string }

const pool = openPool({ url: process.env['BENCH_URL'] ?? '', name: 'bench-web', max: 6 })
const ledger = createBatcher(pool)
/** Nonces are kept in memory, as the game host does for its frames. */
const nonces = new Map<bigint, bigint>()

const sessionOf = createLoader<string, Session>(async (tokens) => {
  const { rows } = await pool.query<{ token_hash: string; wallet: bigint; seed_id: string }>({
    name: 'sessions',
    text: 'select token_hash, wallet, seed_id from bench_session where token_hash = any($1) and ends_at > now()',
    values: [tokens],
  })
  return new Map(rows.map((row) => [row.token_hash, { wallet: row.wallet, seedId: row.seed_id }]))
})

const app = Fastify({ logger: false })

app.post('/bet', async (request, reply) => {
  const token = request.headers.authorization
  const session = token ? await sessionOf(hash('sha256', token)) : undefined
  if (!session) return reply.code(401).send({ success: false, errorCode: 'session.required' })
  const parsed = body.safeParse(request.body)
  const stake = parsed.success ? parseMoney(parsed.data.stake) : null
  if (!parsed.success || stake === null)
    return reply.code(422).send({ success: false, errorCode: 'request.invalid' })
  const nonce = (nonces.get(session.wallet) ?? BigInt(Date.now()) * 1_000n) + 1n
  nonces.set(session.wallet, nonce)
  const roll = randomInt(10_000)
  const won = roll > parsed.data.bet.target
  const id = newRoundId()
  const win = won ? (stake * 198n) / 100n : 0n
  const result = await ledger.enqueue({
    key: `round:${id}`,
    wallet: session.wallet,
    home: HOME,
    vendor: 'STUDIO',
    stake,
    win,
    play: null,
    round: {
      id,
      game: parsed.data.game,
      edition: 1,
      seedId: session.seedId,
      nonce,
      inputs: parsed.data,
      outcome: { roll },
      events: [{ t: 'dice.roll', roll, won }],
    },
  })
  if (result.status !== 'ok')
    return reply
      .code(result.status === 'overloaded' ? 503 : 409)
      .send({ success: false, errorCode: result.status })
  return {
    success: true,
    value: {
      roundId: id,
      win: moneyText(win),
      balance: moneyText(result.balance),
      seq: result.seq.toString(),
    },
  }
})

await app.listen({ host: '127.0.0.1', port: Number(process.env['BENCH_PORT'] ?? 0) })
const address = app.server.address()
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })

async function stop(): Promise<void> {
  await app.close()
  await ledger.close()
  await pool.end()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('disconnect', () => void stop())
