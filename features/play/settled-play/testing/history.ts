import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { field, move, type Played } from '#features/play/rounds/testing/digger.ts'
import { evenBet, seatAt, type Seated } from '#features/play/rounds/testing/seat.ts'
import { testVendor, type TestVendor } from '#features/play/vendors/testing/connection.ts'
import { major } from '#kit/money.ts'
import type { Guest } from '#tools/conformance/suppliers/supplier.ts'

/** A vendor with one game, whose bets may be pushed or not. */
export type TestedVendor = { readonly by: TestVendor; readonly mayPush: boolean }

/** Two API protocols, a live game and a slot. */
export async function twoVendors(at: TestApp): Promise<readonly TestedVendor[]> {
  const vendors = [
    { by: await testVendor(at, 'canonical'), mayPush: true },
    { by: await testVendor(at, 'hub88'), mayPush: false },
  ]
  for (const { by, mayPush } of vendors)
    await run(
      at.database.owner,
      sql`update game set category = ${mayPush ? 'LIVE' : 'RNG'} where id = ${by.game}`,
    )
  return vendors
}

/** One step in the history of a member's bets. */
export type Step = {
  readonly what: 'studio' | 'stepped' | 'bet' | 'win' | 'push' | 'lateWin' | 'betBack' | 'winBack' | 'close'
  readonly vendor: number
  readonly stake: bigint
  readonly win: bigint
}

export const steps = fc.array(
  fc.record({
    what: fc.constantFrom<Step['what']>(
      'studio',
      'stepped',
      'stepped',
      'stepped',
      'bet',
      'bet',
      'bet',
      'win',
      'win',
      'push',
      'lateWin',
      'betBack',
      'winBack',
      'close',
    ),
    vendor: fc.nat({ max: 1 }),
    stake: fc.bigInt({ min: 1n, max: 40n }).map((hundredths) => hundredths * 100n),
    win: fc.bigInt({ min: 1n, max: 90n }).map((hundredths) => hundredths * 100n),
  }),
  { minLength: 6, maxLength: 24 },
)

/** A bet in the independent model: its current state. */
type Noted = {
  readonly vendor: number
  readonly round: string
  readonly transaction: string
  readonly stake: bigint
  state: 'open' | 'settled' | 'back'
  win: bigint
  /** The win that settled it, and the further wins. */
  settledBy: string | null
  further: { readonly transaction: string; readonly amount: bigint }[]
}

export type Brand = 'JADE' | 'AMBER'
/** A typical stake in the brand's currency. */
const STAKE = { JADE: '1000', AMBER: '1.00' } as const
export const BALANCE = major(100_000)

export type Player = {
  readonly who: Person
  readonly stake: string
  readonly dice: Seated
  readonly vein: Seated
  readonly guests: readonly Guest[]
}

/** A member with money and a session in an instant game, in a stepped one, and in each vendor's. */
export async function player(
  at: TestApp,
  merchant: Brand,
  vendors: readonly TestedVendor[],
): Promise<Player> {
  const who = await person(at, { merchant, balance: BALANCE })
  const guests: Guest[] = []
  for (const { by } of vendors) guests.push(await by.enter(who))
  const [dice, vein] = [await seatAt(at, who), await seatAt(at, who, 'jade-vein')]
  return { who, stake: STAKE[merchant], dice, vein, guests }
}

/** Plays steps as vendors and the studio would, and updates the model. */
export async function playHistory(
  { dice, vein, stake: usual, guests }: Player,
  vendors: readonly TestedVendor[],
  list: readonly Step[],
) {
  const bets: Noted[] = []
  const studio = { stake: 0n, win: 0n, rounds: 0n, open: 0n }
  let hand: Played | null = null
  const settleStudio = ({ stake, win }: Played) => {
    studio.stake += stake
    studio.win += win
    studio.rounds += 1n
  }
  for (const step of list) {
    const { supplier } = vendors[step.vendor]!.by
    const guest = guests[step.vendor]!
    const transaction = randomUUID()
    const last = (is: (bet: Noted) => boolean) =>
      bets.findLast((bet) => bet.vendor === step.vendor && is(bet))
    const settle = async (win: bigint) => {
      const bet = last(({ state }) => state === 'open')
      if (!bet) return
      const { word } = await supplier.win({
        guest,
        transaction,
        round: bet.round,
        reference: bet.transaction,
        amount: win,
      })
      expect(word).toBe('ok')
      Object.assign(bet, { state: 'settled', win, settledBy: transaction })
    }
    switch (step.what) {
      case 'studio':
        settleStudio(await dice.frame.round({ body: { bets: evenBet(usual) } }))
        break
      case 'stepped': {
        // starts a round, opens its first stone, cashes out: three steps, unless the stone was a firecracker
        if (!hand) {
          hand = await vein.frame.round({ body: { bets: field(usual) } })
          studio.open = hand.stake
          break
        }
        const made: Played = await move(
          vein,
          hand,
          hand.hand?.step === 0 ? { do: 'open', at: 12 } : { do: 'take' },
        )
        hand = made.hand ? made : null
        if (hand) break
        studio.open = 0n
        settleStudio(made)
        break
      }
      case 'bet': {
        const bet = { guest, transaction, round: randomUUID(), amount: step.stake }
        expect((await supplier.bet(bet)).word).toBe('ok')
        bets.push({
          vendor: step.vendor,
          round: bet.round,
          transaction,
          stake: step.stake,
          state: 'open',
          win: 0n,
          settledBy: null,
          further: [],
        })
        break
      }
      case 'win':
        await settle(step.win)
        break
      case 'push':
        await settle(last(({ state }) => state === 'open')?.stake ?? 0n)
        break
      case 'lateWin': {
        const bet = last(({ state }) => state === 'settled')
        if (!bet) break
        const pay = { guest, transaction, round: bet.round, reference: bet.transaction, amount: step.win }
        expect((await supplier.win(pay)).word).toBe('ok')
        bet.further.push({ transaction, amount: step.win })
        break
      }
      case 'betBack': {
        const bet = last(({ state }) => state !== 'back')
        if (!bet) break
        await supplier.rollback({ guest, transaction, round: bet.round, reference: bet.transaction })
        // a win that settled it stays, as a movement of its own
        if (bet.state === 'settled' && bet.win > 0n && bet.settledBy)
          bet.further.push({ transaction: bet.settledBy, amount: bet.win })
        Object.assign(bet, { state: 'back', win: 0n, settledBy: null })
        break
      }
      case 'winBack': {
        const bet = last(({ state, settledBy }) => state === 'settled' && settledBy !== null)
        if (!bet?.settledBy) break
        await supplier.rollback({ guest, transaction, round: bet.round, reference: bet.settledBy })
        Object.assign(bet, { state: 'open', win: 0n, settledBy: null })
        break
      }
      case 'close': {
        const bet = last(({ state }) => state === 'open')
        if (!bet || !supplier.can.has('close')) break
        expect((await supplier.close(guest, bet.round)).word).toBe('ok')
        Object.assign(bet, { state: 'settled' })
      }
    }
  }
  const settled = bets.filter(({ state }) => state === 'settled')
  const sum = <T>(all: readonly T[], of: (one: T) => bigint) =>
    all.reduce((total, one) => total + of(one), 0n)
  const isPush = (bet: Noted) => vendors[bet.vendor]!.mayPush && bet.win === bet.stake
  return {
    rounds: studio.rounds + BigInt(settled.length),
    stake: studio.stake + sum(settled, ({ stake }) => stake),
    win:
      studio.win +
      sum(settled, ({ win }) => win) +
      sum(bets, ({ further }) => sum(further, ({ amount }) => amount)),
    valid:
      studio.stake +
      sum(
        settled.filter((bet) => !isPush(bet)),
        ({ stake }) => stake,
      ),
    open:
      studio.open +
      sum(
        bets.filter(({ state }) => state === 'open'),
        ({ stake }) => stake,
      ),
  }
}
