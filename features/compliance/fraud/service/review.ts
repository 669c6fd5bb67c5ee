import { inTransaction, type Tx } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { reaches } from '#features/platform/operators/public.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency, type Keyed } from '#server/idempotency.ts'
import { clearFlagRow, flagClaims, lockFlag, lockFlags, type FlagRow } from '../store/flags.ts'

type Call = { readonly operator: OperatorCaller; readonly ip: string; readonly now: Date }
type Several = { readonly ids: readonly string[] }

/** Clears a locked flag and records the explanation with it and in the audit log. */
async function clear(tx: Tx, flag: FlagRow, reason: string, { operator, ip, now }: Call): Promise<void> {
  await clearFlagRow(tx, { id: flag.id, operator, reason, now })
  await writeAudit(tx, {
    operator,
    action: 'risk.clear',
    object: `riskFlag:${flag.id}`,
    before: { state: 'open', rule: flag.rule, member: flag.memberId, newestAt: flag.newestAt },
    after: { state: 'cleared' },
    reason,
    ip,
    now,
  })
}

/** An operator clears a flag; the explanation is stored with it and in the audit log. */
export function clearFlag(
  app: App,
  { id, reason }: { readonly id: string; readonly reason: string },
  call: Call & Keyed,
) {
  return withIdempotency(app.db, call, async (tx) => {
    const flag = await lockFlag(tx, id)
    if (!flag) return { refused: 'risk.unknown' } as const
    if (flag.state !== 'open') return { refused: 'risk.alreadyCleared' } as const
    if (flag.claimedBy !== null && flag.claimedBy !== call.operator.id)
      return { refused: 'risk.claimed', detail: { by: flag.claimedByAccount ?? '' } } as const
    await clear(tx, flag, reason, call)
    return { state: 'cleared' } as const
  })
}

/** Locks the named flags that are open and of the operator's brands; the others are skipped. */
async function openOf(tx: Tx, { ids }: Several, { operator }: Call): Promise<FlagRow[]> {
  const flags = await lockFlags(tx, ids)
  return flags.filter(({ state, merchant }) => state === 'open' && reaches(operator.brands, merchant))
}

const outcome = ({ ids }: Several, done: readonly unknown[]) => ({
  done: done.length,
  skipped: new Set(ids).size - done.length,
})

/** Clears several flags with one explanation; flags of other operators stay with them. */
export function clearFlags(app: App, asked: Several & { readonly reason: string }, call: Call & Keyed) {
  return withIdempotency(app.db, call, async (tx) => {
    const open = await openOf(tx, asked, call)
    const own = open.filter(({ claimedBy }) => claimedBy === null || claimedBy === call.operator.id)
    for (const flag of own) await clear(tx, flag, asked.reason, call)
    return outcome(asked, own)
  })
}

type Assignment = 'claim' | 'release'

/** Assigns flags without an operator to the caller, or releases the caller's own. */
export function assignFlags(app: App, asked: Several, does: Assignment, call: Call) {
  const { operator, ip, now } = call
  const holder = does === 'claim' ? null : operator.id
  return inTransaction(app.db, async (tx) => {
    const own = (await openOf(tx, asked, call)).filter(({ claimedBy }) => claimedBy === holder)
    const claim = does === 'claim' ? { operator: operator.id, account: operator.account, now } : null
    for (const { id, claimedByAccount } of own) {
      await flagClaims.set(tx, id, claim)
      await writeAudit(tx, {
        operator,
        action: `risk.${does}`,
        object: `riskFlag:${id}`,
        before: { operator: claimedByAccount },
        after: { operator: claim?.account ?? null },
        ip,
        now,
      })
    }
    return outcome(asked, own)
  })
}
