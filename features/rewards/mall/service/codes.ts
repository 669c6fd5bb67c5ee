import { inTransaction } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { offerReward } from '#features/rewards/rewards/public.ts'
import { major, UNITS_PER_MAJOR } from '#kit/money.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { App } from '#server/app.ts'
import type { mall } from '../contract/member.ts'
import type { mallOffice } from '../contract/office.ts'
import { checkCode, codeOf } from '../rules/mall.ts'
import { codesOf, insertCode, insertUse, isCodeUsedBy, lockCode, stopCode } from '../store/codes.ts'

type Use = (typeof mall)['useCode']
type Codes = (typeof mallOffice)['codes']
type Create = (typeof mallOffice)['createCode']
type Stop = (typeof mallOffice)['stopCode']

/** Redeems a code for its member: the code's lock makes simultaneous uses wait, so a single-use code pays one of them. */
export async function useCode(
  app: App,
  { body }: Given<Use>,
  call: CallFor<Use>,
): Promise<Reply<Use> | Refusal<Use> | { refused: 'idempotency.conflict' }> {
  const { member, now } = call
  return withIdempotency(app.db, call, async (tx): Promise<Reply<Use> | Refusal<Use>> => {
    const code = await lockCode(tx, member.merchant, codeOf(body.code))
    if (!code) return { refused: 'mall.codeUnknown' }
    if (await isCodeUsedBy(tx, code.id, member.id)) return { refused: 'mall.codeYours' }
    const refused = checkCode(code, now)
    if (refused) return { refused }
    await insertUse(tx, { code: code.id, memberId: member.id, now })
    const isCash = code.kind === 'cash'
    const offered = await offerReward(
      tx,
      {
        merchant: member.merchant,
        memberId: member.id,
        source: 'mall',
        key: `code:${code.id}:${member.id}`,
        campaign: `code:${code.code}`,
        kind: code.kind,
        currency: member.currency,
        amount: code.amount,
        title: { en: `Code ${code.code}`, vi: `Mã ${code.code}` },
        claim: 'automatic',
        claimUntil: null,
      },
      now,
    )
    if (!('id' in offered)) return { refused: 'mall.notNow' }
    return {
      kind: code.kind,
      points: isCash ? null : Number(code.amount),
      amount: isCash ? code.amount : null,
      currency: member.currency,
    }
  })
}

export async function listCodes(app: App, { query }: Given<Codes>): Promise<Reply<Codes>> {
  const brand = (await app.merchants.all()).find(({ code }) => code === query.merchant)
  const list = await codesOf(app.db, query.merchant)
  return {
    currency: brand?.currency ?? 'VND',
    list: list.map((row) => ({ ...row, amount: row.kind === 'points' ? major(row.amount) : row.amount })),
  }
}

/** Creates a code; runs in the approval's transaction, since no operator alone can create money or points (decision 49). */
export async function createCode(
  app: App,
  { body }: Given<Create>,
  call: CallFor<Create>,
): Promise<Reply<Create> | Refusal<Create> | { refused: 'idempotency.conflict' }> {
  const { operator, ip, now } = call
  const code = codeOf(body.code)
  const isWhole = body.kind === 'cash' || body.amount % UNITS_PER_MAJOR === 0n
  if (code.length < 4 || code.length > 32 || !isWhole) return { refused: 'mall.wrongValue' }
  return withIdempotency(app.db, call, async (tx): Promise<Reply<Create> | Refusal<Create>> => {
    const { merchant, kind, mostUses, validUntil, note, reason } = body
    const amount = kind === 'points' ? body.amount / UNITS_PER_MAJOR : body.amount
    const fields = { code, kind, amount, mostUses, validUntil, note }
    const id = await insertCode(tx, { ...fields, merchant, createdBy: operator.account, createdAt: now })
    if (id === null) return { refused: 'mall.codeTaken' }
    const after = {
      code,
      kind,
      amount: amount.toString(),
      mostUses,
      validUntil: validUntil?.toISOString() ?? null,
    }
    await writeAudit(tx, {
      operator,
      action: 'mall.createCode',
      object: `code:${id}`,
      after,
      reason,
      ip,
      now,
    })
    return { id }
  })
}

/** Stops a code immediately. */
export async function endCode(
  app: App,
  { params, body }: Given<Stop>,
  { operator, ip, now }: CallFor<Stop>,
): Promise<Reply<Stop> | Refusal<Stop>> {
  return inTransaction(app.db, async (tx): Promise<Reply<Stop> | Refusal<Stop>> => {
    const row = await stopCode(tx, params.id, body.merchant)
    if (!row) return { refused: 'mall.codeUnknown' }
    const object = `code:${params.id}`
    await writeAudit(tx, { operator, action: 'mall.stopCode', object, after: { code: row.code }, ip, now })
    return {}
  })
}
