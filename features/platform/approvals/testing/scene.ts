import sharp from 'sharp'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { deposit as toMember, receiver, sendSlip } from '#features/money/p2p-payouts/testing/room.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { approve, ask, payee } from '#features/money/withdrawals/testing/payee.ts'
import { many, one, sql } from '#db/rows.ts'
import { major, type Minor } from '#kit/money.ts'
import { houseBalance } from '#ledger/wallets.ts'

/** Data for an attacking cashier: orders, payouts, disputes, and an accomplice among the members. */
export type Scene = {
  readonly setup: SandboxSetup
  readonly puppet: Person
  /** IDs of rows that a hostile operator would name. */
  readonly ids: readonly string[]
}

const ORDERED = major(100_000)

async function picture(): Promise<File> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'slip.png', { type: 'image/png' })
}

/** A bank transfer of the accomplice that waits for review, with or without a proof of transfer. */
async function order(puppet: Person, hasProof: boolean): Promise<string> {
  const { id } = await puppet.api.deposits.create({ body: { method: 'bank-transfer', amount: ORDERED } })
  if (hasProof) await puppet.api.deposits.sendSlip({ params: { id }, files: [await picture()] })
  return id
}

/** A payout that the accomplice claims never arrived. */
async function missedPayout(setup: SandboxSetup): Promise<string> {
  const own = await payee(setup, major(1_000_000))
  const { id } = await ask(own, major(300_000))
  await approve(await operator(setup), id)
  setup.clock.forward(10_000)
  setup.desk.settleDuePayouts()
  await setup.deliver()
  await own.mai.api.withdrawals.receipt({ params: { id }, body: { answer: 'none' } })
  return id
}

/** A transfer between members of which the receiver reports only half. */
async function disputedMatch(setup: SandboxSetup): Promise<string> {
  const mai = await receiver(setup, major(300_000))
  const an = await person(setup)
  const { id } = await toMember(an, major(300_000))
  await sendSlip(an, id)
  const { id: match } = await one(
    setup.app.db,
    sql<{ id: string }>`select id from payout_match where withdrawal = ${mai.withdrawal}::uuid`,
  )
  const body = { answer: 'part' as const, arrived: major(150_000) }
  await mai.person.api.p2pPayouts.answer({ params: { id: match }, body })
  return match
}

export async function scene(): Promise<Scene> {
  const setup = await sandboxSetup()
  const puppet = await person(setup)
  const supervisor = await operator(setup)
  const proved = await order(puppet, true)
  const bare = await order(puppet, false)
  const large = await payee(setup, major(60_000_000), '4472')
  const { id: payout } = await ask(large, major(25_000_000))
  const frozen = await person(setup, { balance: major(500_000) })
  const frozenParams = { id: frozen.id }
  await supervisor.api.memberDesk.freeze({
    params: frozenParams,
    body: { wallet: frozen.wallet, isFrozen: true, reason: 'under suspicion' },
  })
  const missed = await missedPayout(setup)
  const match = await disputedMatch(setup)
  const { id: method } = await one(
    setup.app.db,
    sql<{ id: string }>`select id from deposit_method where merchant = 'JADE' and code = 'bank-transfer'`,
  )
  const staff = await operator(setup, { roles: ['cashier'] })
  return {
    setup,
    puppet,
    ids: [
      proved,
      bare,
      payout,
      missed,
      match,
      method,
      staff.id,
      puppet.id.toString(),
      frozen.id.toString(),
      frozen.wallet.toString(),
      puppet.wallet.toString(),
    ],
  }
}

type Money = { readonly members: Minor; readonly proved: Minor }

/**
 * Liabilities to members: in wallets, held, or in transit; and the approved amounts of orders with a proof of transfer, which is money
 * that arrived.
 */
export async function moneyIn({ setup }: Scene): Promise<Money> {
  const { app, database } = setup
  const wallets = await one(
    database.owner,
    sql<Money>`
      select
        (
          select coalesce(sum(w.balance), 0)::bigint from wallet w join member m on m.id = w.owner
        ) as members,
        (
          select coalesce(sum(d.amount), 0)::bigint
          from deposit d
          where d.credited_at is not null and exists (select 1 from deposit_slip s where s.deposit = d.id)
        ) as proved
    `,
  )
  const clearing = { merchant: 'JADE', currency: 'VND', kind: 'payout_clearing', detail: 'matching' } as const
  return { ...wallets, members: wallets.members + (await houseBalance(app.db, clearing)) }
}

/** Payouts that may be sent: with all required approvals. */
export async function releasable({ setup }: Scene): Promise<readonly string[]> {
  const rows = await many(
    setup.database.owner,
    sql<{ id: string }>`
      select id::text as id from withdrawal where state in ('paying', 'paid', 'received') and eyes = 2 order by id
    `,
  )
  return rows.map(({ id }) => id)
}

/** Tables that decide who is trusted, permissions, and destinations of money: one operator must not change any row. */
const GUARDED = [
  'merchant',
  'merchant_flag',
  'merchant_host',
  'deposit_method',
  'processor_key',
  'processor_address',
  'vendor_connection',
  'jurisdiction_pack',
  'jurisdiction_country',
  'field_rule',
  'social_provider',
  'page_resource',
] as const

/** A checksum of all that, without insensitive settings and restrictions. */
export async function guarded({ setup }: Scene, light: readonly string[]): Promise<Record<string, string>> {
  const owner = setup.database.owner
  const print = async (rows: ReturnType<typeof sql>) => {
    const query = sql<{ print: string }>`
      select coalesce(string_agg(t::text, chr(10) order by t::text), '') as print from (${rows}) t
    `
    return (await one(owner, query)).print
  }
  const prints: Record<string, string> = {}
  for (const table of GUARDED) prints[table] = await print(sql`select * from ${sql.table(table)}`)
  prints['settings'] = await print(
    sql`select merchant, name, value from merchant_setting where not name = any (${light})`,
  )
  prints['operators'] = await print(sql`select account, email, roles, brands, password_hash from operator`)
  prints['regions'] = await print(sql`select * from region_rule where deed = 'allow'`)
  prints['links'] = await print(sql`select token_hash from operator_invite`)
  return prints
}

/** Frozen wallets and locked members: one operator may add to them, not remove. */
export async function restrained({ setup }: Scene): Promise<readonly string[]> {
  const rows = await many(
    setup.database.owner,
    sql<{ id: string }>`
      select 'wallet ' || id as id from wallet where state = 'frozen'
      union all
      select 'member ' || id from member where state = 'locked'
    `,
  )
  return rows.map(({ id }) => id)
}
