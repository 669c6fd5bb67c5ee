import { randomUUID } from 'node:crypto'
import { person, type Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { openInvite } from '#features/account/members/public.ts'
import { depositCredited } from '#features/money/deposits/postings.ts'
import { rewardCash } from '#features/rewards/rewards/postings.ts'
import { declareKinds } from '#ledger/core/declare.ts'
import { keyUuid } from '#ledger/core/keys.ts'
import type { Minor } from '#kit/money.ts'
import type { Terms } from '../rules/terms.ts'
import { insertAffiliate } from '../store/affiliates.ts'
import { insertCode } from '../store/codes.ts'
import { insertAssignment, insertPlan, insertVersion } from '../store/plans.ts'

let address = 0

/** Someone at an address of their own, whose identity is not on record: a duplicate of no one. */
export async function stranger(at: TestApp, balance: Minor = 0n): Promise<Person> {
  const who = await person(at, { isVerified: false, balance })
  address += 1
  await run(
    at.database.owner,
    sql`update member set register_ip = ${`10.7.${address >> 8}.${address & 255}`}, birthday = null where id = ${who.id}`,
  )
  return who
}

export const noTerms: Terms = { cpa: null, share: null, subPpm: 0 }

/** A plan with its first version. */
export function planOf(at: TestApp, terms: Terms, now: Date): Promise<bigint> {
  return inTransaction(at.app.db, async (tx) => {
    const id = await insertPlan(tx, { merchant: 'JADE', name: `Plan ${randomUUID()}` })
    if (id === null) throw new Error('a random name came twice')
    await insertVersion(tx, { plan: id, version: 1, terms, by: 'test', now })
    return id
  })
}

export type Joined = Person & { readonly number: bigint; readonly code: string; readonly plan: bigint }

/** An affiliate with one code since a moment, without application and approval. */
export async function affiliateOf(
  at: TestApp,
  terms: Terms,
  {
    now = at.clock.now(),
    parent = null,
  }: {
    readonly now?: Date
    readonly parent?: { readonly id: bigint; readonly ppm: number } | null
  } = {},
): Promise<Joined> {
  const who = await stranger(at)
  const plan = await planOf(at, terms, now)
  const code = `A${randomUUID().replaceAll('-', '').slice(0, 9).toUpperCase()}`
  const number = await inTransaction(at.app.db, async (tx) => {
    const made = await insertAffiliate(tx, {
      memberId: who.id,
      merchant: 'JADE',
      applicant: null,
      parentId: parent?.id ?? null,
      parentPpm: parent?.ppm ?? 0,
      secret: at.app.vault.close('affiliate', 'a secret of the test'),
      now,
    })
    await insertAssignment(tx, { memberId: who.id, plan, version: 1, by: 'test', reason: 'test', now })
    await openInvite(tx, { merchant: 'JADE', code, memberId: who.id, kind: 'campaign' })
    await insertCode(tx, { merchant: 'JADE', code, memberId: who.id, landing: 'welcome', note: '', now })
    return made
  })
  return { ...who, number, code, plan }
}

/** A player whom the affiliate brought at a moment. */
export async function playerOf(at: TestApp, affiliate: Joined, registeredAt: Date): Promise<Person> {
  const who = await stranger(at)
  await run(
    at.database.owner,
    sql`
      insert into affiliate_player (member_id, affiliate_id, merchant, code, sub_id, country, plan, version, registered_at)
      values (${who.id}, ${affiliate.id}, 'JADE', ${affiliate.code}, '', 'VN', ${affiliate.plan}, 1, ${registeredAt})
    `,
  )
  return who
}

let seq = 5_000_000

/** A ledger entry of a past moment: a deposit, or a bonus that was given. */
export async function pastEntry(
  at: TestApp,
  who: Person,
  {
    kind,
    amount,
    when,
  }: { readonly kind: 'deposit.credited' | 'reward.cash'; readonly amount: Minor; readonly when: Date },
): Promise<void> {
  seq += 1
  const posting = kind === 'deposit.credited' ? depositCredited : rewardCash
  await declareKinds(at.database.owner, [posting])
  await run(
    at.database.owner,
    sql`
      insert into line (wallet, seq, batch, counter, amount, after, fingerprint, at, key, kind)
      select ${who.wallet}, ${seq}, nextval('ledger_batch'), ledger_house_account(w.book, ${posting.house}, 'test'), ${amount}, ${amount}, 0, ${when}, ${keyUuid(`past:${seq}`)}, ${posting.code}
      from wallet w
      where w.id = ${who.wallet}
    `,
  )
}
