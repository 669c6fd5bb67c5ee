/**
 * The product's own server in a separate process, with members in a session of Dice; prints its address, their tokens, and what another
 * server needs to join it.
 */
import { testApp } from '#apps/server/testing/test-app.ts'
import { seated } from '#features/play/rounds/testing/seat.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'

const MEMBERS = 256

const {
  SERVERS = '1',
  GAME_PORT = '0',
  METRICS_PORT,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  BENCH_BONUSES,
  BENCH_JACKPOT,
  BENCH_FISHING,
  BENCH_ROOMS,
} = process.env
const at = await testApp({
  SERVERS,
  GAME_PORT,
  ...(METRICS_PORT ? { METRICS_PORT } : {}),
  ...(OTEL_EXPORTER_OTLP_ENDPOINT ? { OTEL_EXPORTER_OTLP_ENDPOINT } : {}),
})
const tokens: string[] = []
/** What must end before the ledger is reconciled and the server closes. */
const before: (() => Promise<void>)[] = []
if (BENCH_JACKPOT) tokens.push(...(await (await import('../jackpots/seats.ts')).seatsWithJackpot(at)))
else if (BENCH_ROOMS) {
  const rooms = await (await import('../rooms/seats.ts')).seatsInRooms(at)
  tokens.push(...rooms.tokens)
  before.push(rooms.rest)
} else if (BENCH_FISHING) tokens.push(...(await (await import('../fishing/seats.ts')).seatsAtTables(at)))
else if (BENCH_BONUSES) tokens.push(...(await (await import('../rewards/seats.ts')).seatsWithBonus(at)))
else
  for (let n = 0; n < MEMBERS; n += 1)
    tokens.push((await seated(at, { balance: major(1_000_000), merchant: 'AMBER' })).token)
const { databaseUrl, DATA_DIR } = at.app.config
process.send?.({ url: `${at.game}/api/game/rounds`, site: at.site, tokens, databaseUrl, dataDir: DATA_DIR })

/** Exits with 1 if the ledger is inconsistent. */
async function stop(): Promise<void> {
  for (const end of before) await end()
  const wrong = await proveWhole(at.app.db)
  if (wrong.length) console.error(`bench: the ledger does not reconcile: ${JSON.stringify(wrong)}`)
  await at.close()
  process.exit(wrong.length ? 1 : 0)
}
process.on('SIGTERM', () => void stop())
process.on('disconnect', () => void stop())
