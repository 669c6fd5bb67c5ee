import { inTransaction, type Tx } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { processorNames, processorOf } from '#features/money/payments/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { moneyText } from '#kit/money.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { depositMethods } from '../../contract/methods.ts'
import { checkMethod, type MethodDraft } from '../../rules/methods.ts'
import {
  brandsWithMoney,
  insertMethod,
  lockMethod,
  officeMethods,
  updateMethod,
  type DraftRow,
} from '../../store/method-office.ts'
import { tellMethods } from '../tell.ts'

type Contract = typeof depositMethods
type Change = Contract['change']
type Add = Contract['add']

/** Usage in the last 30 days shows an operator what a change affects. */
const RECENT_MS = 30 * 86_400_000

export async function listOfficeMethods(
  app: App,
  { operator, now }: CallFor<Contract['list']>,
): Promise<Reply<Contract['list']>> {
  const [rows, brands] = await Promise.all([
    officeMethods(app.db, operator.brand, new Date(now.getTime() - RECENT_MS)),
    brandsWithMoney(app.db, operator.brand),
  ])
  const methods = rows.map(({ count, amount, presets, ...row }) => ({
    ...row,
    presets: [...presets],
    used: { count, amount },
  }))
  const processors = processorNames(app).map((name) => ({
    name,
    channels: [...(processorOf(app, name)?.channels ?? [])],
  }))
  return { methods, brands, processors }
}

function draftOf(
  draft: DraftRow,
  { kind, channel, currency }: Pick<MethodDraft, 'kind' | 'channel' | 'currency'>,
): MethodDraft {
  return { ...draft, kind, channel, currency, feePpm: BigInt(draft.feePpm) }
}

/** A method in the audit log: everything that members see, amounts as text. */
function shown(draft: DraftRow): Record<string, string | number | boolean | null> {
  const { least, most, feeFixed, feePpm, arrivalSeconds, expiryMinutes, sort, isOpen } = draft
  const sums = { least: moneyText(least), most: moneyText(most), feeFixed: moneyText(feeFixed), feePpm }
  const texts = { name: pair(draft.name), note: pair(draft.note), guide: pair(draft.guide) }
  const account =
    draft.account && `${draft.account.bank} ${draft.account.accountNumber} ${draft.account.holder}`
  const coin = draft.coin && `${draft.coin.asset} ${draft.coin.network} ${draft.coin.confirmations}`
  const presets = draft.presets.map(moneyText).join(' ')
  return { ...texts, ...sums, presets, arrivalSeconds, expiryMinutes, sort, isOpen, account, coin }
}

const pair = ({ en, vi }: DraftRow['name']): string => `${en} | ${vi}`

export async function addMethod(
  app: App,
  { body }: Given<Add>,
  call: CallFor<Add>,
): Promise<Reply<Add> | Refusal<Add> | { refused: 'idempotency.conflict' }> {
  const { reason, ...method } = body
  const { operator, ip, now } = call
  const brands = await brandsWithMoney(app.db, operator.brand)
  if (!brands.some(({ code, currency }) => code === method.merchant && currency === method.currency))
    return { refused: 'depositMethods.unknownBrand' }
  const isHosted = method.kind === 'hosted'
  if (isHosted !== (method.processor !== null) || (method.processor && !processorOf(app, method.processor)))
    return { refused: 'depositMethods.unknownProcessor' }
  const processor = method.processor === null ? null : processorOf(app, method.processor)
  const isOffered = processor === null || processor.channels.includes(method.channel)
  const what = isOffered ? checkMethod(draftOf(method, method)) : 'channel'
  if (what) return { refused: 'depositMethods.wrong', detail: { what } }
  const added = await withIdempotency(app.db, call, async (tx: Tx) => {
    const id = await insertMethod(tx, { ...method, now })
    if (!id) return { refused: 'depositMethods.taken' } as const
    await writeAudit(tx, {
      operator,
      action: 'methods.add',
      object: `method:${method.merchant}:${method.code}`,
      after: { kind: method.kind, channel: method.channel, ...shown(method) },
      reason,
      ip,
      now,
    })
    return { id }
  })
  if (!('refused' in added)) await tellMethods(app, method.merchant)
  return added
}

export async function changeMethod(
  app: App,
  { params, body }: Given<Change>,
  { operator, ip, now }: CallFor<Change>,
): Promise<Reply<Change> | Refusal<Change>> {
  const { reason, version, ...draft } = body
  let merchant: string | null = null
  const changed = await inTransaction(app.db, async (tx): Promise<Reply<Change> | Refusal<Change>> => {
    const before = await lockMethod(tx, params.id)
    if (!before || (operator.brand !== null && before.merchant !== operator.brand))
      return { refused: 'depositMethods.unknown' }
    if (before.version !== version) return { refused: 'depositMethods.changed' }
    const what = checkMethod(draftOf(draft, before))
    if (what) return { refused: 'depositMethods.wrong', detail: { what } }
    await updateMethod(tx, before.id, { ...draft, now })
    await writeAudit(tx, {
      operator,
      action: 'methods.change',
      object: `method:${before.merchant}:${before.code}`,
      before: shown(before),
      after: shown(draft),
      reason,
      ip,
      now,
    })
    merchant = before.merchant
    return { version: version + 1 }
  })
  if (merchant !== null) await tellMethods(app, merchant)
  return changed
}
