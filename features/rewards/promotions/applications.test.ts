import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { stopMarketing } from '#features/compliance/limits/store/play.ts'
import { bomb } from '#features/platform/images/testing/hostile.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { cash, launched, logsInWith, picture, units } from './testing/launched.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const application = { kind: 'application', isActivity: false, asks: null } as const
const jade = { merchant: 'JADE' }
const one = (of: Person, id: string) => of.api.promotions.one({ params: { id } })
const stateFor = async (of: Person, id: string) => (await one(of, id)).state

async function apply(of: Person, id: string, comment = 'Here it is') {
  return of.api.promotionApplications.apply({ params: { id }, body: { comment }, files: [] })
}

test('PRO-01 a member applies with a comment and images, an operator approves, and the reward can be claimed', async () => {
  const { id, linh } = await launched(at, { trigger: application, gift: cash(3) }, { budget: major(9) })
  const mai = await person(at)
  expect(await stateFor(mai, id)).toBe('join')
  const files = [await picture(), await picture('b.png'), await picture('c.png')]
  const sent = { params: { id }, body: { comment: 'My photo of the match' }, files }
  expect(await mai.api.promotionApplications.apply(sent)).toEqual({ state: 'applying' })
  expect(await refusal(apply(mai, id))).toBe('promotions.notOpen')
  expect(await stateFor(mai, id)).toBe('applying')
  const { list } = await linh.api.promotionApplicationsOffice.list({ query: {} })
  const row = list.find(({ promotion }) => promotion === id)!
  expect([row.account, row.kind, row.comment, row.amount, row.pictures.length]).toEqual([
    mai.account,
    'application',
    'My photo of the match',
    major(3),
    3,
  ])
  const file = row.pictures[0]!
  const shown = await linh.api.promotionApplicationsOffice.picture({ params: { file }, query: jade })
  expect(shown.type).toBe('image/jpeg')
  expect(
    await refusal(
      linh.api.promotionApplicationsOffice.picture({ params: { file }, query: { merchant: 'AMBER' } }),
    ),
  ).toBe('promotions.unknownPicture')
  const params = { id: row.id }
  await linh.api.promotionApplicationsOffice.approve({ params, body: jade })
  expect(await refusal(linh.api.promotionApplicationsOffice.approve({ params, body: jade }))).toBe(
    'promotions.alreadyDecided',
  )
  expect(await stateFor(mai, id)).toBe('issued')
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  await mai.api.rewards.claim({ params: { id: rows[0]!.id } })
  expect(await stateFor(mai, id)).toBe('claimed')
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(major(3))
})

test('PRO-01 an operator rejects an application with a reason that the member sees', async () => {
  const { id, linh } = await launched(at, { trigger: application, gift: cash(3) }, { budget: major(9) })
  const mai = await person(at)
  await apply(mai, id, '')
  const { list } = await linh.api.promotionApplicationsOffice.list({ query: { find: mai.account } })
  const params = { id: list[0]!.id }
  const body = { ...jade, reason: 'The photo shows another event.' }
  await linh.api.promotionApplicationsOffice.reject({ params, body })
  const shown = await one(mai, id)
  expect([shown.state, shown.reason]).toEqual(['rejected', 'The photo shows another event.'])
  const inbox = await mai.api.inbox.list({ query: {} })
  expect(inbox.list[0]?.content).toContain('Welcome wasn’t approved: The photo shows another event.')
  expect(
    await refusal(
      linh.api.promotionApplicationsOffice.reject({ params: { id }, body: { ...jade, reason: 'unknown' } }),
    ),
  ).toBe('promotions.unknownApplication')
})

test('PRO-01 an activity takes sign-ups until its end, and is decided after it', async () => {
  const endsAt = new Date(at.app.clock.now().getTime() + 60_000)
  const { id, linh } = await launched(
    at,
    { trigger: { ...application, isActivity: true }, gift: cash(2) },
    { budget: major(9), endsAt },
  )
  const mai = await person(at)
  const an = await person(at)
  expect(await apply(mai, id)).toEqual({ state: 'signed up' })
  const { list } = await linh.api.promotionApplicationsOffice.list({ query: { find: mai.account } })
  const decide = { params: { id: list[0]!.id }, body: jade }
  expect(await refusal(linh.api.promotionApplicationsOffice.approve(decide))).toBe('promotions.tooEarly')
  await run(at.database.owner, sql`update promotion set ends_at = now() - interval '1 hour' where id = ${id}`)
  await run(
    at.database.owner,
    sql`update promotion_application set due_from = now() - interval '1 hour' where promotion = ${id}`,
  )
  expect([await stateFor(mai, id), await stateFor(an, id)]).toEqual(['applying', 'closed'])
  expect(await refusal(apply(an, id))).toBe('promotions.notOpen')
  await linh.api.promotionApplicationsOffice.approve(decide)
  expect(await stateFor(mai, id)).toBe('issued')
})

test('PRO-01 C2 refuses what is no image, a decompression bomb, an unknown promotion, and members at risk', async () => {
  const { id } = await launched(at, { trigger: application, gift: cash(3) }, { budget: major(9) })
  const { id: other } = await launched(at, { trigger: { kind: 'claim' }, gift: cash(3) })
  const mai = await person(at)
  const send = (files: readonly File[]) =>
    mai.api.promotionApplications.apply({ params: { id }, body: { comment: '' }, files })
  expect(await refusal(send([new File(['<svg>'], 'a.png')]))).toBe('promotions.notPicture')
  expect(await refusal(send([new File([new Uint8Array(bomb(41))], 'a.png')]))).toBe(
    'promotions.pictureTooBig',
  )
  expect(await refusal(apply(mai, other))).toBe('promotions.unknown')
  expect(await refusal(mai.api.promotions.join({ params: { id }, body: {} }))).toBe(
    'promotions.needsApplication',
  )
  await stopMarketing(at.app.db, { memberId: mai.id, until: null, why: 'harm', now: at.app.clock.now() })
  expect(await refusal(apply(mai, id))).toBe('promotions.notNow')
  // nothing is shown that cannot be had
  const { rows } = await mai.api.promotions.list({})
  expect(rows).toEqual([])
  expect(await refusal(one(mai, id))).toBe('promotions.unknown')
})

test('PRO-01 an application without a budget, or an approval beyond it, gives nothing', async () => {
  const { id, linh } = await launched(at, { trigger: application, gift: cash(3) }, { budget: major(5) })
  const people = [await person(at), await person(at)]
  for (const each of people) await apply(each, id)
  const { list } = await linh.api.promotionApplicationsOffice.list({ query: {} })
  const own = list.filter(({ promotion }) => promotion === id)
  const approve = (row: string) =>
    refusal(linh.api.promotionApplicationsOffice.approve({ params: { id: row }, body: jade }))
  await linh.api.promotionApplicationsOffice.approve({ params: { id: own[0]!.id }, body: jade })
  expect(await approve(own[1]!.id)).toBe('promotions.usedUp')
  expect(await stateFor(people[1]!, id)).toBe('applying')
})

test('PRO-01 R9 an approval gives nothing to a member to whom nothing may be offered', async () => {
  const { id, linh } = await launched(at, { trigger: application, gift: cash(3) }, { budget: major(5) })
  const mai = await person(at)
  await apply(mai, id)
  const { list } = await linh.api.promotionApplicationsOffice.list({ query: { find: mai.account } })
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  const decide = linh.api.promotionApplicationsOffice.approve({ params: { id: list[0]!.id }, body: jade })
  expect(await refusal(decide)).toBe('promotions.notNow')
})

test('PRO-02 of a hundred simultaneous claims from one device one is credited, the others wait for an operator', async () => {
  const { id, linh } = await launched(at, { trigger: { kind: 'claim' }, gift: cash(1) })
  const people: Person[] = []
  for (let n = 0; n < 100; n += 1) {
    const each = await person(at)
    await logsInWith(at, each, 'one browser')
    people.push(each)
  }
  const results = await Promise.all(
    people.map((each) => each.api.promotions.join({ params: { id }, body: {} })),
  )
  const count = (of: string) => results.filter(({ state }) => state === of).length
  expect([count('issued'), count('applying')]).toEqual([1, 99])
  const waiting = people[results.findIndex(({ state }) => state === 'applying')]!
  const { list } = await linh.api.promotionApplicationsOffice.list({ query: { find: waiting.account } })
  expect([list[0]!.kind, list[0]!.signals, list[0]!.amount]).toEqual(['check', ['device'], major(1)])
  await linh.api.promotionApplicationsOffice.approve({ params: { id: list[0]!.id }, body: jade })
  expect(await stateFor(waiting, id)).toBe('issued')
  const [row] = (await linh.api.promotionsOffice.list({ query: jade })).rows.filter((each) => each.id === id)
  expect(row?.spent).toBe(major(2))
})

test('PRO-02 a deposit bonus of a member with the same payout account waits for an operator with the deposit’s facts', async () => {
  const trigger = { kind: 'deposit', nth: null, methods: [], least: units(20) } as const
  const gift = { kind: 'match', percent: 50, most: units(100) } as const
  const { giveForDeposits } = await import('./service/give.ts')
  const { id, linh } = await launched(at, { trigger, gift })
  const mai = await person(at)
  const an = await person(at)
  for (const each of [mai, an]) {
    await run(
      at.database.owner,
      sql`
        insert into payout_account (member_id, bank, account_number, holder, created_at)
        select ${each.id}, b.code, '99887766', 'AN', now() from bank b order by b.code limit 1
      `,
    )
    await each.api.promotions.join({ params: { id }, body: {} })
    await run(
      at.database.owner,
      sql`
        insert into deposit (merchant, member_id, wallet, currency, method, amount, fee, state, language, created_at, credited_at,
          expires_at)
        select 'JADE', ${each.id}, ${each.wallet}, 'VND', m.id, ${major(60)}, 0, 'paid', 'en', now(), clock_timestamp(), now()
        from deposit_method m
        where m.merchant = 'JADE'
        limit 1
      `,
    )
    await giveForDeposits(at.app)
  }
  expect([await stateFor(mai, id), await stateFor(an, id)]).toEqual(['process', 'applying'])
  const { list } = await linh.api.promotionApplicationsOffice.list({ query: { find: an.account } })
  expect([list[0]!.signals, list[0]!.amount]).toEqual([['account'], major(30)])
  await linh.api.promotionApplicationsOffice.approve({ params: { id: list[0]!.id }, body: jade })
  expect(await stateFor(an, id)).toBe('process')
})

test('PRO-01 an operator uploads a picture for a promotion, replaces and removes it; anyone can see it', async () => {
  const { id, linh } = await launched(at, { trigger: { kind: 'claim' }, gift: cash(1) })
  const mai = await person(at)
  const params = { id }
  const shown = async () => (await one(mai, id)).picture
  expect(await shown()).toBeNull()
  const { file: first } = await linh.api.promotionPictures.add({ params, files: [await picture()] })
  const { file } = await linh.api.promotionPictures.add({ params, files: [await picture()] })
  expect(await shown()).toBe(file)
  expect((await at.api().promotions.picture({ params: { file } })).type).toBe('image/jpeg')
  expect(await refusal(at.api().promotions.picture({ params: { file: first } }))).toBe(
    'promotions.unknownPicture',
  )
  const text = new File(['no picture'], 'a.png')
  expect(await refusal(linh.api.promotionPictures.add({ params, files: [text] }))).toBe(
    'promotions.notPicture',
  )
  const unknown = { id: '01a20ae5-0000-7000-8000-000000000000' }
  expect(await refusal(linh.api.promotionPictures.add({ params: unknown, files: [await picture()] }))).toBe(
    'promotions.unknown',
  )
  await linh.api.promotionPictures.remove({ params })
  expect(await shown()).toBeNull()
  expect(await refusal(linh.api.promotionPictures.remove({ params }))).toBe('promotions.unknownPicture')
})
