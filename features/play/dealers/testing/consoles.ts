import type { Operator } from '#apps/server/testing/operator.ts'
import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { newId } from '#contract/new-id.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'

/** Two people at the consoles of a table, a pit boss, and a member who bets, for tests. */
export function consoles(people: {
  readonly linh: Operator
  readonly huy: Operator
  readonly boss: Operator
  readonly mai: Person
}) {
  const { linh, huy, boss, mai } = people
  const pages = { linh: newId(), huy: newId() }
  const dealer = linh.alone.dealerConsole
  const second = huy.alone.dealerConsole
  const of = (table: string, console = pages.linh) => ({ params: { table }, body: { console } })
  const start = (who: Operator, table: string, source: 'dealer' | 'second', console: string) =>
    who.alone.dealerConsole.start({ params: { table }, body: { console, source, name: 'Linh' } })
  /** The place of the next entry is read first, as the console's page does. */
  const scan = async (who: 'linh' | 'huy', table: string, entry: string) => {
    const api = who === 'linh' ? dealer : second
    const { round } = await api.show({ params: { table } })
    const body = { console: pages[who], place: (round?.own.length ?? 0) + 1, entry }
    return api.scan({ params: { table }, body })
  }
  return {
    pages,
    dealer,
    second,
    pit: boss.api.dealerPit,
    of,
    start,
    scan,
    both: async (table: string, entry: string) => {
      await scan('linh', table, entry)
      return scan('huy', table, entry)
    },
    manned: async (table: string) => {
      await start(linh, table, 'dealer', pages.linh)
      await start(huy, table, 'second', pages.huy)
    },
    unmanned: async (table: string) => {
      await dealer.end(of(table))
      await second.end(of(table, pages.huy))
    },
    bet: (table: string, round: string, key: string, stake: number) =>
      mai.api.tables.place({ params: { table }, body: { round, bets: [{ key, stake: major(stake) }] } }),
    balance: async () => (await mai.api.wallet.balance({})).sumBalance,
    log: async (table: string) =>
      (await linh.alone.liveOffice.incidents({ query: { table } })).rows.map(({ kind }) => kind),
  }
}

type Shared = { readonly of: Operator; readonly with: Operator }

/** Two operators have been at one browser: they may be one person. */
export const shareBrowser = ({ database }: TestApp, { of, with: other }: Shared) =>
  run(
    database.owner,
    sql`
      update operator_session set browser = (select browser from operator_session where operator_id = ${of.id} limit 1)
      where operator_id = ${other.id}
    `,
  )

/** An operator was at another one's browser some time ago, and works at their own now. */
export const visitBrowser = ({ database }: TestApp, { of, with: other }: Shared) =>
  run(
    database.owner,
    sql`
      insert into operator_session (operator_id, token_hash, ip, device, browser, created_at, last_seen_at, expires_at)
      select ${other.id}::uuid, sha256(gen_random_uuid()::text::bytea), ip, device, browser, created_at, last_seen_at, expires_at
      from operator_session where operator_id = ${of.id}::uuid limit 1
    `,
  )

export const reason = 'asked for by a test'
/** What is kept of a table for half a second. */
export const soon = { timeout: 5_000, interval: 100 }
