import { randomBytes } from 'node:crypto'
import { inTransaction, type Tx } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'
import { giveCredential, openSession } from '#features/account/identity/public.ts'
import { insertMember } from '#features/account/members/public.ts'
import { post } from '#ledger/posting.ts'
import { openWallet } from '#ledger/wallets.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { depositCredited } from '#features/money/deposits/postings.ts'
import type { Api, TestApp } from './test-app.ts'

export const PASSWORD = 'a quiet test password'
export const PAYMENT_PASSWORD = '246813579'

export type Person = {
  readonly id: bigint
  readonly account: string
  readonly wallet: bigint
  readonly token: string
  readonly api: Api
}

export type PersonOptions = {
  readonly account?: string
  readonly balance?: Minor
  readonly type?: number
  readonly merchant?: 'JADE' | 'AMBER'
  readonly payeeName?: string
  /** Whether an operator has accepted an identity document; true unless the test is about that. */
  readonly isVerified?: boolean
}

/** A logged-in member with money from a deposit. */
export async function person(at: TestApp, options: PersonOptions = {}): Promise<Person> {
  const { app, clock } = at
  const { merchant = 'JADE', type = 0, balance = 0n } = options
  const account = options.account ?? `t${randomBytes(5).toString('hex')}`
  const real: Currency = merchant === 'JADE' ? 'VND' : 'USD'
  const currency = type === 4 ? 'FUN' : real
  const now = clock.now()
  const made = await inTransaction(app.db, async (tx) => {
    const id = await insertMember(tx, {
      merchant,
      account,
      accountKey: account.toLowerCase(),
      type,
      language: 'en',
      birthday: '1990-01-01',
      payeeName: options.payeeName ?? null,
      email: null,
      uplineId: null,
      registerIp: '127.0.0.1',
      now,
    })
    if (id === null) throw new Error(`person: ${account} is taken`)
    await giveBothPasswords(at, tx, id)
    if (options.isVerified ?? true) await verify(tx, { id, account, merchant, now })
    const wallet = await openWallet(tx, { owner: id, merchant, kind: 'cash', currency })
    const where = { ip: '127.0.0.1', device: 'test', now, merchant: { code: merchant } }
    const token = await openSession(app, tx, id, where)
    if (balance > 0n)
      await post(tx, [
        { posting: depositCredited, key: `test:${id}`, wallet, amount: balance, detail: 'sandbox' },
      ])
    return { id, wallet, token }
  })
  return { ...made, account, api: at.api({ token: made.token }) }
}

/** A document of a person of their own that an operator accepted: the default rules require one before the first withdrawal. */
async function verify(
  tx: Tx,
  {
    id,
    account,
    merchant,
    now,
  }: { readonly id: bigint; readonly account: string; readonly merchant: string; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into identity_document (merchant, member_id, kind, state, sent_at, decided_at, decided_by, name_on_paper, born_on)
      values (${merchant}, ${id}, 'idCard', 'approved', ${now}, ${now}, 'test', ${`TEST ${account}`}, '1990-01-01')
    `,
  )
}

type Hashes = { readonly passwordHash: string; readonly paymentHash: string }

const hashesOf = new WeakMap<TestApp, Hashes>()

/** Hashes both passwords once per test app: all members share them, and two argon2id hashes per member took a fifth of the test time. */
async function giveBothPasswords(at: TestApp, tx: Tx, memberId: bigint): Promise<void> {
  const now = at.clock.now()
  const known = hashesOf.get(at)
  if (known) {
    await run(
      tx,
      sql`
        insert into credential (member_id, password_hash, payment_hash, password_changed_at, must_change)
        values (${memberId}, ${known.passwordHash}, ${known.paymentHash}, ${now}, false)
      `,
    )
    return
  }
  await giveCredential(tx, { memberId, password: PASSWORD, paymentPassword: PAYMENT_PASSWORD, now })
  const own = await one(
    tx,
    sql<Hashes>`select password_hash, payment_hash from credential where member_id = ${memberId}`,
  )
  hashesOf.set(at, own)
}
