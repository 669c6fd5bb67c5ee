import fc from 'fast-check'
import { expect, it } from 'vitest'
import { floorOf } from '#kit/rational.ts'
import { placeTerms } from '#game-kit/sports/multiples/each-way.ts'
import type { EventResult } from '#features/sport/events/rules/results.ts'
import { raceOraclePays } from '../testing/race-oracle.ts'
import { settleBet } from './settle.ts'
import type { Ticket } from './ticket.ts'

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
const AT = new Date('2026-12-01T12:00:00Z')
const minutes = (by: number) => new Date(AT.getTime() + by * 60_000)

/** Runners in the order in which they come in: each level with the one before or not; those that are out come nowhere. */
const race = fc.integer({ min: 5, max: 9 }).chain((runners) =>
  fc
    .record({
      order: fc.shuffledSubarray(
        Array.from({ length: runners }, (_, at) => at + 1),
        { minLength: runners, maxLength: runners },
      ),
      isLevel: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: runners, maxLength: runners }),
      out: fc.array(
        fc.record({
          price: fc.option(fc.integer({ min: 101, max: 2_000 })),
          by: fc.integer({ min: -2, max: 2 }),
        }),
        { maxLength: 2 },
      ),
      how: fc.constantFrom('played', 'played', 'played', 'played', 'cancelled'),
    })
    .map(({ order, isLevel, out, how }) => {
      const nonRunners = out.map(({ price, by }, at) => ({
        number: order[at]!,
        price: price === null ? null : price * 100,
        at: minutes(by),
      }))
      const places: number[][] = []
      order.slice(out.length).forEach((number, at) => {
        // two or three level at most: the oracle tries every order of them
        const last = places.at(-1)
        if (last && isLevel[at] === 0 && last.length < 3) last.push(number)
        else places.push([number])
      })
      const result: EventResult = {
        how: how as EventResult['how'],
        counts: {},
        goals: null,
        places: how === 'cancelled' ? null : places,
        nonRunners,
        reached: null,
        lateFrom: null,
      }
      return { runners, result }
    }),
)

const bet = fc.record({
  races: fc.array(
    fc.record({
      race,
      market: fc.constantFrom('win', 'place', 'forecast'),
      first: fc.nat(99),
      second: fc.nat(99),
      price: fc.integer({ min: 102, max: 4_000 }),
      isBanker: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  isEachWay: fc.boolean(),
  sizes: fc.array(fc.nat(99), { minLength: 1, maxLength: 3 }),
  stake: fc.bigInt(1n, 10n ** 9n),
})

it('SPT-01 pays bets on races, each-way ones too, what every strict order of level runners pays on average', () => {
  const seen = { shared: 0, deducted: 0, eachWay: 0 }
  fc.assert(
    fc.property(fc.noBias(bet), ({ races, isEachWay, sizes, stake }) => {
      const plain = races.filter(({ isBanker }) => !isBanker).length
      const covered = plain === 0 ? [0] : [...new Set(sizes.map((size) => 1 + (size % plain)))]
      const termsAt = races.map(({ race: { runners } }) => placeTerms(runners, false)!)
      const legs = races.map(({ race: { runners }, market, first, second, price, isBanker }, at) => {
        const kind = isEachWay ? 'win' : market
        const one = 1 + (first % runners)
        const other = 1 + ((one + (second % (runners - 1))) % runners)
        const outcome = kind === 'forecast' ? `${one}-${other}` : String(one)
        return {
          e: `race${at}`,
          s: [[kind, 'full', kind === 'place' ? termsAt[at]!.places : 0, outcome] as const],
          p: price * 100,
          ...(isBanker ? { b: true as const } : {}),
          ...(isEachWay ? { t: termsAt[at]! } : {}),
        }
      })
      const ticket: Ticket = { legs, sizes: covered, ...(isEachWay ? { ew: termsAt[0]! } : {}) }
      const against = (event: string) => ({
        result: races[Number(event.slice(4))]!.race.result,
        acceptedAt: AT,
      })
      const end = settleBet(ticket, against)
      if (end.state === 'open') throw new Error('every race is over')
      expect(floorOf(stake, end.factor)).toBe(raceOraclePays(ticket, stake, against))
      seen.eachWay += isEachWay ? 1 : 0
      seen.shared += races.some(({ race: { result } }) => result.places?.some((level) => level.length > 1))
        ? 1
        : 0
      seen.deducted += races.some(({ race: { result } }) => result.nonRunners.some(({ at }) => at && at > AT))
        ? 1
        : 0
    }),
    { numRuns: isNightly ? 20_000 : 400 },
  )
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(50)
})
