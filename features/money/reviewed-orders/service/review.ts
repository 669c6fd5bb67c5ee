import { inTransaction, type Tx } from '#db/pool.ts'
import type { NewEvent } from '#db/history.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { checkHolder, decideClaim, type Review } from '../rules.ts'
import type { Claim } from '#db/review/claims.ts'

/** Who reviews, from where and when. */
export type Reviewing = { readonly operator: OperatorCaller; readonly ip: string; readonly now: Date }

type Entry = {
  readonly action: string
  readonly after?: Readonly<Record<string, string>>
  readonly reason?: string
}

type Refused = { readonly refused: string; readonly detail?: unknown }

/** The refusals of a feature where an order cannot be taken, released or decided. */
export type ReviewRefusals<Unknown, Decided, NotYours, Claimed, Same> = {
  readonly unknown: Unknown
  readonly decided: Decided
  readonly notYours: NotYours
  readonly claimed: (by: string) => Claimed
  /** Only where two must approve. */
  readonly sameOperator?: Same
}

export type Reviewed<Row> = {
  /** The order's name in the audit log, and its logged fields before and after. */
  readonly object: (row: Row) => string
  readonly before: (row: Row) => Readonly<Record<string, string>>
  readonly after?: (row: Row) => Readonly<Record<string, string>>
  readonly actions: { readonly claim: string; readonly release: string }
  /** The locked row, or null. */
  readonly lock: (tx: Tx, id: string) => Promise<Row | null>
  readonly review: (row: Row) => Review & { readonly claimedByAccount: string | null }
  /** Assigns the order (null releases it) and returns the updated row. */
  readonly setClaim: (tx: Tx, row: Row, claim: Claim | null) => Promise<Row>
  readonly addEvent: (tx: Tx, id: string, event: NewEvent) => Promise<void>
  /** After the commit: queues and the member's tabs hear of it. */
  readonly tell: (app: App, row: Row) => Promise<void>
}

type ById = { readonly params: { readonly id: string } }
type Held<Row, No> = { readonly row: Row } | { readonly no: No }

/**
 * How the orders of one feature are reviewed: taken, released, and held for the decision of the operator who took them. State,
 * history and audit entry change in one transaction.
 */
export function reviewOf<
  Row extends { readonly id: string },
  const Unknown extends Refused,
  const Decided extends Refused,
  const NotYours extends Refused,
  Claimed extends Refused,
  const Same extends Refused = never,
>(of: Reviewed<Row>, no: ReviewRefusals<Unknown, Decided, NotYours, Claimed, Same>) {
  /** Writes what an operator did to an order. */
  const audit = (tx: Tx, row: Row, { operator, ip, now }: Reviewing, entry: Entry): Promise<void> =>
    writeAudit(tx, { operator, object: of.object(row), before: of.before(row), ip, now, ...entry })

  /** The locked order, if it is assigned to this operator. */
  const hold = async (
    tx: Tx,
    id: string,
    { operator }: Reviewing,
  ): Promise<Held<Row, Unknown | Decided | NotYours>> => {
    const row = await of.lock(tx, id)
    if (!row) return { no: no.unknown }
    const problem = checkHolder(of.review(row), operator.id)
    if (problem === null) return { row }
    return { no: problem === 'decided' ? no.decided : no.notYours }
  }

  const setClaim = async (
    tx: Tx,
    row: Row,
    call: Reviewing,
    { claim, what, action }: { claim: Claim | null; what: string; action: string },
  ): Promise<Row> => {
    const then = await of.setClaim(tx, row, claim)
    await of.addEvent(tx, row.id, { at: call.now, what, by: call.operator.account })
    await audit(tx, row, call, { action, ...(of.after ? { after: of.after(then) } : {}) })
    return then
  }

  const take = async (
    tx: Tx,
    id: string,
    call: Reviewing,
  ): Promise<Held<Row, Unknown | Decided | Claimed | Same>> => {
    const { operator, now } = call
    const row = await of.lock(tx, id)
    if (!row) return { no: no.unknown }
    const review = of.review(row)
    const decision = decideClaim(review, operator.id)
    switch (decision) {
      case 'keep':
        return { row }
      case 'decided':
        return { no: no.decided }
      case 'claimed':
        return { no: no.claimed(review.claimedByAccount ?? '') }
      case 'sameOperator':
        if (!no.sameOperator) throw new Error(`${of.actions.claim}: approved first where one is enough`)
        return { no: no.sameOperator }
      case 'claim': {
        const claim = { operator: operator.id, account: operator.account, now }
        const what = review.firstBy ? 'claimedSecond' : 'claimed'
        return { row: await setClaim(tx, row, call, { claim, what, action: of.actions.claim }) }
      }
    }
  }

  return {
    audit,
    hold,
    /** Takes an order; the operator who holds it already keeps it. */
    async claim(app: App, { params }: ById, call: Reviewing) {
      const taken = await inTransaction(app.db, (tx) => take(tx, params.id, call))
      if ('no' in taken) return taken.no
      await of.tell(app, taken.row)
      return {}
    },
    /** Gives an order back to the queue. */
    async release(app: App, { params }: ById, call: Reviewing) {
      const released = await inTransaction(app.db, async (tx) => {
        const held = await hold(tx, params.id, call)
        if ('no' in held) return held
        const { release } = of.actions
        return { row: await setClaim(tx, held.row, call, { claim: null, what: 'released', action: release }) }
      })
      if ('no' in released) return released.no
      await of.tell(app, released.row)
      return {}
    },
  }
}
