import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, run, sql } from '#db/rows.ts'
import { mailCampaigns } from './service/mailing.ts'

let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at, { roles: ['supervisor'] })
})
afterAll(() => at.close())

test('R9 of two thousand mixed members, an offer by email reaches exactly those who agreed, have a verified address and are not excluded', async () => {
  const seed = { seed: 20261121, numRuns: 1 }
  const kinds = fc.record({
    isProved: fc.boolean(),
    agrees: fc.boolean(),
    away: fc.constantFrom('no', 'no', 'timeOut', 'self', 'over', 'quiet'),
  })
  const [crowd = []] = fc.sample(fc.array(kinds, { minLength: 2000, maxLength: 2000 }), seed)
  const { database } = at
  const names = crowd.map((_, n) => `crowd${n}`)
  const ids = await many(
    database.owner,
    sql<{ id: bigint; account: string }>`
      insert into member (merchant, account, account_key, nickname, language, register_ip, terms_accepted_at, email, email_verified_at)
      select 'AMBER', name, name, name, 'en', '127.0.0.1', now(), name || '@example.com', case when is_proved then now() end
      from unnest(${names}::text[], ${crowd.map(({ isProved }) => isProved)}::boolean[]) as who (name, is_proved)
      returning id, account
    `,
  )
  const of = new Map(ids.map(({ id, account }) => [account, id]))
  const those = (filter: (one: (typeof crowd)[number]) => boolean) =>
    crowd.flatMap((one, n) => (filter(one) ? [String(of.get(`crowd${n}`))] : []))
  await run(
    database.owner,
    sql`
      insert into inbox_consent (member_id, channel, is_on, via, changed_at)
      select id, 'offer.email', true, 'seed', now() from unnest(${those(({ agrees }) => agrees)}::bigint[]) as who (id)
    `,
  )
  for (const kind of ['timeOut', 'self', 'over'] as const)
    await run(
      database.owner,
      sql`
        insert into exclusion (member_id, kind, starts_at, ends_at)
        select id, ${kind === 'over' ? 'timeOut' : kind}, now() - interval '2 days',
          now() + case when ${kind === 'over'} then interval '-1 day' else interval '300 days' end
        from unnest(${those(({ away }) => away === kind)}::bigint[]) as who (id)
      `,
    )
  await run(
    database.owner,
    sql`
      insert into marketing_stop (member_id, until, why, at)
      select id, now() + interval '30 days', 'harm', now()
      from unnest(${those(({ away }) => away === 'quiet')}::bigint[]) as who (id)
    `,
  )
  const { id } = await linh.api.inboxOffice.write({
    body: {
      merchant: 'AMBER',
      audience: { kind: 'segment', joinedDays: 1 },
      title: { en: 'Offer', vi: 'Ưu đãi' },
      body: { en: '<p>Words</p>', vi: '<p>Lời</p>' },
      link: null,
      isMarketing: true,
      alsoMail: true,
    },
  })
  for (let portion = 0; portion < 25; portion++) {
    await mailCampaigns(at.app)
    at.clock.forward(10_000)
  }
  const queued = await many(
    database.owner,
    sql<{ memberId: bigint }>`select member_id from outgoing_message where batch = ${id}`,
  )
  const expected = those(
    ({ isProved, agrees, away }) => isProved && agrees && (away === 'no' || away === 'over'),
  )
  expect(expected.length).toBeGreaterThan(100)
  expect(new Set(queued.map(({ memberId }) => String(memberId)))).toEqual(new Set(expected))
  expect(queued).toHaveLength(expected.length)
})
