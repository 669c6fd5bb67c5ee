import { createHash, randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { paymentsOffice } from '../contract.ts'
import { addressesListed, endRetiring, keysListed, saveAddresses } from '../store/keys.ts'
import { changeKey } from './keys.ts'
import { ProcessorSilentError, type KeyUse, type Processor } from './processor.ts'
import { sweepsListed, type SweepRow } from '../store/sweeps.ts'
import { callbackUrl, processorNames, processorOf } from './processors.ts'

type Contract = typeof paymentsOffice
type One = { readonly merchant: string; readonly processor: string }

/** This many digits of a key's hash identify it and reveal nothing. */
const MARK_DIGITS = 8

const markOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex').slice(0, MARK_DIGITS)

async function isKnown(app: App, { merchant, processor }: One): Promise<boolean> {
  return processorOf(app, processor) !== null && (await app.merchants.byCode(merchant)) !== null
}

export async function listKeys(
  app: App,
  { query }: Given<Contract['keys']>,
  { now }: CallFor<Contract['keys']>,
): Promise<Reply<Contract['keys']>> {
  const only = query.merchant ?? null
  const brands = (await app.merchants.all()).filter(({ code }) => only === null || code === only)
  const [keys, lists, sweeps] = await Promise.all([
    keysListed(app.db, only, now),
    addressesListed(app.db, only),
    sweepsListed(app.db, only),
  ])
  const isOf = (row: One) => (other: One) =>
    other.merchant === row.merchant && other.processor === row.processor
  const rows = brands.flatMap(({ code }) =>
    processorNames(app).map((processor) => ({ merchant: code, processor })),
  )
  return {
    rows: rows.map((row) => ({
      ...row,
      isSandbox: row.processor === 'sandbox' && app.config.FAIRHOUSE_MODE !== 'live',
      keyUses: [...(processorOf(app, row.processor)?.keyUses ?? [])],
      callbackUrl: callbackUrl(app.config, row.processor),
      sweep: sweepView(sweeps.find(isOf(row))),
      keys: keys.filter(isOf(row)).map(({ id, use, keySealed, createdAt, retiresAt }) => ({
        id,
        use,
        mark: markOf(app.vault.open('processor', keySealed)),
        createdAt,
        retiresAt,
      })),
      addresses: [...(lists.find(isOf(row))?.addresses ?? [])],
    })),
  }
}

const sweepView = (row: SweepRow | undefined) => (row ? { at: row.sweptAt, recovered: row.recovered } : null)

/** Which of a processor's keys; not needed for processors with a single key. */
function useOf(processor: Processor | null, wanted: KeyUse = 'signing'): KeyUse {
  const uses = processor?.keyUses ?? []
  return uses.includes(wanted) ? wanted : (uses[0] ?? 'signing')
}

/** A new key of a brand; its text is encrypted immediately and never returned. */
export async function putKey(
  app: App,
  { params, body }: Given<Contract['changeKey']>,
  call: CallFor<Contract['changeKey']>,
): Promise<
  Reply<Contract['changeKey']> | Refusal<Contract['changeKey']> | { refused: 'idempotency.conflict' }
> {
  const { operator, ip, now } = call
  if (!(await isKnown(app, params))) return { refused: 'payments.unknownProcessor' }
  const use = useOf(processorOf(app, params.processor), body.use)
  return withIdempotency(app.db, call, async (tx) => {
    const mark = markOf(body.secret)
    const known = await keysListed(tx, params.merchant, now)
    const isThere = known.some(
      ({ processor, keySealed }) =>
        processor === params.processor && markOf(app.vault.open('processor', keySealed)) === mark,
    )
    if (isThere) return { refused: 'payments.keyKnown' } as const
    await changeKey(app, tx, { ...params, use, secret: body.secret, now })
    await writeAudit(tx, {
      operator,
      action: 'processors.key',
      object: `processor:${params.merchant}:${params.processor}`,
      after: { mark, ...(use === 'api' ? { use } : {}) },
      reason: body.reason,
      ip,
      now,
    })
    return {}
  })
}

export async function endOldKeys(
  app: App,
  { params, body }: Given<Contract['endOldKeys']>,
  { operator, ip, now }: CallFor<Contract['endOldKeys']>,
): Promise<Reply<Contract['endOldKeys']> | Refusal<Contract['endOldKeys']>> {
  if (!(await isKnown(app, params))) return { refused: 'payments.unknownProcessor' }
  return inTransaction(app.db, async (tx) => {
    const ended = await endRetiring(tx, { ...params, now })
    await writeAudit(tx, {
      operator,
      action: 'processors.endOldKeys',
      object: `processor:${params.merchant}:${params.processor}`,
      after: { ended },
      reason: body.reason,
      ip,
      now,
    })
    return { ended }
  })
}

/** '203.0.113.7' or '203.0.113.0/24', IPv4 or IPv6. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const kind = isIP(address)
  if (!kind || more.length) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128))
}

export async function setAddresses(
  app: App,
  { params, body }: Given<Contract['setAddresses']>,
  { operator, ip, now }: CallFor<Contract['setAddresses']>,
): Promise<Reply<Contract['setAddresses']> | Refusal<Contract['setAddresses']>> {
  if (!(await isKnown(app, params))) return { refused: 'payments.unknownProcessor' }
  const wrong = body.addresses.find((address) => !isNetwork(address))
  if (wrong !== undefined) return { refused: 'payments.addressInvalid', detail: { address: wrong } }
  await inTransaction(app.db, async (tx) => {
    await saveAddresses(tx, { ...params, addresses: body.addresses, now })
    await writeAudit(tx, {
      operator,
      action: 'processors.addresses',
      object: `processor:${params.merchant}:${params.processor}`,
      after: { addresses: body.addresses.join(' ') },
      reason: body.reason,
      ip,
      now,
    })
  })
  return {}
}

/** Tests the active key: asks the processor about an order that does not exist. */
export async function testCall(
  app: App,
  { params }: Given<Contract['test']>,
): Promise<Reply<Contract['test']> | Refusal<Contract['test']>> {
  const processor = processorOf(app, params.processor)
  if (!processor || !(await isKnown(app, params))) return { refused: 'payments.unknownProcessor' }
  const from = app.clock.now().getTime()
  const took = () => Math.max(0, app.clock.now().getTime() - from)
  try {
    const news = await processor.paymentNews(params.merchant, randomUUID())
    return { isWell: news === null, tookMs: took(), said: news === null ? 'unknownOrder' : 'anOrder' }
  } catch (error) {
    if (!(error instanceof ProcessorSilentError)) throw error
    const cause = error.cause instanceof Error ? error.cause.message : ''
    return { isWell: false, tookMs: took(), said: /^status 40[13]$/.test(cause) ? 'keyRefused' : 'silent' }
  }
}
