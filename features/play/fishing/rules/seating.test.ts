import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countOf,
  isHeld,
  seatFor,
  SEATS,
  stateOf,
  tableToWatch,
  TAKEOVER_SECONDS,
  type Held,
} from './seating.ts'

const held = fc
  .uniqueArray(
    fc.record({ place: fc.nat(39), member: fc.nat(60), idleSeconds: fc.constantFrom(0, 30, 59, 61, 500) }),
    {
      selector: ({ place }) => place,
      maxLength: 40,
    },
  )
  .map((rows) => [...new Map(rows.map((row) => [row.member, row])).values()])
  .map((rows): Held[] =>
    rows.map(({ place, member, idleSeconds }) => ({
      number: Math.floor(place / SEATS) + 1,
      seat: place % SEATS,
      memberId: BigInt(member),
      idleSeconds,
    })),
  )

test('STU-04 a seat is given to one member at a time, and a member keeps it for a minute without a sign', () => {
  fc.assert(
    fc.property(held, fc.nat(60), (rows, member) => {
      const given = seatFor(BigInt(member), rows, 10)
      const own = rows.find(({ memberId }) => memberId === BigInt(member))
      if (own) {
        expect(given).toEqual({ kind: 'own', number: own.number, seat: own.seat })
        return
      }
      if (given.kind === 'full') throw new Error('there are more seats than members')
      const before = rows.find(({ number, seat }) => number === given.number && seat === given.seat)
      expect(before === undefined || before.idleSeconds >= TAKEOVER_SECONDS).toBe(true)
      expect(given.seat).toBeLessThan(SEATS)
      // beside company where a seat is free: no table with more company has one
      const company = (number: number) => rows.filter((one) => one.number === number && isHeld(one)).length
      for (const { number } of rows)
        if (company(number) < SEATS) expect(company(number)).toBeLessThanOrEqual(company(given.number))
    }),
    { numRuns: 400 },
  )
})

test('STU-04 members fill tables of four one after the other; who finds every table full watches', () => {
  const rows: Held[] = []
  for (let member = 1; member <= 8; member++) {
    const given = seatFor(BigInt(member), rows, 2)
    if (given.kind !== 'free') throw new Error('no seat')
    expect(given.number).toBe(member <= 4 ? 1 : 2)
    rows.push({ ...given, memberId: BigInt(member), idleSeconds: 0 })
  }
  expect(seatFor(9n, rows, 2)).toEqual({ kind: 'full', number: 1 })
  expect(countOf(rows)).toEqual({ tables: 2, taken: 8, free: 4 })
  expect(tableToWatch([])).toBeNull()
  // the seat of someone who went away is reserved first and free later
  expect([stateOf(24), stateOf(25)]).toEqual(['here', 'away'])
  rows[5] = { ...rows[5]!, idleSeconds: 59 }
  expect(seatFor(9n, rows, 2).kind).toBe('full')
  rows[5] = { ...rows[5]!, idleSeconds: 60 }
  expect(seatFor(9n, rows, 2)).toEqual({ kind: 'free', number: 2, seat: rows[5]!.seat })
})
