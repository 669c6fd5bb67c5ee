import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'

let at: TestApp
let staff: Operator
let mai: Person
beforeAll(async () => {
  at = await testApp()
  staff = await operator(at)
  mai = await person(at, { balance: major(120), account: 'maifacts', isVerified: false })
})
afterAll(() => at.close())

const factsFor = (who: Operator, id: bigint) => who.api.memberFacts.show({ params: { id } })

test('M4 shows identity, exclusion, harm, fraud flags and money of a member in one place', async () => {
  const { owner } = at.database
  const now = at.clock.now()
  await run(
    owner,
    sql`
      insert into fraud_flag (member_id, rule, day, newest_at, evidence, raised_at)
      values (${mai.id}, 'rapidCycles', ${now}::date, ${now}, '{"count": 3, "withdrawn": "90.00"}', ${now})
    `,
  )
  await run(
    owner,
    sql`
      insert into harm_flag (member_id, rule, day, level, evidence, raised_at)
      values (${mai.id}, 'chasing', ${now}::date, 'strong', '{}', ${now})
    `,
  )
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 7 } })
  const facts = await factsFor(staff, mai.id)
  expect(facts).toMatchObject({
    account: 'maifacts',
    state: 'open',
    identity: { level: 'none', isRequested: false, isSameName: null },
    harm: [{ rule: 'chasing', level: 'strong' }],
    flags: [{ rule: 'rapidCycles' }],
  })
  const { balance, deposits } = await one(
    owner,
    sql<{ balance: bigint; deposits: bigint }>`
      select w.balance,
        coalesce((
          select sum(l.amount) from office_movement l where l.wallet = w.id and l.kind in ('deposit.credited', 'deposit.matched')
        ), 0)::bigint as deposits
      from wallet_view w join book_view b on b.id = w.book and b.currency = 'VND'
      where w.owner = ${mai.id} and w.kind = 'cash'
    `,
  )
  expect(facts.money).toMatchObject({ balance, deposits })
})

test('M4 leaves out the parts that an operator may not see, and knows no member that is not there', async () => {
  const support = await operator(at, { roles: ['cashier'], account: 'op-cashier-facts' })
  const facts = await factsFor(support, mai.id)
  expect(facts.identity).not.toBeNull()
  expect(facts.harm).toBeNull()
  expect(facts.exclusion).toBeNull()
  expect(await refusal(factsFor(staff, 999_999n))).toBe('memberFacts.unknownMember')
})
