import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, run, sql } from '#db/rows.ts'
import { evenBet, seated, spinBet } from '#features/play/rounds/testing/seat.ts'
import { major } from '#kit/money.ts'
import { mayMarket } from './public.ts'
import { lookAt, lookForHelp } from './service/help/places.ts'
import { lookForHarm } from './service/harm.ts'
import { noteReached } from './service/reached.ts'

let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at, { roles: ['supervisor'] })
})
afterAll(() => at.close())

const reason = 'asked for by her family'

test('RSP-01 R5 of an operator’s and the member’s own limit the stricter one applies, no matter which one changes', async () => {
  const { member: mai, frame } = await seated(at, { balance: major(100_000) })
  const params = { member: mai.id }
  const slot = { kind: 'stake', period: 'once' } as const
  await mai.api.limits.set({ body: { ...slot, to: { amount: major(5_000) } } })
  await linh.api.limitsOffice.set({ params, body: { ...slot, to: { amount: major(2_000) }, reason } })
  expect(await detailOf(frame.round({ body: { bets: evenBet('3000') } }))).toEqual({ guard: 'stakeMax' })
  const { limits } = await mai.api.limits.mine()
  expect(limits.find(({ kind }) => kind === 'stake')).toMatchObject({
    value: { amount: major(2_000) },
    by: 'operator',
  })
  await linh.api.limitsOffice.set({ params, body: { ...slot, to: null, reason } })
  expect(await detailOf(frame.round({ body: { bets: evenBet('6000') } }))).toEqual({ guard: 'stakeMax' })
  await frame.round({ body: { bets: evenBet('5000') } })
  const audited = await many(
    at.app.db,
    sql`select reason from audit_entry where action = 'limits.set' and object = ${`member:${mai.id}`}`,
  )
  expect(audited).toEqual([{ reason }, { reason }])
})

test('RSP-01 a limit that stopped a bet is listed once, regardless of the number of tries', async () => {
  const { member: mai, frame } = await seated(at, { balance: major(100_000) })
  await mai.api.limits.set({ body: { kind: 'loss', period: 'day', to: { amount: major(1_000) } } })
  for (let n = 0; n < 3; n++) await refusal(frame.round({ body: { bets: evenBet('2000') } }))
  at.clock.forward(1_000)
  await noteReached(at.app)
  await noteReached(at.app)
  const { list } = await linh.api.limitsOffice.reached({ query: {} })
  expect(list.filter(({ memberId }) => memberId === mai.id)).toMatchObject([
    { kind: 'loss', period: 'day', value: { amount: major(1_000) } },
  ])
})

test('R15 R9 strong markers of harm stop marketing, notify the member, and are closed with a reason', async () => {
  const mai = await person(at)
  for (let n = 0; n < 7; n++)
    await run(
      at.database.owner,
      sql`
        insert into play_limit_event (member_id, setter, kind, period, what, at)
        values (${mai.id}, 'member', 'loss', 'day', 'reached', ${at.clock.now()})
      `,
    )
  await lookForHarm(at.app)
  await lookForHarm(at.app)
  const { flags } = await linh.api.limitsOffice.harm({ query: { member: mai.id } })
  expect(flags).toMatchObject([
    { rule: 'limitHits', level: 'strong', evidence: { hits: 7 }, deeds: ['marketingOff', 'message'] },
  ])
  expect(await mayMarket(at.app.db, mai.id)).toBe(false)
  expect((await linh.api.limitsOffice.member({ params: { member: mai.id } })).mayMarket).toBe(false)
  const told = await many(
    at.app.db,
    sql`select 1 from inbox_message where member_id = ${mai.id} and occasion like 'harm:%'`,
  )
  expect(told).toHaveLength(1)
  const params = { id: flags[0]?.id ?? '' }
  await linh.api.limitsOffice.clear({ params, body: { reason: 'spoke with her, limits set' } })
  expect(await refusal(linh.api.limitsOffice.clear({ params, body: { reason: 'once more' } }))).toBe(
    'limits.alreadyCleared',
  )
})

test('R15 a chat message about loss of control raises a flag for review; one about suicide raises a strong flag and stops marketing', async () => {
  const [an, mai] = [await person(at), await person(at)]
  await an.api.liveChat.say({ body: { text: 'Tôi không dừng được nữa' } })
  await mai.api.liveChat.say({ body: { text: 'I lost it all and want to die' } })
  await lookForHarm(at.app)
  const signs = async (who: Person) =>
    (await linh.api.limitsOffice.harm({ query: { member: who.id } })).flags.map(({ rule, level }) => [
      rule,
      level,
    ])
  expect(await signs(an)).toEqual([['contact', 'notice']])
  expect(await signs(mai)).toEqual([['contact', 'strong']])
  expect(await mayMarket(at.app.db, an.id)).toBe(true)
  expect(await mayMarket(at.app.db, mai.id)).toBe(false)
})

test('R15 lists markers of harm of one brand or all, finds a member’s, counts each status, and pages with a cursor', async () => {
  const [mai, grace] = [
    await person(at, { account: 'harmmai' }),
    await person(at, { account: 'harmgrace', merchant: 'AMBER' }),
  ]
  for (const [member, day] of [
    [mai, '2026-01-01'],
    [mai, '2026-01-02'],
    [grace, '2026-01-02'],
  ] as const)
    await run(
      at.database.owner,
      sql`
        insert into harm_flag (member_id, rule, day, level, evidence, raised_at)
        values (${member.id}, 'longPlay', ${day}, 'notice', '{"hours": 9}', ${at.clock.now()})
      `,
    )
  const asked = async (
    query: NonNullable<NonNullable<Parameters<typeof linh.api.limitsOffice.harm>[0]>['query']>,
  ) => {
    const { flags, counts, next } = await linh.api.limitsOffice.harm({ query })
    return { accounts: flags.map(({ account }) => account), counts, next, flags }
  }
  const ours = { find: 'HARM' }
  expect(await asked(ours)).toMatchObject({
    accounts: ['harmgrace', 'harmmai', 'harmmai'],
    counts: { open: 3, cleared: 0 },
  })
  expect(await asked({ ...ours, merchant: 'AMBER' })).toMatchObject({
    accounts: ['harmgrace'],
    counts: { open: 1, cleared: 0 },
  })
  expect((await asked({ find: String(mai.id) })).accounts).toEqual(['harmmai', 'harmmai'])
  const first = await asked({ ...ours, limit: 2 })
  expect(first.accounts).toEqual(['harmgrace', 'harmmai'])
  expect(first.next).not.toBeNull()
  expect(await asked({ ...ours, limit: 2, before: first.next ?? 0n })).toMatchObject({
    accounts: ['harmmai'],
    next: null,
  })
  const id = first.flags[0]?.id ?? ''
  await linh.api.limitsOffice.clear({ params: { id }, body: { reason: 'called her' } })
  expect((await asked({ ...ours, merchant: 'AMBER', state: 'cleared' })).counts).toEqual({
    open: 0,
    cleared: 1,
  })
  const owner = await operator(at)
  const { entries } = await owner.api.audit.entries({ query: {} })
  expect(entries.find(({ object }) => object === `harmFlag:${id}`)?.reference).toEqual({
    text: 'harmgrace',
    href: '/limits?tab=harm&state=cleared&find=harmgrace',
  })
})

test('C4 exports exclusions, markers of harm and reached limits as CSV without formula injection, and records the export in the audit log', async () => {
  const mai = await person(at, { account: '=cmd_mai' })
  await linh.api.exclusionsOffice.exclude({
    params: { member: mai.id },
    body: { days: 7, reason: '=HYPERLINK("http://evil.example")' },
  })
  const owner = await operator(at)
  const texts = await Promise.all(
    [
      owner.api.exclusionsOffice.file({ body: {} }),
      owner.api.limitsOffice.harmFile({ body: {} }),
      owner.api.limitsOffice.reachedFile({ body: {} }),
    ].map(async (file) => (await file).text()),
  )
  expect(texts[0]).toContain('HYPERLINK')
  expect(texts.join('\n')).not.toMatch(/(^|[,;])"?[=+@]/m)
  expect(texts[1]).toContain('contact')
  expect(texts[2]).toContain('loss')
  const taken = await many(
    at.app.db,
    sql`select object from audit_entry where operator_account = ${owner.account} and action like '%.export' order by object`,
  )
  expect(taken).toEqual([{ object: 'exclusions' }, { object: 'harm' }, { object: 'reached' }])
  const support = await operator(at, { roles: ['support'] })
  expect(await refusal(support.api.limitsOffice.harmFile({ body: {} }))).toBe('permission.missing')
})

test('R13 a brand assigned to another pack follows it without a code change, and reports whose rule applies', async () => {
  const { frame, member: mai } = await seated(at, { balance: major(100_000) }, 'river-dragon')
  await frame.round({ body: { bets: spinBet('1000') } })
  await frame.round({ body: { bets: spinBet('1000') } })
  expect((await mai.api.limits.mine()).rule).toMatchObject({ pack: 'default', why: 'unknownCountry' })
  await applySetting(at, 'JADE', 'brandPack', 'strict')
  await expect.poll(async () => (await mai.api.limits.mine()).rule.pack).toBe('strict')
  await frame.round({ body: { bets: spinBet('1000') } }).catch(() => undefined)
  expect(await refusal(frame.round({ body: { bets: spinBet('1000') } }))).toBe('play.tooSoon')
  const shown = await linh.api.limitsOffice.preview({ query: { merchant: 'JADE' } })
  expect(shown.rule).toMatchObject({ pack: 'strict', why: 'brand', minimumAge: 21 })
  expect(shown.terms.find(({ name }) => name === 'slotRoundMs')?.value).toBe(2_500)
  const other = await linh.api.limitsOffice.preview({ query: { merchant: 'AMBER', country: 'VN' } })
  expect(other.rule).toMatchObject({ pack: 'default', why: 'unknownCountry', country: 'VN' })
  await applySetting(at, 'JADE', 'brandPack', '')
})

test('RSP-01 the preview finds a member by name, in that brand only, and shows where the brand’s own setting is stricter than the rules', async () => {
  const mai = await person(at)
  type Asked = { readonly merchant?: string; readonly account?: string; readonly member?: bigint }
  const preview = (query: Asked) => linh.api.limitsOffice.preview({ query })
  const { account } = await linh.api.limitsOffice.member({ params: { member: mai.id } })
  const shown = await preview({ merchant: 'JADE', account: ` ${account.toUpperCase()} ` })
  expect(shown).toEqual(await preview({ member: mai.id }))
  expect(await refusal(preview({ merchant: 'AMBER', account }))).toBe('limits.unknownMember')
  const term = (name: string) => shown.terms.find((one) => one.name === name)
  expect(term('minimumAge')).toMatchObject({ value: 18, brand: 21 })
  expect(shown.rule.minimumAge).toBe(21)
  expect(term('slotRoundMs')).toMatchObject({ value: 0, brand: null })
  await applySetting(at, 'JADE', 'slotRoundMs', 3_000)
  const held = async () => {
    const { terms } = await preview({ merchant: 'JADE' })
    return terms.find(({ name }) => name === 'slotRoundMs')?.brand
  }
  await expect.poll(held).toBe(3_000)
  await applySetting(at, 'JADE', 'slotRoundMs', 0)
})

test('R16 external support places are the brand’s own or the defaults, and an operator sees which of them does not respond', async () => {
  expect((await at.api().limits.help()).places.map(({ address }) => address)).toEqual([
    'https://www.gamblingtherapy.org',
    'https://www.gamblersanonymous.org',
  ])
  const own = ['Our line|https://help.example/vi', 'Gamblers Anonymous|https://www.gamblersanonymous.org']
  await applySetting(at, 'JADE', 'helpPlaces', own)
  await expect.poll(async () => (await at.api().limits.help()).places[0]?.name).toBe('Our line')
  const shown = async () =>
    (await linh.api.limitsOffice.help({ query: { merchant: 'JADE' } })).places.map(({ isThere, note }) => [
      isThere,
      note,
    ])
  expect(await shown()).toEqual([
    [null, null],
    [null, null],
  ])
  await lookForHelp(at.app, (address) =>
    Promise.resolve({ isThere: address.startsWith('https://www'), note: 'told by the test' }),
  )
  expect(await shown()).toEqual([
    [false, 'told by the test'],
    [true, 'told by the test'],
  ])
  expect(await lookAt(at.app, 'http://127.0.0.1:9/')).toMatchObject({ isThere: false })
  // the places are checked concurrently: each responds only after the other was called
  const both = Promise.withResolvers<void>()
  let asked = 0
  await lookForHelp(at.app, async () => {
    if ((asked += 1) === 2) both.resolve()
    await both.promise
    return { isThere: true, note: '200' }
  })
  expect(await shown()).toEqual([
    [true, '200'],
    [true, '200'],
  ])
  await applySetting(at, 'JADE', 'helpPlaces', [])
})
