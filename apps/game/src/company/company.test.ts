import { expect, test, vi } from 'vitest'
import type { CompanionVolley } from '#game-kit/scene/company/company.ts'
import type { FromHost, Host, ToHost } from '../host.ts'
import { createCompany } from './company.ts'
import { openLine, type Answer, type Line, type Seen } from './line.ts'

const seat = (nth: number) => ({ seat: nth, name: 'ma***h1', level: 0, state: 'here' as const })
const table = (own: number | null, change: Partial<Seen> = {}): Answer => ({
  outcome: 'seen',
  seen: {
    watch: 'fish:JADE-koi-shallows-1',
    table: 1,
    seat: own,
    why: own === null ? 'trial' : null,
    seats: [seat(0), seat(1)],
    beatSeconds: 10,
    ...change,
  },
})

function opened(answers: Partial<Record<'sit' | 'keep', Answer>>) {
  const told: ToHost[] = []
  let hear: (message: FromHost) => void = () => undefined
  const host: Host = {
    framed: true,
    tell: (message) => void told.push(message),
    listen: (f) => {
      hear = f
      return () => undefined
    },
  }
  const asked: string[] = []
  const { read } = openLine({ headers: () => ({}) })
  const line: Line = {
    read,
    sit: async () => (asked.push('sit'), answers.sit ?? table(0)),
    keep: async () => (asked.push('keep'), answers.keep ?? table(0)),
    leave: async () => void asked.push('leave'),
  }
  const company = createCompany({ host, headers: () => ({}), line: async () => line })
  const stop = company.open()
  return { company, asked, told, stop, hear: (message: FromHost) => hear(message) }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

test('STU-04 a page sits down with its session, keeps the seat, and shows the volleys of others but not its own', async () => {
  vi.useFakeTimers()
  const { company, asked, told, stop, hear } = opened({})
  expect(company.state().phase).toBe('joining')
  await settled()
  expect(company.state()).toMatchObject({ phase: 'seated', own: 0, table: 1 })
  expect(told).toEqual([{ type: 'fairhouse.watch', names: ['fish:JADE-koi-shallows-1'] }])
  const seen: CompanionVolley[] = []
  company.onVolley((volley) => seen.push(volley))
  const event = (of: number) => ({
    seat: of,
    name: 'ma***h1',
    volleys: [
      [
        2,
        [
          [0, 2],
          [3, 0],
        ],
      ],
    ],
  })
  for (const patch of [event(0), event(1), { seat: 1, volleys: 'x' }, null])
    hear({ type: 'fairhouse.event', topic: 'fishing.volleys', patch })
  hear({ type: 'fairhouse.event', topic: 'fishing.seats', patch: { seats: [seat(0), seat(1), seat(3)] } })
  await settled()
  expect(seen).toEqual([
    {
      seat: 1,
      level: 2,
      shots: [
        [0, 2],
        [3, 0],
      ],
    },
  ])
  expect(company.state().seats).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toEqual(['sit', 'keep'])
  company.leave()
  await settled()
  expect([company.state().phase, asked.at(-1), told.at(-1)]).toEqual([
    'alone',
    'leave',
    { type: 'fairhouse.watch', names: [] },
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['sit', 'keep', 'leave'])
  stop()
  vi.useRealTimers()
})

test('STU-04 a lost seat, a full room, play money and a table out of reach each have a state of their own', async () => {
  vi.useFakeTimers()
  const phaseAfter = async (answers: Parameters<typeof opened>[0], ms: number) => {
    const { company, stop } = opened(answers)
    await vi.advanceTimersByTimeAsync(ms)
    stop()
    return company.state().phase
  }
  const nowhere: Answer = { outcome: 'offline', seen: null }
  expect(await phaseAfter({ sit: table(null) }, 0)).toBe('watching')
  expect(await phaseAfter({ sit: table(null, { why: 'full' }) }, 0)).toBe('full')
  expect(await phaseAfter({ sit: table(null, { watch: null, table: null }) }, 0)).toBe('alone')
  expect(await phaseAfter({ keep: { outcome: 'lost', seen: null } }, 10_000)).toBe('lost')
  expect(await phaseAfter({ keep: nowhere }, 10_000)).toBe('offline')
  expect(await phaseAfter({ sit: nowhere }, 0)).toBe('offline')
  vi.useRealTimers()
})
