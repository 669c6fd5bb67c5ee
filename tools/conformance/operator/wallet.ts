import { setTimeout as after } from 'node:timers/promises'
import type { Act, Bet, Result, Rollback, Win } from '#features/play/vendors/rules/acts.ts'
import { essence } from '#features/play/vendors/rules/acts.ts'
import type { Fault } from './faults.ts'
import { mockMembers, type Member } from './members.ts'

type Done = {
  readonly act: Bet | Win | Rollback
  readonly member: Member | null
  readonly moved: bigint
  result: Result
  isBack: boolean
}

/** Delay of the racy wallet between reading and writing, in milliseconds. */
const HASTE_MS = 5
const repeats: Readonly<Record<Done['act']['op'], Fault>> = {
  bet: 'charges a repeated bet twice',
  win: 'pays a repeated win twice',
  rollback: 'refunds a repeated rollback twice',
}

/** The bets that a win refers to. */
function betsOf(known: ReadonlyMap<string, Done>, act: Win): readonly Done[] {
  return [...known.values()].filter(
    (done) =>
      done.act.op === 'bet' &&
      (act.reference === null ? done.act.round === act.round : done.act.transaction === act.reference),
  )
}

/** A small wallet in memory, correct except for one fault. */
export function mockWallet(fault: Fault | null) {
  const { has, money, no, meant, move, join, retire } = mockMembers(fault)
  const known = new Map<string, Done>()
  const buried = new Set<string>()
  let queue: Promise<unknown> = Promise.resolve()

  async function bet(act: Bet): Promise<Result> {
    const member = meant(act.whom, true)
    if (!member) return no('RS_ERROR_INVALID_TOKEN')
    if (act.currency !== null && act.currency !== member.currency && !has('takes any currency'))
      return no('RS_ERROR_WRONG_CURRENCY', member)
    if (act.amount < 0n && !has('takes a negative stake')) return no('RS_ERROR_WRONG_TYPES', member)
    const isCovered = member.balance >= act.amount
    if (has('checks, waits, and then books')) await after(HASTE_MS)
    if (!isCovered && !has('lets a stake go below zero')) {
      const said = no('RS_ERROR_NOT_ENOUGH_MONEY', member)
      return has('tells nothing of the balance where money is short') ? { ...said, balance: 0n } : said
    }
    move(member, -act.amount)
    return note(act, member, -act.amount)
  }

  function note(act: Done['act'], member: Member, moved: bigint): Result {
    const result: Result = { ...money(member), id: `op-${act.transaction}` }
    known.set(act.transaction, { act, member, moved, result, isBack: false })
    return result
  }

  function win(act: Win): Result {
    if (act.amount === 0n && has('refuses a win of nothing')) return no('RS_ERROR_WRONG_TYPES')
    if (act.amount < 0n) return no('RS_ERROR_WRONG_TYPES')
    if (has('asks for a living token on a win') && !meant(act.whom, true)) return no('RS_ERROR_TOKEN_EXPIRED')
    const named = meant(act.whom, false)
    const own = betsOf(known, act).filter(({ member }) => act.reference !== null || member === named)
    const owner =
      has('pays a win to whoever brings it') || has('pays a win without a bet') ? named : own[0]?.member
    if (!owner) return no('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    if (own[0] && named && named !== owner) return no('RS_ERROR_INVALID_TOKEN')
    if (own.length > 0 && own.every(({ isBack }) => isBack)) return no('RS_ERROR_TRANSACTION_ROLLED_BACK')
    move(owner, act.amount)
    return note(act, owner, act.amount)
  }

  function rollback(act: Rollback): Result {
    if (has('asks for a living token on a rollback') && !meant(act.whom, true))
      return no('RS_ERROR_TOKEN_EXPIRED')
    const target = known.get(act.reference)
    const named = meant(act.whom, false)
    if (!target) {
      if (has('refuses a rollback of what it never saw')) return no('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
      if (!has('forgets a rollback that came first')) buried.add(act.reference)
      const result: Result = { ...(named ? money(named) : { status: 'RS_OK' }), isTombstone: true }
      known.set(act.transaction, { act, member: named, moved: 0n, result, isBack: false })
      return result
    }
    const { member } = target
    if (!member || (named && named !== member)) return no('RS_ERROR_INVALID_TOKEN')
    if (target.isBack && !has('refunds again under a second id')) return note(act, member, 0n)
    if (has('refuses to take back a win that is spent') && member.balance < target.moved)
      return no('RS_ERROR_NOT_ENOUGH_MONEY', member)
    target.isBack = true
    move(member, -target.moved)
    return note(act, member, -target.moved)
  }

  function again(done: Done, act: Done['act']): Result | null {
    if (essence(done.act) !== essence(act) && !has('takes another sum under a used id'))
      return no('RS_ERROR_DUPLICATE_TRANSACTION')
    if (has(repeats[act.op])) {
      if (done.member) move(done.member, done.moved)
      return done.member ? money(done.member) : done.result
    }
    if (has('answers a repetition with the balance of today') && done.member) return money(done.member)
    return done.result
  }

  async function action(act: Bet | Win | Rollback): Promise<Result> {
    const before = known.get(act.transaction)
    if (before) return again(before, act) ?? before.result
    if (buried.has(act.transaction)) return no('RS_ERROR_TRANSACTION_ROLLED_BACK')
    if (has('books a doubled call twice at once')) await after(HASTE_MS)
    if (act.op === 'bet') return bet(act)
    return act.op === 'win' ? win(act) : rollback(act)
  }

  async function one(act: Act): Promise<Result> {
    if (act.op === 'bet' || act.op === 'win' || act.op === 'rollback') return action(act)
    if (act.op === 'status')
      return { status: 'RS_OK', standing: known.has(act.transaction) ? 'done' : 'unknown' }
    const member = meant(act.whom, act.op !== 'close')
    if (!member) return no('RS_ERROR_INVALID_TOKEN')
    return act.op === 'info' ? { ...money(member), token: act.whom.token ?? '' } : money(member)
  }

  async function all(acts: readonly Act[]): Promise<readonly Result[]> {
    const results: Result[] = []
    for (const act of acts) results.push(await one(act))
    return results
  }

  return {
    join,
    retire,
    /** Serialises calls, as a wallet must; the racy faults read and write in two steps. */
    do(acts: readonly Act[]): Promise<readonly Result[]> {
      const isHasty = has('checks, waits, and then books') || has('books a doubled call twice at once')
      if (isHasty) return all(acts)
      const next = queue.then(() => all(acts))
      queue = next.catch(() => undefined)
      return next
    },
  }
}

export type MockWallet = ReturnType<typeof mockWallet>
