import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Person } from '#apps/server/testing/people.ts'
import { inTransaction } from '#db/pool.ts'
import { depositCredited } from '#features/money/deposits/postings.ts'
import type { TestVendor } from '#features/play/vendors/testing/connection.ts'
import { postOne } from '#ledger/posting.ts'
import type { Play } from '#ledger/tests/bonus-oracle.ts'
import { round, roundId } from '#ledger/tests/people.ts'
import type { LedgerItem } from '#ledger/types.ts'
import type { App } from '#server/app.ts'
import type { EngineOracle } from './engine-oracle.ts'
import type { Step } from './engine-steps.ts'

export type Sent = { readonly item: LedgerItem; readonly play: Play | null; readonly id: string | null }
type VendorBet = {
  readonly transaction: string
  readonly round: string
  readonly amount: bigint
  readonly id: string
}

/** One member, what was sent for them so far, and the oracle. */
export type World = {
  readonly app: App
  readonly vendor: TestVendor
  readonly mai: Person
  readonly guest: Awaited<ReturnType<TestVendor['enter']>>
  readonly model: EngineOracle
  readonly sent: Sent[]
  readonly ids: string[]
  readonly bets: VendorBet[]
  readonly coin: () => boolean
}

let vendorRounds = 0

/** A vendor's bet, win or rollback, each twice. */
export async function atVendor(
  { guest, bets, model, vendor }: World,
  each: Extract<Step, { readonly kind: 'vendorBet' | 'vendorWin' | 'vendorRollback' }>,
): Promise<void> {
  const { supplier } = vendor
  if (each.kind === 'vendorBet') {
    const bet = { guest, transaction: randomUUID(), round: randomUUID(), amount: each.stake }
    const id = `vendor ${(vendorRounds += 1)}`
    const [status, why] = model.play(bet.transaction, { kind: 'open', stake: each.stake }, id)
    const word = status === 'ok' ? 'ok' : why === 'insufficient' || why === 'debt' ? 'noMoney' : 'limit'
    const first = await supplier.bet(bet)
    expect([each, first.word]).toEqual([each, word])
    expect((await supplier.bet(bet)).balance).toBe(first.balance)
    if (status === 'ok') bets.push({ ...bet, id })
    return
  }
  const bet = bets[each.bet % bets.length]
  const state = bet && model.money.rounds.get(bet.id)?.state
  if (!bet || state !== 'open') return
  const transaction = randomUUID()
  if (each.kind === 'vendorWin') {
    const win = { guest, transaction, round: bet.round, reference: bet.transaction, amount: each.win }
    expect((await supplier.win(win)).word).toBe('ok')
    expect((await supplier.win(win)).word).toBe('ok')
    model.play(transaction, { kind: 'settle', round: 0, win: each.win }, bet.id)
    return
  }
  const back = { guest, transaction, round: bet.round, reference: bet.transaction }
  expect((await supplier.rollback(back)).word).toBe('ok')
  expect((await supplier.rollback(back)).word).toBe('ok')
  model.rollBack(transaction, bet.transaction)
}

let rounds = 900_000
let keys = 0

type Plain = Extract<
  Step,
  { readonly kind: 'bet' | 'open' | 'settle' | 'void' | 'rollback' | 'repeat' | 'deposit' }
>

/** A round of our games or a deposit, through the batcher or a transaction of its own. */
export async function inLedger(world: World, each: Plain): Promise<void> {
  const { app, model, sent, ids, coin } = world
  const next = itemOf(world, each)
  if (!next) return
  const { item, play, id } = next
  const isLive = 'isLive' in each && each.isLive
  const known = model.money.known(item.key)
  const [status, why] =
    known ??
    (play ? model.play(item.key, play, id, isLive) : model.rollBack(item.key, String(Object(item).target)))
  const result = coin()
    ? await inTransaction(app.db, (tx) => postOne(tx, item))
    : await app.ledger.enqueue(item)
  const reason = 'reason' in result ? (result.guard ?? result.reason) : null
  expect([each, result.status, reason]).toEqual([each, status, why])
  if (each.kind === 'open' && status === 'ok' && id !== null) ids.push(id)
  sent.push({ item, play, id })
}

function itemOf({ mai: { wallet }, sent, ids, model }: World, each: Plain): Sent | null {
  const made = { key: `model:${(keys += 1)}`, wallet }
  const category = 'isLive' in each && each.isLive ? 'LIVE' : 'SLOTS'
  switch (each.kind) {
    case 'bet': {
      const id = roundId((rounds += 1))
      const item = { ...round(wallet, each.stake, each.win, { id, play: { category } }), ...made }
      return { item, play: { kind: 'instant', stake: each.stake, win: each.win }, id }
    }
    case 'open': {
      const id = roundId((rounds += 1))
      const { win: _, ...open } = round(wallet, each.stake, 0n, { id, play: { category } })
      return { item: { ...open, ...made, step: 'open' }, play: { kind: 'open', stake: each.stake }, id }
    }
    case 'deposit': {
      const item = { posting: depositCredited, ...made, amount: each.amount, detail: 'test' }
      return { item, play: { kind: 'deposit', amount: each.amount }, id: null }
    }
    case 'repeat':
      return sent[each.posted % sent.length] ?? null
    case 'rollback': {
      const target = sent[each.posted % sent.length]?.item
      if (!target || 'posting' in target) return null // deposits are not rolled back by a game
      return { item: { step: 'rollback', ...made, target: target.key }, play: null, id: null }
    }
    default: {
      const id = ids[each.round % ids.length]
      if (id === undefined) return null
      const of = { ...made, vendor: 'STUDIO', round: id }
      if (each.kind === 'void') return { item: { ...of, step: 'void' }, play: { kind: 'void', round: 0 }, id }
      const stake = model.money.rounds.get(id)?.stake ?? 1n
      return {
        item: { ...of, step: 'settle', stake, win: each.win },
        play: { kind: 'settle', round: 0, win: each.win },
        id,
      }
    }
  }
}
