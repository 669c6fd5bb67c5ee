import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { sportTrading } from '../contract.ts'
import { stakeSegments } from '../extension-points.ts'
import { factorOf, isLower, type FactorRow, type StakeFactor, type StakeWhy } from '../rules/factors.ts'
import {
  factorsIn,
  factorsOfBrand,
  lockFactor,
  memberIdOf,
  putFactor,
  type FactorTarget,
} from '../store/factors.ts'
import { forgetFactors } from './factor.ts'

type Desk = typeof sportTrading

export async function listFactors(
  app: App,
  { query: { merchant } }: Given<Desk['factors']>,
): Promise<Reply<Desk['factors']>> {
  const [rows, segments] = await Promise.all([
    factorsIn(app.db, merchant),
    stakeSegments.of(app).list(app, merchant),
  ])
  return {
    segments: segments.map(({ id, name }) => ({ id, name })),
    list: rows.map(({ account, segment, percent, why, note, setBy, setAt }) => ({
      merchant,
      account,
      segment:
        segment === null
          ? null
          : { id: segment, name: segments.find(({ id }) => id === segment)?.name ?? segment },
      percent,
      why,
      note,
      setBy,
      setAt,
    })),
  }
}

type Change = {
  readonly merchant: string
  readonly target: { readonly account: string } | { readonly segment: string }
  readonly percent: number | null
  readonly why: StakeWhy
  readonly reason: string
}

async function targetOf(app: App, { merchant, target }: Change): Promise<FactorTarget | null> {
  if ('account' in target) {
    const memberId = await memberIdOf(app.db, merchant, target.account)
    return memberId === null ? null : { memberId }
  }
  const segments = await stakeSegments.of(app).list(app, merchant)
  return segments.some(({ id }) => id === target.segment) ? target : null
}

const isOfSegment = ({ segment }: FactorRow): boolean => segment !== null

/** The segments with a factor that a target's member is in now; of a segment none. Asked before the transaction, which waits for no one. */
async function segmentsOf(app: App, merchant: string, target: FactorTarget): Promise<ReadonlySet<string>> {
  if (!('memberId' in target)) return new Set()
  const rows = await factorsOfBrand(app.db, merchant)
  const segments = rows.flatMap(({ segment }) => segment ?? [])
  if (segments.length === 0) return new Set()
  const { memberId } = target
  return new Set(await stakeSegments.of(app).among(app, { merchant, memberId, segments }))
}

/** Whether a change only restricts what is in force: a member without a factor of their own is under the lowest of their segments. */
async function restricts(
  tx: Tx,
  { merchant, percent, why }: Change,
  own: StakeFactor | null,
  segments: ReadonlySet<string>,
): Promise<boolean> {
  if (percent === null) return false
  const rows = own || segments.size === 0 ? [] : await factorsOfBrand(tx, merchant)
  return isLower({ percent, why }, own ?? factorOf(rows.filter(isOfSegment), segments))
}

async function change(
  app: App,
  given: Change,
  { operator, ip, now }: Pick<CallFor<Desk['setFactor']>, 'operator' | 'ip' | 'now'>,
  mayRaise: { readonly isAllowed: boolean },
) {
  const target = await targetOf(app, given)
  if (!target) return { refused: 'sportTrading.targetUnknown' } as const
  const { merchant, percent, why, reason } = given
  const segments = mayRaise.isAllowed ? new Set<string>() : await segmentsOf(app, merchant, target)
  const isDone = await inTransaction(app.db, async (tx) => {
    const own = await lockFactor(tx, merchant, target)
    if (!mayRaise.isAllowed && !(await restricts(tx, given, own, segments))) return false
    await putFactor(tx, { merchant, target, percent, why, note: reason, setBy: operator.account, now })
    await writeAudit(tx, {
      operator,
      action: 'sport.stakeFactor',
      object: 'memberId' in target ? `member:${target.memberId}` : `segment:${target.segment}`,
      before: { percent: own?.percent ?? '' },
      after: { percent: percent ?? '', why },
      reason,
      ip,
      now,
    })
    return true
  })
  forgetFactors(app)
  return isDone ? ({ done: true } as const) : ({ refused: 'sportTrading.notLower' } as const)
}

/** A factor below the one in force only restricts: one trader sets it. */
export const lowerFactor = (
  app: App,
  { body }: Given<Desk['lowerFactor']>,
  call: CallFor<Desk['lowerFactor']>,
): Promise<Reply<Desk['lowerFactor']> | Refusal<Desk['lowerFactor']>> =>
  change(app, body, call, { isAllowed: false })

/** Any other factor, or none. */
export async function setFactor(
  app: App,
  { body }: Given<Desk['setFactor']>,
  call: CallFor<Desk['setFactor']>,
): Promise<Reply<Desk['setFactor']> | Refusal<Desk['setFactor']>> {
  const done = await change(app, body, call, { isAllowed: true })
  if (!('refused' in done)) return done
  if (done.refused === 'sportTrading.targetUnknown') return { refused: done.refused }
  throw new Error('sport trading: a factor that may be raised was not set')
}
