import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import { fairChance } from '#kit/chance-fair.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { add, compare, equal, multiply, rational, toNumber, ZERO } from '#kit/rational.ts'
import { proofs } from '#games/proofs.ts'
import { fishNames } from './words.ts'
import { powers, rooms, type FishKind, type FishingRoom } from './rooms.ts'
import { BULLETS, catching, DRAWS, fishingMath, fishTheory, PRIZES, timesOf } from './rules.ts'

const VOLLEYS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 500_000 : 10_000
const all = Object.values(rooms)
const target = fc
  .constantFrom(...all)
  .chain((room) => fc.record({ room: fc.constant(room), kind: fc.constantFrom(...room.kinds) }))
const prices = ({ stakes }: FishingRoom): bigint[] => Object.values(stakes).flatMap(({ menu }) => menu)

/** The exact RTP of a bullet at a price: every prize of a catch, weighed by the catching draws, per stake. */
function rtpAt(room: FishingRoom, kind: FishKind, price: bigint) {
  const math = fishingMath(room)
  const bet = { key: 'shot', stake: price, choice: { shot: 0, fish: kind.key } }
  const shotOf = (roll: number, prize: number) => ({ shots: [{ roll, prize }] })
  const factor = (roll: number, prize: number) =>
    math.settle({ stakes: room.stakes }, bet, shotOf(roll, prize)).factor
  const border = catching(kind)
  const caught = Array.from({ length: PRIZES }, (_, prize) => factor(border - 1, prize)).reduce(add, ZERO)
  // on either side of the border the outcome is as the theory says: one draw more or less would show
  expect(compare(factor(border - 1, 0), ZERO)).toBe(1)
  expect(factor(border, 0)).toEqual(ZERO)
  expect(factor(DRAWS - 1, PRIZES - 1)).toEqual(ZERO)
  return multiply(caught, rational(BigInt(border), BigInt(DRAWS) * BigInt(PRIZES)))
}

describe('STU-04 fishing', () => {
  test('STU-04 has three rooms, each with eight special fish among sixteen, none shared with another but these, and cannons of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(3)
    for (const room of all) {
      const special = room.kinds.flatMap(({ power }) => power ?? [])
      expect(new Set(special)).toEqual(new Set(powers))
      expect(new Set(room.kinds.map(({ key }) => key)).size).toBe(16)
      for (const { key } of room.kinds) expect(fishNames).toHaveProperty(key)
    }
    const plain = all.flatMap(({ kinds }) => kinds.filter(({ power }) => !power).map(({ key }) => key))
    expect(new Set(plain).size).toBe(plain.length)
    expect(new Set(all.map(({ stakes }) => stakes['VND']?.max)).size).toBeGreaterThan(1)
  })

  test('STU-04 G19 every bullet returns exactly 97 %: in every room, at every fish, from every cannon', () => {
    for (const room of all)
      for (const kind of room.kinds) {
        expect(equal(fishTheory(kind).rtp, rational(97, 100))).toBe(true)
        for (const price of prices(room))
          expect([kind.key, equal(rtpAt(room, kind, price), rational(97, 100))]).toEqual([kind.key, true])
      }
  })

  test('STU-04 G19 a bullet has draws of its own: what else is fired in the volley, and at what price, does not change it', () => {
    fc.assert(
      fc.property(
        target,
        fc.integer({ min: 0, max: BULLETS - 1 }),
        fc.array(fc.nat(15), { maxLength: BULLETS }),
        fc.nat(),
        ({ room, kind }, shot, others, nonce) => {
          const math = fishingMath(room)
          const cfg = { stakes: room.stakes }
          const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'mai', nonce }
          const outcome = math.draw(cfg, fairChance(seeds))
          const [cheap = 0n, dear = 0n] = [prices(room)[0], prices(room).at(-1)]
          const at = (stake: bigint) =>
            math.settle(cfg, { key: 'shot', stake, choice: { shot, fish: kind.key } }, outcome).factor
          const alone = timesOf(kind, outcome.shots[shot] ?? { roll: DRAWS, prize: 0 })
          for (const [nth, other] of others.entries())
            math.settle(
              cfg,
              { key: 'shot', stake: dear, choice: { shot: nth, fish: room.kinds[other]?.key ?? '' } },
              outcome,
            )
          expect(at(cheap)).toEqual(rational(alone))
          expect(at(dear)).toEqual(at(cheap))
          // the draws are those of any other volley of the same seeds
          expect(math.draw(cfg, fairChance(seeds))).toEqual(outcome)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('STU-04 refuses a sixteenth bullet, two bullets in one place and a fish of another room', () => {
    const room = rooms['koi-shallows']
    const cfg = { stakes: room.stakes }
    const shot = (nth: number, fish = 'koi') => ({ key: 'shot', stake: 1_000n, choice: { shot: nth, fish } })
    const math = fishingMath(room)
    expect(math.check(cfg, [shot(0), shot(14)], { currency: 'USD' }).ok).toBe(true)
    expect(math.check(cfg, [shot(4), shot(4)], { currency: 'USD' }).ok).toBe(false)
    const isRead = (choice: unknown) => math.shot.choice.parse(choice).ok
    expect(isRead({ shot: 15, fish: 'koi' })).toBe(false)
    expect(isRead({ shot: 0, fish: 'shark' })).toBe(false)
  })

  test('STU-04 every volley of a cannon’s menu is taken: fifteen bullets at any fish, in every currency', () => {
    for (const room of all)
      for (const kind of room.kinds)
        for (const [currency, { menu }] of Object.entries(room.stakes))
          for (const stake of menu) {
            const choices = Array.from({ length: BULLETS }, (_, shot) => ({ shot, fish: kind.key }))
            const bets = choices.map((choice) => ({ key: 'shot', stake, choice }))
            const { ok } = fishingMath(room).check({ stakes: room.stakes }, bets, { currency })
            expect([kind.key, currency, stake, ok]).toEqual([kind.key, currency, stake, true])
          }
  })

  test('G5 fired volleys agree with the proof within four standard errors', () => {
    const chance = fastChance(41)
    for (const room of all) {
      const math = fishingMath(room)
      const won = new Map(room.kinds.map(({ key }) => [key, 0]))
      for (let nth = 0; nth < VOLLEYS; nth++) {
        const { shots } = math.draw({ stakes: room.stakes }, chance)
        for (const kind of room.kinds)
          for (const shot of shots) won.set(kind.key, (won.get(kind.key) ?? 0) + timesOf(kind, shot))
      }
      for (const kind of room.kinds) {
        const { rtp, variance } = fishTheory(kind)
        const bullets = VOLLEYS * BULLETS
        const off = (won.get(kind.key) ?? 0) / bullets - toNumber(rtp)
        expect([kind.key, Math.abs(off) / Math.sqrt(toNumber(variance) / bullets) < 4]).toEqual([
          kind.key,
          true,
        ])
      }
    }
  })

  test.each(all)('G5 $id has the RTP of its committed par sheet', async ({ id }) => {
    const par = await proofs[id]?.()
    const proof = par?.prove()
    expect(proof?.checks.filter((check) => !check.holds)).toEqual([])
    const sheet = readFileSync(join(import.meta.dirname, id, 'parsheet.md'), 'utf8')
    expect(par && proof && parSheet(par, proof)).toBe(sheet)
  })
})
