import { person, type Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Gift } from '#features/rewards/promotions/rules/gifts.ts'
import { insertPromotion, launch, stop } from '#features/rewards/promotions/store/lifecycle.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { major } from '#kit/money.ts'
import type { Side } from '../rules/referral.ts'
import { bindFriend } from '../service/bind.ts'

export const units = (whole: number): string => major(whole).toString()

type Program = {
  readonly deposit?: number
  readonly turnover?: number
  readonly days?: number
  readonly most?: number | null
  readonly gift?: Gift
  readonly budget?: bigint | null
  readonly endsAt?: Date | null
  readonly replaces?: { readonly series: string; readonly version: number } | null
}

/** A live promotion for one side: by default 50 in cash for a deposit of 100 and bets of 500 within 30 days. */
export function program(at: TestApp, side: Side, more: Program = {}): Promise<string> {
  const { deposit = 100, turnover = 500, days = 30, most = null, budget = null, endsAt = null } = more
  const { gift = { kind: 'cash', amount: units(50) }, replaces = null } = more
  const since = new Date(at.clock.now().getTime() - 1_000)
  return inTransaction(at.app.db, async (tx) => {
    const id = await insertPromotion(
      tx,
      {
        merchant: 'JADE',
        currency: 'VND',
        category: 'other',
        title: { en: `For the ${side}`, vi: 'Mời bạn' },
        summary: { en: 'A gift', vi: 'Một món quà' },
        data: {
          trigger: { kind: 'referral', side, deposit: units(deposit), turnover: units(turnover), days, most },
          gift,
        },
        termsHash: null,
        budget,
        startsAt: since,
        endsAt,
        claimDays: 7,
        createdBy: 'test',
        replaces,
      },
      since,
    )
    await launch(tx, id, since)
    return id
  })
}

export const stopped = (at: TestApp, id: string) =>
  inTransaction(at.app.db, (tx) => stop(tx, id, at.clock.now()))

/** Ends every promotion for referrals, so that the next test begins without any. */
export const stopAll = (at: TestApp) =>
  run(
    at.database.owner,
    sql`
      update promotion set state = 'stopped', stopped_at = now()
      where data->'trigger'->>'kind' = 'referral' and state in ('live', 'replaced')
    `,
  )

let address = 0

/** Someone at an address of their own, whose identity is not on record. */
export async function stranger(at: TestApp): Promise<Person> {
  const who = await person(at, { isVerified: false })
  address += 1
  await run(
    at.database.owner,
    sql`update member set register_ip = ${`10.9.${address >> 8}.${address & 255}`}, birthday = null where id = ${who.id}`,
  )
  return who
}

/** A friend who registered by a member's invitation now. */
export async function friendOf(at: TestApp, referrer: Person, friend?: Person): Promise<Person> {
  const who = friend ?? (await stranger(at))
  const now = at.clock.now()
  await inTransaction(at.app.db, (tx) =>
    bindFriend(tx, { merchant: 'JADE', currency: 'VND', memberId: who.id, referrerId: referrer.id, now }),
  )
  return who
}

/** A deposit that was credited. */
export async function deposits(
  at: TestApp,
  who: Person,
  amount: number,
  when = at.clock.now(),
): Promise<void> {
  await run(
    at.database.owner,
    sql`
      insert into deposit (merchant, member_id, wallet, currency, method, amount, fee, state, language, created_at, credited_at, expires_at)
      select 'JADE', ${who.id}, ${who.wallet}, 'VND', m.id, ${major(amount)}, 0, 'paid', 'en', ${when}, ${when}, ${when}
      from deposit_method m
      where m.merchant = 'JADE'
      limit 1
    `,
  )
}

/** Bets that have settled; a negative sum takes some off again, as a void does. */
export async function plays(at: TestApp, who: Person, valid: number, when = at.clock.now()): Promise<void> {
  await insertFact(at, who, { at: when, stake: major(valid), rounds: valid < 0 ? -1 : 1 })
}

export type Given = { readonly member: bigint; readonly key: string; readonly amount: bigint }

/** Every reward for referrals of these members, by their keys. */
export function givenTo(at: TestApp, people: readonly Person[]): Promise<Given[]> {
  return many(
    at.database.owner,
    sql<Given>`
      select r.member_id as member, r.source_key as key, r.amount
      from reward r
      where r.source = 'referrals' and r.member_id = any (${people.map(({ id }) => id.toString())}::bigint[])
      order by r.offered_at, r.source_key
    `,
  )
}
