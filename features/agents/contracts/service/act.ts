import { inTransaction, type Tx } from '#db/pool.ts'
import { placedById } from '#features/agents/tree/public.ts'
import type { App } from '#server/app.ts'
import { nextState, type ContractAct, type ContractState, type Party } from '../rules/states.ts'
import { contractKinds } from '../rules/terms.ts'
import {
  changeState,
  contractById,
  endContracts,
  lockKind,
  openOf,
  termsOf,
  validOf,
  type ContractRow,
  type EndedWhy,
} from '../store/contracts.ts'
import { tellActed, tellEnded, tellEndings } from './messages.ts'
import { beginsAt, checkOwn, endingBelow, type Ending } from './offer.ts'

export type Acted = { readonly row: ContractRow; readonly ended: readonly Ending[] }
export type ActRefused = {
  readonly refused: 'contracts.unknown' | 'contracts.notNow' | 'contracts.aboveUpline'
}

export type Acting = {
  readonly id: string
  readonly act: ContractAct
  /** The side of the contract that acts; null: it is not this one's. */
  readonly party: (row: ContractRow) => Party | null
  readonly now: Date
}

/**
 * One step of a contract (N4). All steps of a brand's contracts of a kind run one after the other, so an offer that is withdrawn while
 * it is accepted ends in one of the two, and an acceptance ends exactly the contracts that break the rate rule at that moment.
 */
export function actOn(app: App, acting: Acting): Promise<Acted | ActRefused> {
  return inTransaction(app.db, (tx) => actIn(app, tx, acting))
}

/** The same within a transaction, for calls with an idempotency key. */
export async function actIn(app: App, tx: Tx, { id, act, party, now }: Acting): Promise<Acted | ActRefused> {
  const seen = await contractById(tx, id)
  const side = seen && party(seen)
  if (!seen || !side) return { refused: 'contracts.unknown' }
  await lockKind(tx, seen.merchant, seen.kind)
  const row = await contractById(tx, id)
  if (!row) return { refused: 'contracts.unknown' }
  const to = nextState(row, act, side)
  if (!to || (row.state === 'offered' && row.expiresAt <= now)) return { refused: 'contracts.notNow' }
  const acted = await step(app, tx, { row, act, to, side, now })
  if (!('refused' in acted)) await tellActed(tx, acted.row, { act, by: side, now })
  return acted
}

type Step = Pick<Acting, 'act' | 'now'> & {
  readonly row: ContractRow
  readonly to: ContractState
  readonly side: Party
}

async function step(app: App, tx: Tx, { row, act, to, side, now }: Step): Promise<Acted | ActRefused> {
  if (to === 'accepted' && act === 'accept') return accept(app, tx, row, now)
  if (to === 'ended') return end(app, tx, row, { why: 'agreed', now })
  await changeState(tx, { id: row.id, state: to, askedBy: to === 'terminationAsked' ? side : null, now })
  return { row: await again(tx, row.id), ended: [] }
}

async function accept(app: App, tx: Tx, row: ContractRow, now: Date): Promise<Acted | ActRefused> {
  const terms = termsOf(row)
  // the upline's own contract may have changed since the offer
  if (row.uplineId !== null && (await checkOwn(tx, row.uplineId, terms)))
    return { refused: 'contracts.aboveUpline' }
  const member = await placedById(tx, row.memberId)
  if (!member) throw new Error(`agent ${row.memberId} is gone`)
  const fromAt = await beginsAt(app, row.merchant, row.period, now)
  const before = await validOf(tx, row)
  const ended = await endingBelow(tx, member, { kind: row.kind, terms })
  if (before) await endContracts(tx, { ids: [before.id], at: fromAt, why: 'replaced', now })
  await endContracts(tx, { ids: ended.map(({ id }) => id), at: fromAt, why: 'lowered', now })
  await changeState(tx, { id: row.id, state: 'accepted', fromAt, now })
  await tellEndings(tx, { ended, rowOf: (id) => again(tx, id) }, now)
  return { row: await again(tx, row.id), ended }
}

/** Ends a contract with its period, and with it everything below that hangs on it. */
export async function end(
  app: App,
  tx: Tx,
  row: ContractRow,
  { why, now }: { readonly why: EndedWhy; readonly now: Date },
): Promise<Acted> {
  const member = await placedById(tx, row.memberId)
  if (!member) throw new Error(`agent ${row.memberId} is gone`)
  const at = await beginsAt(app, row.merchant, row.period, now)
  const ended = await endingBelow(tx, member, { kind: row.kind, terms: null })
  await endContracts(tx, { ids: [row.id], at, why, now })
  await endContracts(tx, { ids: ended.map(({ id }) => id), at, why: 'lowered', now })
  await tellEndings(tx, { ended, rowOf: (id) => again(tx, id) }, now)
  return { row: await again(tx, row.id), ended }
}

/** The contracts without an end and the waiting offers that a member is paid by. */
export async function openContractsOf(tx: Tx, memberId: bigint, now: Date): Promise<ContractRow[]> {
  const found: ContractRow[] = []
  for (const kind of contractKinds) found.push(...(await openOf(tx, [memberId], kind, now)))
  return found
}

/**
 * Ends what an agent is paid by its upline, since it is moved to another one: contracts with their period, for which it still counts in the
 * earlier line, and offers now. Returns the members to whom open pages must be told.
 */
export async function endForMove(app: App, tx: Tx, memberId: bigint, now: Date): Promise<(bigint | null)[]> {
  const told: (bigint | null)[] = []
  for (const seen of await openContractsOf(tx, memberId, now)) {
    await lockKind(tx, seen.merchant, seen.kind)
    const row = await again(tx, seen.id)
    if (row.state === 'offered') await changeState(tx, { id: row.id, state: 'withdrawn', now })
    else if (row.state === 'accepted' || row.state === 'terminationAsked') {
      const { row: after, ended } = await end(app, tx, row, { why: 'moved', now })
      await tellEnded(tx, after, now)
      told.push(...ended.map((each) => each.memberId))
    }
    told.push(row.memberId, row.uplineId)
  }
  return told
}

async function again(tx: Tx, id: string): Promise<ContractRow> {
  const row = await contractById(tx, id)
  if (!row) throw new Error(`contract ${id} is gone`)
  return row
}
