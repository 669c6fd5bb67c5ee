import { expect, test } from 'vitest'
import { configHash } from '#game-kit/config-hash.ts'
import { commitmentOf } from '#kit/chance-fair.ts'
import { decideCheckIn, rewardFor, weeksOf } from './check-in.ts'
import { draftProblem, isInvited, phaseOf, type Draft, type DrawData } from './draw.ts'
import { expectedEach, expectedOf } from './expected.ts'
import { listHash, resultOf, verifyDraw, type DrawRecord } from './proof.ts'
import { listText } from './raffle.ts'

const at = (text: string) => new Date(`${text}:00Z`)
const wheel: DrawData = {
  kind: 'wheel',
  segments: [
    { weight: 3, prize: { kind: 'nothing' } },
    { weight: 1, prize: { kind: 'cash', amount: '10000' } },
  ],
}
const raffle: DrawData = {
  kind: 'raffle',
  prizes: [{ prize: { kind: 'cash', amount: '50000' }, count: 2 }],
  oneEach: true,
  waitMinutes: 60,
  claimTickets: 0,
}
const envelope: DrawData = { kind: 'envelope', total: '100000', count: 4, least: '10000', step: '10000' }

test('PRO-02 missed days cost nothing: the n-th check-in of a month gives the n-th reward', () => {
  expect(decideCheckIn([], '2026-12-01')).toEqual({ nth: 1 })
  expect(decideCheckIn(['2026-12-01', '2026-12-02'], '2026-12-09')).toEqual({ nth: 3 })
  expect(decideCheckIn(['2026-12-09'], '2026-12-09')).toEqual({ refused: 'draws.checkedIn' })
  expect(decideCheckIn(['2026-11-30'], '2026-12-01')).toEqual({ nth: 1 })
  const plan = { rewards: [{ kind: 'points', count: 5 } as const] }
  expect([rewardFor(plan, 1), rewardFor(plan, 2)]).toEqual([
    { kind: 'points', count: 5 },
    { kind: 'nothing' },
  ])
})

test('PRO-02 a month is shown in weeks from Monday', () => {
  const weeks = weeksOf('2026-12-01')
  expect(weeks[0]).toEqual([
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
  expect(weeks.flat().filter(Boolean)).toHaveLength(31)
  expect(weeksOf('2027-02-10').flat()).toHaveLength(28)
})

test('PRO-02 a draw is open from its start until its end', () => {
  const timed = { state: 'live', startsAt: at('2026-12-01T10:00'), endsAt: at('2026-12-02T10:00') } as const
  expect(
    ['2026-12-01T09:59', '2026-12-01T10:00', '2026-12-02T10:00'].map((when) => phaseOf(timed, at(when))),
  ).toEqual(['soon', 'open', 'over'])
  expect(phaseOf({ ...timed, state: 'stopped' }, at('2026-12-01T11:00'))).toBe('stopped')
})

test('PRO-02 an audience is decided by registration, deposit or name', () => {
  const now = at('2026-12-10T10:00')
  const facts = { account: 'mai', registeredAt: at('2026-12-05T10:00'), lastDepositAt: null }
  expect(isInvited({ kind: 'everyone' }, facts, now)).toBe(true)
  expect(isInvited({ kind: 'new', days: 7 }, facts, now)).toBe(true)
  expect(isInvited({ kind: 'new', days: 3 }, facts, now)).toBe(false)
  expect(isInvited({ kind: 'depositors', days: 7 }, facts, now)).toBe(false)
  expect(isInvited({ kind: 'depositors', days: 7 }, { ...facts, lastDepositAt: now }, now)).toBe(true)
  expect(isInvited({ kind: 'members', accounts: ['an'] }, facts, now)).toBe(false)
})

test('PRO-02 a draft names its problem', () => {
  const fine: Draft = {
    data: wheel,
    hasTerms: false,
    budget: null,
    startsAt: at('2026-12-01T10:00'),
    endsAt: null,
    startHour: 17,
  }
  const envelopes = { ...fine, data: envelope, endsAt: at('2026-12-02T10:00') }
  const problems = [
    fine,
    { ...fine, data: { ...wheel, segments: wheel.segments.slice(1) } },
    { ...fine, hasTerms: true },
    { ...fine, budget: 9_999n },
    { ...fine, data: raffle },
    { ...fine, data: raffle, endsAt: at('2026-12-02T10:00'), budget: 99_999n },
    envelopes,
    { ...envelopes, startHour: 23 },
    { ...envelopes, data: { ...envelope, step: '7000' } },
    { ...envelopes, endsAt: fine.startsAt },
    { ...fine, data: { kind: 'checkIn', rewards: [] } as const },
  ].map(draftProblem)
  expect(problems).toEqual([
    null,
    'weights',
    'terms',
    'budget',
    'times',
    'budget',
    null,
    'night',
    'amounts',
    'times',
    'prizes',
  ])
})

test('PRO-02 the expected cost follows from the odds exactly', () => {
  // a quarter of 1.00 a spin
  expect(expectedOf(wheel, { results: 10, places: [] })).toBe(25_000n)
  expect(expectedOf(envelope, { results: 3, places: [] })).toBe(75_000n)
  expect(expectedOf(raffle, { results: 500, places: [] })).toBe(100_000n)
  expect(expectedEach(wheel)).toEqual({ n: 2_500n, d: 1n })
  const calendar: DrawData = {
    kind: 'checkIn',
    rewards: [
      { kind: 'cash', amount: '500' },
      { kind: 'points', count: 1 },
    ],
  }
  expect(
    expectedOf(calendar, {
      results: 9,
      places: [
        { place: 1, count: 7 },
        { place: 2, count: 2 },
      ],
    }),
  ).toBe(3_500n)
})

const serverSeed = 'f00d'.repeat(16)
const id = '019300aa-0000-7000-8000-000000000000'

function record(rules: DrawData, clientSeed: string, list?: string): DrawRecord {
  const seeds = { serverSeed, clientSeed, nonce: 0 }
  return {
    draw: rules.kind === 'checkIn' ? 'wheel' : rules.kind,
    id,
    rules,
    rulesHash: configHash(rules),
    seeds,
    commitment: commitmentOf(serverSeed),
    ...(list === undefined ? {} : { list }),
    result: resultOf(rules, seeds, list) ?? {},
  }
}

test('PRO-02 a recorded draw verifies, and each change of it is named', () => {
  const list = listText(id, [
    { first: 1, last: 40, holder: '00000000000000aa' },
    { first: 41, last: 90, holder: '00000000000000bb' },
  ])
  const whole = [record(wheel, 'mai'), record(envelope, id), record(raffle, listHash(list), list)]
  for (const each of whole) expect(verifyDraw(each)).toMatchObject({ verdict: 'same', differences: [] })
  const [spin, open, drawn] = whole as [DrawRecord, DrawRecord, DrawRecord]
  const changes: [DrawRecord, string][] = [
    [{ ...spin, result: { segment: 9 } }, 'result: stored segment 9'],
    [{ ...spin, seeds: { ...spin.seeds, serverSeed: 'beef'.repeat(16) } }, 'seed commitment'],
    [{ ...spin, seeds: { ...spin.seeds, nonce: -1 } }, 'record: nonce'],
    [{ ...spin, rules: { ...wheel, segments: [...wheel.segments].reverse() } }, 'rules hash'],
    [{ ...open, seeds: { ...open.seeds, clientSeed: 'other' } }, 'client seed'],
    [{ ...drawn, list: list.replace('1-40', '1-39').replace('41-90', '40-90') }, 'client seed'],
    [{ ...drawn, list: 'none' }, 'list: not a list'],
    [{ ...drawn, result: { tickets: [1, 2] } }, 'result: stored tickets 1, 2'],
  ]
  for (const [changed, words] of changes) {
    const { verdict, differences } = verifyDraw(changed)
    expect([verdict, differences.join('; ')]).toEqual(['different', expect.stringContaining(words)])
  }
})
