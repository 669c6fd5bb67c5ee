import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { operator } from '#apps/server/testing/operator.ts'
import { many, run, sql } from '#db/rows.ts'
import { evenBet, seatAt } from '#features/play/rounds/testing/seat.ts'
import { major } from '#kit/money.ts'
import { declaredTables } from './service/own-data.ts'
import { tablesOfMembers } from './store/own-data.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

type File = {
  readonly member: { readonly account: string }
  readonly wallets: readonly {
    readonly movements: readonly { readonly kind: string; readonly balance: number }[]
  }[]
  readonly [table: string]: unknown
}

test('O9 a member can export all data that the platform holds about them, and no other member’s', async () => {
  const [mai, an] = [await person(at, { balance: major(5_000) }), await person(at, { balance: major(1_000) })]
  const { frame } = await seatAt(at, mai)
  for (let round = 0; round < 3; round += 1) await frame.round({ body: { bets: evenBet('1000') } })
  await mai.api.profile.change({ body: { values: [{ field: 'telegram', value: 'mai_canary' }] } })
  await an.api.profile.change({ body: { values: [{ field: 'telegram', value: 'an_canary' }] } })
  expect(await refusal(mai.api.profile.ownData())).toBe('security.proofNeeded')
  await mai.api.security.prove({ body: { kind: 'password', answer: PASSWORD } })
  const written = await (await mai.api.profile.ownData()).text()
  const file: File = JSON.parse(written)
  expect(file.member.account).toBe(mai.account)
  expect(file.wallets[0]?.movements.map(({ kind }) => kind)).toEqual([
    'deposit.credited',
    'round.played',
    'round.played',
    'round.played',
  ])
  const { sumBalance } = await mai.api.wallet.balance()
  expect(file.wallets[0]?.movements.at(-1)?.balance).toBe(Number(sumBalance) / 10_000)
  expect(written).toContain('mai_canary')
  expect(written).not.toContain('an_canary')
  expect(written).not.toContain(an.account)
})

test('O9 the file contains no credentials', async () => {
  const mai = await person(at)
  await mai.api.security.prove({ body: { kind: 'password', answer: PASSWORD } })
  const written = await (await mai.api.profile.ownData()).text()
  expect(written).not.toContain('$argon2')
  expect(written).not.toContain(mai.token)
  const names = await many(
    at.database.db,
    sql<{ name: string }>`
      select distinct attname::text as name from pg_attribute
      where attname ~ '(_hash|_secret|sealed|password)$' and attrelid in (
        select attrelid from pg_attribute where attname = 'member_id'
      )
    `,
  )
  expect(names.length).toBeGreaterThan(2)
  for (const { name } of names) expect(written).not.toContain(`"${name}"`)
})

test('O9 RSP-02 every column of every table that names a member is declared as exported or withheld', async () => {
  const spoken = Object.fromEntries(
    Object.entries(declaredTables(at.app)).map(([name, own]) => [
      name,
      own && [...own.theirs, ...own.kept].toSorted(),
    ]),
  )
  const tables = await tablesOfMembers(at.database.owner)
  const found = Object.fromEntries(
    tables.map(({ name, columns }) => [name, spoken[name] === null ? null : columns.toSorted()]),
  )
  // a new table or column: declare in its feature's own-data.ts whether the member may read it
  expect(found).toEqual(spoken)
})

test('RSP-02 the file reveals no suspicion: no note, no reason of a lock or an exclusion, no operator’s name', async () => {
  const mai = await person(at, { balance: major(1_000) })
  const linh = await operator(at)
  const secret = 'suspicion of money laundering, do not tell'
  const params = { id: mai.id }
  await mai.api.security.prove({ body: { kind: 'password', answer: PASSWORD } })
  await linh.api.memberDesk.addNote({ params, body: { text: secret } })
  await run(
    at.database.owner,
    sql`
      insert into identity_document_request (member_id, merchant, asked_at, asked_by, reason)
      values (${mai.id}, 'JADE', now(), ${linh.account}, ${secret})
    `,
  )
  await run(at.database.owner, sql`update member set state_reason = ${secret} where id = ${mai.id}`)
  const body = { direction: 'credit' as const, amount: major(1), reason: secret, member: mai.id }
  await linh.api.adjustments.propose({ body })
  await run(
    at.database.owner,
    sql`
      insert into exclusion (member_id, kind, starts_at, ends_at, set_by, set_by_account, reason, lifted_at)
      values (
        ${mai.id}, 'operator', now() - interval '2 hours', null, ${linh.id}, ${linh.account}, ${secret},
        now() - interval '1 hour'
      )
    `,
  )
  const written = await (await mai.api.profile.ownData()).text()
  expect(written).toContain('"exclusion"')
  for (const hidden of [secret, 'suspicion', linh.account, linh.id]) expect(written).not.toContain(hidden)
})
