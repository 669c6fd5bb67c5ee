import { inTransaction, type Tx } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import {
  aloneFigures,
  creditTransfer,
  transferById,
  type AfterCommit,
  type TransferOrder,
  type TransferRefusal,
} from '#features/money/deposits/public.ts'
import { moneyText } from '#kit/money.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { bankStatements } from '../../contract/office.ts'
import { assignNeedsSecond } from '../../rules/match.ts'
import { referencesIn } from '../../rules/references.ts'
import {
  candidatesOf,
  entriesOf,
  entryById,
  entryCounts,
  hasEntry,
  lockEntry,
  setEntry,
  type EntryRow,
} from '../../store/entries.ts'
import { tellStatements } from '../tell.ts'

type Contract = typeof bankStatements
const PAGE = 30

function entryView(row: EntryRow): Reply<Contract['entries']>['rows'][number] {
  return { ...row, number: `B-${row.number}` }
}

export async function listEntries(
  app: App,
  { query }: Given<Contract['entries']>,
): Promise<Reply<Contract['entries']>> {
  const { merchant = null, state, why = null, find = null } = query
  const window = windowOf(query, PAGE)
  const [found, counts] = await Promise.all([
    entriesOf(app.db, { merchant, state, why, find }, window),
    entryCounts(app.db, merchant),
  ])
  const { shown, next } = pageOf(found, window)
  return { rows: shown.map(entryView), next, counts }
}

export async function listCandidates(
  app: App,
  { params, query }: Given<Contract['candidates']>,
): Promise<Reply<Contract['candidates']> | Refusal<Contract['candidates']>> {
  const entry = await entryById(app.db, params.id)
  if (entry?.merchant !== params.merchant) return { refused: 'bankStatements.unknownEntry' }
  const { merchant, currency, amount } = entry
  const named = referencesIn(entry.text).map((number) => `D-${number}`)
  const found = await candidatesOf(app.db, { merchant, currency, amount, find: query.find ?? null })
  return { rows: found.map((row) => ({ ...row, isNamed: named.includes(row.reference) })) }
}

type Assign = Contract['assign']
type Found = { readonly entry: EntryRow; readonly order: TransferOrder } | { readonly no: Refusal<Assign> }

/** The entry and the deposit under their locks, or why they cannot belong together. */
async function pairOf(tx: Tx, { params, body }: Given<Assign>): Promise<Found> {
  const entry = await lockEntry(tx, params.id)
  if (entry?.merchant !== params.merchant) return { no: { refused: 'bankStatements.unknownEntry' } }
  if (entry.state !== 'queued') return { no: { refused: 'bankStatements.entryDecided' } }
  if (entry.direction !== 'in' || entry.isReversal) return { no: { refused: 'bankStatements.notIncoming' } }
  const order = await transferById(tx, body.deposit)
  if (!order?.isTransfer || order.merchant !== entry.merchant)
    return { no: { refused: 'bankStatements.unknownDeposit' } }
  if (order.state !== 'waiting' || (await hasEntry(tx, order.id)))
    return { no: { refused: 'bankStatements.depositClosed' } }
  if (order.currency !== entry.currency) return { no: { refused: 'bankStatements.otherCurrency' } }
  return { entry, order }
}

function refusalOf({ refused }: TransferRefusal): Refusal<Assign> {
  return {
    refused:
      refused === 'deposits.decided' ? 'bankStatements.depositClosed' : 'bankStatements.amountNotAllowed',
  }
}

/** Credits an entry's amount to the deposit that an operator chose: entry, deposit, money and audit entry in one transaction. */
export async function assignEntry(
  app: App,
  input: Given<Assign>,
  call: CallFor<Assign>,
): Promise<Reply<Assign> | Refusal<Assign> | { refused: 'idempotency.conflict' }> {
  const { operator, ip, now } = call
  const told: AfterCommit[] = []
  const isAlone = !call.approvedBy
  const result = await withIdempotency(app.db, call, async (tx) => {
    const found = await pairOf(tx, input)
    if ('no' in found) return found.no
    const { entry, order } = found
    if (isAlone && (await needsSecond(app, tx, found, { operator: operator.id, now })))
      return { refused: 'bankStatements.secondNeeded' } as const
    const { note } = input.body
    const reference = `D-${order.number}`
    await writeAudit(tx, {
      operator,
      action: 'bank.assign',
      object: `bankEntry:${entry.id}`,
      before: { state: entry.state, why: entry.why ?? '' },
      after: {
        state: 'credited',
        deposit: reference,
        amount: moneyText(entry.amount),
        ordered: moneyText(order.amount),
      },
      ...(note === undefined ? {} : { reason: note }),
      ip,
      now,
    })
    const decided = { state: 'credited', deposit: order.id, by: operator.account, now } as const
    await setEntry(tx, entry.id, { ...decided, ...(note === undefined ? {} : { note }) })
    const credited = await creditTransfer(app, tx, order.id, {
      received: entry.amount,
      by: operator.account,
      ...(isAlone ? { aloneBy: operator.id } : {}),
      now,
    })
    if ('refused' in credited) return refusalOf(credited)
    told.push(credited.tell, () => tellStatements(app))
    return { reference }
  })
  for (const tell of told) await tell()
  return result
}

type Asked = { readonly operator: string; readonly now: Date }

async function needsSecond(
  app: App,
  tx: Tx,
  { entry, order }: { readonly entry: EntryRow; readonly order: TransferOrder },
  asked: Asked,
): Promise<boolean> {
  const figures = await aloneFigures(app, tx, { merchant: order.merchant, ...asked })
  return assignNeedsSecond({
    isNamed: isOnlyNamed(entry, order),
    ordered: order.amount,
    received: entry.amount,
    ...figures,
  })
}

/** The entry's text names this deposit and no other. */
function isOnlyNamed(entry: EntryRow, order: TransferOrder): boolean {
  const named = referencesIn(entry.text)
  return named.length === 1 && named[0] === order.number
}

/** Whether this assignment needs two operators; false if the call itself refuses it. */
export async function entryNeedsSecond(
  app: App,
  ids: { readonly entry: string; readonly deposit: string },
  asked: Asked,
): Promise<boolean> {
  return inTransaction(app.db, async (tx) => {
    const [entry, order] = [await entryById(tx, ids.entry), await transferById(tx, ids.deposit)]
    return entry !== null && order !== null && needsSecond(app, tx, { entry, order }, asked)
  })
}

/** An entry ends without money: sent back to the sender, or nothing to do with deposits. */
export async function closeEntry(
  app: App,
  { params, body }: Given<Contract['close']>,
  { operator, ip, now }: CallFor<Contract['close']>,
): Promise<Reply<Contract['close']> | Refusal<Contract['close']>> {
  const refused = await inTransaction(app.db, async (tx): Promise<Refusal<Contract['close']> | null> => {
    const entry = await lockEntry(tx, params.id)
    if (entry?.merchant !== params.merchant) return { refused: 'bankStatements.unknownEntry' }
    if (entry.state !== 'queued') return { refused: 'bankStatements.entryDecided' }
    if (body.as === 'returned' && entry.direction !== 'in') return { refused: 'bankStatements.notIncoming' }
    await setEntry(tx, entry.id, { state: body.as, by: operator.account, note: body.note, now })
    await writeAudit(tx, {
      operator,
      action: 'bank.close',
      object: `bankEntry:${entry.id}`,
      before: { state: entry.state, why: entry.why ?? '' },
      after: { state: body.as, amount: moneyText(entry.amount), currency: entry.currency },
      reason: body.note,
      ip,
      now,
    })
    return null
  })
  if (refused) return refused
  await tellStatements(app)
  return {}
}
