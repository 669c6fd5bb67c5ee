import { createServer, type Server } from 'node:http'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { openSandboxVendor } from '#features/play/vendors/public.ts'
import { advanceOrders } from '#features/rewards/bonuses/jobs.ts'
import type { FreeRoundsTerms } from '#features/rewards/bonuses/rules/free-rounds.ts'
import { vendorRoundsOf } from '#features/rewards/bonuses/service/orders/read.ts'
import { giveFreeRounds } from '#features/rewards/bonuses/testing/give.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import type { Minor } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { buildHttp } from '../http.ts'
import { sandboxKey, SANDBOX_KEY_ID } from '../key.ts'
import { createTables } from '../tables.ts'
import { walletAt } from '../wallet.ts'

/** What happens to calls on their way: `question` is lost before it arrives, `answer` after it took effect. */
export type Line = 'whole' | 'question' | 'answer'

/** The product and the sandbox vendor, with a line in each direction on which calls can be lost. */
export async function openBoth() {
  const at = await testApp()
  const lines: { toVendor: Line; toWallet: Line } = { toVendor: 'whole', toWallet: 'whole' }
  const { privateKey, publicPem } = sandboxKey(at.app.vault.keyText('vendor-sandbox'))
  await openSandboxVendor(at.app, { keyId: SANDBOX_KEY_ID, publicKey: publicPem, now: at.clock.now() })
  const clock = () => at.clock.now().getTime()
  const signing = { keyId: SANDBOX_KEY_ID, key: privateKey, clock }
  const toWallet = await lossyLine(at.site, () => lines.toWallet)
  const wallet = walletAt({ base: toWallet.origin, ...signing })
  const tables = createTables(wallet, clock)
  const app = await buildHttp(tables, at.ports.site, wallet.isSigned)
  const toVendor = await lossyLine(await app.listen({ host: '127.0.0.1', port: 0 }), () => lines.toVendor)
  at.sandboxes.add(toVendor.origin)
  await run(
    at.app.db,
    sql`update vendor_connection set api_url = ${toVendor.origin} where vendor = 'SANDBOX'`,
  )
  return {
    at,
    lines,
    tables,
    /** The vendor's calls over a line that loses nothing. */
    direct: walletAt({ base: at.site, ...signing }),
    ...helpersOf(at, tables),
    async close() {
      await toVendor.close()
      await app.close()
      await toWallet.close()
      await at.close()
    },
  }
}
export type Both = Awaited<ReturnType<typeof openBoth>>

function helpersOf(at: TestApp, tables: ReturnType<typeof createTables>) {
  return {
    someone: () => person(at),
    give: (to: Person, rounds: number, terms: Partial<FreeRoundsTerms> = {}) =>
      giveFreeRounds(at, to, rounds, { games: ['sandbox-pearl-cups'], byVendor: true, days: 3, ...terms }),
    cashOf: async (of: Person): Promise<Minor> => (await walletById(at.app.db, of.wallet))?.balance ?? 0n,
    shownTo: (of: Person) => vendorRoundsOf(at.app, of.id, 'en'),
    /** The member at the vendor's table, as the page opens it. */
    async seatOf(of: Person): Promise<string> {
      const { game_url: address } = await of.api.lobby.launch({ query: { gameId: 'sandbox-pearl-cups' } })
      const entered = await tables.enter(new URL(address).searchParams.get('ticket') ?? '')
      return String(Object.entries(entered ?? {}).find(([key]) => key === 'seat')?.[1])
    },
    /** Plays one free round; what it won, in ledger units. */
    async playFree(seat: string): Promise<Minor> {
      const said = Object.fromEntries(Object.entries((await tables.play(seat, 'free', 1)) ?? {}))
      return BigInt(String(said['win'] ?? '0').replace('.', ''))
    },
    /** The worker looks at every order, as it does in time. */
    async work(): Promise<void> {
      await run(at.app.db, sql`update free_rounds_order set next_at = ${at.clock.now()}`)
      await advanceOrders(at.app)
      await creditClaimed(at.app)
    },
  }
}

/** A line to a server on which calls can be lost. */
async function lossyLine(target: string, state: () => Line) {
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
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
