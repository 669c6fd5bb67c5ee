import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { readLooked, topicsFor, topics } from './rules.ts'

let at: TestApp
let mai: Person
let linh: Operator
let cashier: Operator
beforeAll(async () => {
  at = await testApp()
  mai = await person(at, { balance: major(1_000), payeeName: 'NGUYEN THI MAI' })
  linh = await operator(at)
  cashier = await operator(at, { roles: ['cashier'] })
  await run(
    at.database.owner,
    sql`
      update member
      set email = 'Mai.Lotus@example.com', mobile = '+84901234567', register_ip = '203.0.113.7', nickname = 'Sen Trắng'
      where id = ${mai.id}
    `,
  )
  await mai.api.profile.change({ body: { values: [{ field: 'telegram', value: 'mai_canary' }] } })
})
afterAll(() => at.close())

async function found(who: Operator, text: string): Promise<boolean> {
  const { members } = await who.api.memberLabelsOffice.find({ query: { text } })
  return members.some(({ id }) => id === mai.id)
}

test('B4 finds a member by id, account, nickname, email, mobile number, real name, profile data and IP address', async () => {
  const known = [
    mai.id.toString(),
    mai.account.slice(0, 6).toUpperCase(),
    'sen tr',
    'mai.lotus@',
    '0901 234 567',
    '+84 901-234-567',
    'nguyen thi',
    'MAI_CANARY',
    '203.0.113.7',
  ]
  for (const text of known) expect([text, await found(linh, text)]).toEqual([text, true])
  for (const text of ['%', '_', 'somebody else', '203.0.113.8', '0901234568'])
    expect([text, await found(linh, text)]).toEqual([text, false])
})

test('B4 lists the member whose account is typed exactly ahead of newer ones that only begin so, page by page', async () => {
  const exact = await person(at, { account: 'exactly' })
  const [older, newer] = [
    await person(at, { account: 'exactlyone' }),
    await person(at, { account: 'exactlytwo' }),
  ]
  const page = async (limit: number, before?: bigint) => {
    const query = { text: 'Exactly', limit, ...(before ? { before } : {}) }
    const { members, next } = await linh.api.memberLabelsOffice.find({ query })
    return { ids: members.map(({ id }) => id), next: next ?? undefined }
  }
  expect((await page(3)).ids).toEqual([exact.id, newer.id, older.id])
  for (const limit of [1, 2]) {
    const first = await page(limit)
    const rest = await page(3, first.next)
    expect([...first.ids, ...rest.ids]).toEqual([exact.id, newer.id, older.id])
    expect(rest.next).toBeUndefined()
  }
})

test('B3 an operator without the personal data permission cannot probe for personal data by searching', async () => {
  for (const text of ['mai.lotus@', '0901 234 567', 'nguyen thi', 'mai_canary'])
    expect([text, await found(cashier, text)]).toEqual([text, false])
  expect(await found(cashier, mai.account)).toBe(true)
  expect(readLooked('0901234567', false)).toMatchObject({ personal: null, mobileEnd: null })
})

test('MEM-02 labels belong to a brand, shown labels reach the member, and the list can be filtered by label', async () => {
  const shown = await linh.api.memberLabelsOffice.addLabel({
    body: { merchant: 'JADE', name: 'Birthday guest', isShown: true },
  })
  const hidden = await linh.api.memberLabelsOffice.addLabel({
    body: { merchant: 'JADE', name: 'Check carefully', isShown: false },
  })
  const other = await linh.api.memberLabelsOffice.addLabel({
    body: { merchant: 'AMBER', name: 'Birthday guest', isShown: true },
  })
  expect(
    await refusal(
      linh.api.memberLabelsOffice.addLabel({
        body: { merchant: 'JADE', name: 'birthday GUEST', isShown: false },
      }),
    ),
  ).toBe('players.labelTaken')
  const { labels } = await linh.api.memberLabelsOffice.setLabels({
    params: { id: mai.id },
    body: { labels: [shown.id, hidden.id, other.id] },
  })
  expect(labels.map(({ name }) => name)).toEqual(['Birthday guest', 'Check carefully'])
  expect((await mai.api.members.info()).memberLabel).toEqual(['Birthday guest'])
  const listed = await linh.api.memberLabelsOffice.find({ query: { label: hidden.id } })
  expect(listed.members.map(({ id }) => id)).toEqual([mai.id])
  expect(listed.members[0]?.labels).toEqual(['Birthday guest', 'Check carefully'])
  await linh.api.memberLabelsOffice.setLabels({ params: { id: mai.id }, body: { labels: [] } })
  expect((await linh.api.memberLabelsOffice.find({ query: { label: hidden.id } })).members).toEqual([])
})

test('OPS-01 R6 marks an excluded member on their page for operators who may see safer play', async () => {
  const an = await person(at)
  const about = (who: Operator) => who.api.memberLabelsOffice.about({ params: { id: an.id } })
  expect((await about(linh)).away).toBeNull()
  await an.api.exclusions.start({ body: { kind: 'timeOut', days: 7 } })
  expect((await about(linh)).away).toMatchObject({ kind: 'timeOut' })
  expect((await about(cashier)).away).toBeNull()
})

test('OPS-01 the timeline lists all events in one order without gaps between pages, limited to the operator’s permissions', async () => {
  const [an, call] = [await person(at), { params: { id: mai.id } }]
  for (let note = 1; note <= 62; note += 1)
    await linh.api.memberDesk.addNote({
      params: { id: an.id },
      body: { text: `note ${note}` },
    })
  await linh.api.memberDesk.setState({
    params: { id: an.id },
    body: { state: 'locked', reason: 'a quiet test' },
  })
  const first = await linh.api.memberLabelsOffice.timeline({ params: { id: an.id } })
  expect(first.events).toHaveLength(60)
  expect(first.events.map(({ topic }) => topic)).toContain('deed')
  const times = first.events.map((event) => event.at.getTime())
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  const mine = await linh.api.memberLabelsOffice.timeline({ ...call, query: { topic: 'profile' } })
  expect(mine.events.map(({ what }) => what)).toEqual(['telegram'])
  const least = await cashier.api.memberLabelsOffice.timeline({ params: { id: an.id } })
  expect(least.topics).not.toContain('deed')
  expect(least.events.some(({ topic }) => topic === 'deed')).toBe(false)
  expect(
    (await cashier.api.memberLabelsOffice.timeline({ params: { id: an.id }, query: { topic: 'deed' } }))
      .events,
  ).toEqual([])
})

test('B3 masks profile data until an operator gives a reason, which the audit log records', async () => {
  const { told } = await linh.api.memberLabelsOffice.about({ params: { id: mai.id } })
  const masked = told.find(({ field }) => field === 'telegram')?.value
  expect(masked).toBe('ma•••ry')
  expect(
    await refusal(
      cashier.api.memberLabelsOffice.told({ params: { id: mai.id }, body: { reason: 'curious' } }),
    ),
  ).toBe('permission.missing')
  const full = await linh.api.memberLabelsOffice.told({
    params: { id: mai.id },
    body: { reason: 'asked at the desk' },
  })
  expect(full.told.find(({ field }) => field === 'telegram')?.value).toBe('mai_canary')
  const { events } = await linh.api.memberLabelsOffice.timeline({
    params: { id: mai.id },
    query: { topic: 'deed' },
  })
  expect(events[0]).toMatchObject({
    what: 'members.readPersonal',
    detail: 'asked at the desk',
    by: linh.account,
  })
})

test('C4 exports the member list as CSV without executable spreadsheet formulas', async () => {
  const evil = await person(at)
  await run(at.database.owner, sql`update member set nickname = '=1+1' where id = ${evil.id}`)
  const text = await (await linh.api.memberLabelsOffice.file({ body: { text: evil.account } })).text()
  expect(text).toContain(evil.account)
  expect(text).toContain("'=1+1")
  expect(text.trimEnd().split('\r\n')).toHaveLength(2)
  expect(await refusal(cashier.api.memberLabelsOffice.file({ body: {} }))).toBe('permission.missing')
})

test('B1 shows a timeline topic only to operators with its permission, regardless of the filter', () => {
  expect(topicsFor(null, new Set(['members.see']))).not.toContain('flag')
  expect(topicsFor(['flag'], new Set(['members.see']))).toEqual([])
  expect(
    topicsFor(null, new Set(['deposits.see', 'withdrawals.see', 'risk.see', 'limits.see', 'audit.see'])),
  ).toEqual([...topics])
})

test('OPS-01 MEM-08 a message from the platform appears in the timeline under its title', async () => {
  const an = await person(at)
  await run(
    at.database.owner,
    sql`
      with letter as (
        insert into inbox_campaign (
          merchant, audience, title, body, is_marketing, state, proposed_by, proposed_by_account, proposed_at
        )
        select 'JADE', '{"kind": "all"}', '{"en": "What is new", "vi": "Tin mới"}', '{"en": "x", "vi": "x"}', false,
          'sent', o.id, o.account, ${at.clock.now()}
        from operator o
        limit 1
        returning id
      )
      insert into inbox_message (member_id, kind, letter, occasion, at)
      select ${an.id}, 'house', id, 'letter:' || id, ${at.clock.now()} from letter
    `,
  )
  const { events } = await linh.api.memberLabelsOffice.timeline({
    params: { id: an.id },
    query: { topic: 'message' },
  })
  expect(events).toMatchObject([{ topic: 'message', detail: 'What is new' }])
})
