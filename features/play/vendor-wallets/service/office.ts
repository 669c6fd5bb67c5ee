import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { tellBrands } from '#features/platform/merchants/public.ts'
import { exportOrders, readRecords } from '#features/money/reviewed-orders/public.ts'
import { moneyText } from '#kit/money.ts'
import type { Download, Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { amountText } from '#texts/decimals.ts'
import type { vendorWalletsOffice } from '../contract/office.ts'
import { contradiction, mayDecideFrom } from '../rules/verdict.ts'
import { incidentsOn } from '../store/incidents.ts'
import {
  referenceOf,
  transferById,
  transfersBy,
  type OfficeFilter,
  type TransferRow,
} from '../store/transfers.ts'
import { floatsIn, saveVendor, vendorsIn } from '../store/vendors.ts'
import { verdictsOn } from '../store/verdicts.ts'
import { pollOrResend, pollVendorStatus } from './settle.ts'
import { walletVendorNames, walletVendorOf } from './vendors.ts'
import { titleOf, viewOf } from './view.ts'

type Contract = typeof vendorWalletsOffice

export async function listVendors(
  app: App,
  { query }: Given<Contract['vendors']>,
): Promise<Reply<Contract['vendors']>> {
  const merchant = query.merchant ?? null
  const rows = await vendorsIn(app.db, merchant)
  return {
    adapted: walletVendorNames(app).map((vendor) => ({ vendor, title: titleOf(app, vendor) })),
    rows: rows.map((row) => ({ ...row, title: titleOf(app, row.vendor) })),
    floats: await floatsIn(app.db, merchant),
  }
}

function officeView(app: App, row: TransferRow): Reply<Contract['transfers']>['rows'][number] {
  const { merchant, memberId, account, vendorRef, isAlarmed } = row
  return { ...viewOf(app, row), merchant, memberId, account, vendorRef, isAlarmed }
}

type Filter = Given<Contract['export']>['body']

function filterOf(asked: Filter): Pick<OfficeFilter, 'merchant' | 'state' | 'find'> {
  const { merchant = null, state = null, find = null } = asked
  return { merchant, state, find }
}

export async function listAll(
  app: App,
  { query }: Given<Contract['transfers']>,
): Promise<Reply<Contract['transfers']>> {
  const filter = filterOf(query)
  return readRecords(
    query,
    (window) => transfersBy(app.db, { ...filter, ...window }),
    (row) => officeView(app, row),
  )
}

/** Exports the filtered transfers as CSV, newest first. */
export function exportTransfers(
  app: App,
  { body }: Given<Contract['export']>,
  call: CallFor<Contract['export']>,
): Promise<Download> {
  const filter = filterOf(body)
  return exportOrders<TransferRow>(app, call, {
    name: 'vendor-transfers',
    head: [
      'reference',
      'at',
      'merchant',
      'member',
      'memberId',
      'vendor',
      'kind',
      'amount',
      'currency',
      'state',
      'ref',
    ],
    action: 'vendors.exportTransfers',
    object: 'vendorTransfers',
    asked: filter,
    read: (window) => transfersBy(app.db, { ...filter, ...window }),
    cells: (row) => [
      referenceOf(row.number),
      row.madeAt,
      row.merchant,
      row.account,
      row.memberId,
      titleOf(app, row.vendor),
      app.words(call.language, `vendorWalletsOffice.way.${row.direction}`),
      amountText(row.amount, row.currency),
      row.currency,
      app.words(call.language, `vendorWallets.state.${row.state}`),
      row.vendorRef,
    ],
  })
}

/** The transfer named in the path; not found where it is another brand's. */
export async function transferIn(
  app: App,
  { merchant, id }: { readonly merchant: string; readonly id: string },
): Promise<TransferRow | null> {
  const row = await transferById(app.db, id)
  return row?.merchant === merchant ? row : null
}

export async function showTransfer(
  app: App,
  { params }: Given<Contract['transfer']>,
  { operator }: CallFor<Contract['transfer']>,
): Promise<Reply<Contract['transfer']> | Refusal<Contract['transfer']>> {
  const row = await transferIn(app, params)
  if (!row) return { refused: 'vendorWallets.unknownTransfer' }
  const [verdicts, incidents] = await Promise.all([
    verdictsOn(app.db, [row.id]),
    incidentsOn(app.db, [row.id]),
  ])
  const [made] = verdicts
  const isAgainst = made?.told && (made.told === 'confirmed') !== (row.state === 'done')
  return {
    ...officeView(app, row),
    askedAt: row.askedAt,
    mayDecideFrom: mayDecideFrom(row.madeAt),
    verdict: made
      ? {
          verdict: made.verdict,
          evidence: made.evidence,
          state: made.state,
          proposedBy: made.proposedByAccount,
          proposedAt: made.proposedAt,
          decidedBy: made.decidedByAccount,
          decidedAt: made.decidedAt,
          note: made.note,
          told: made.told,
          isYours: made.proposedBy === operator.id,
        }
      : null,
    incidents: incidents.map(({ at, told, closedBy, closedAt, closedWhy }) => ({
      at,
      told,
      closedBy,
      closedAt,
      closedWhy,
    })),
    contradiction: made?.told && isAgainst ? contradiction(row.direction, made.told) : null,
  }
}

const texts = ({ isOpen, least, most }: { isOpen: boolean; least: bigint; most: bigint }) => ({
  isOpen,
  least: moneyText(least),
  most: moneyText(most),
})

/** Enables, disables or limits a vendor's wallet for a brand; transfers back stay possible. */
export async function setVendor(
  app: App,
  { params, body }: Given<Contract['setVendor']>,
  { operator, ip, now }: CallFor<Contract['setVendor']>,
): Promise<Reply<Contract['setVendor']> | Refusal<Contract['setVendor']>> {
  const { merchant, vendor } = params
  if (!walletVendorOf(app, vendor) || !(await app.merchants.byCode(merchant)))
    return { refused: 'vendorWallets.unknownVendor' }
  if (body.least > body.most) return { refused: 'vendorWallets.boundsCrossed' }
  await inTransaction(app.db, async (tx) => {
    const before = (await vendorsIn(tx, merchant)).find((row) => row.vendor === vendor)
    await saveVendor(tx, { merchant, vendor, ...body })
    await writeAudit(tx, {
      operator,
      action: 'vendors.setWallet',
      object: `vendorWallet:${merchant}:${vendor}`,
      ...(before ? { before: texts(before) } : {}),
      after: texts(body),
      ip,
      now,
    })
  })
  tellBrands(app, [merchant], ['vendorWallets.offered'])
  return {}
}

/** Polls the vendor now: a pending transfer is resent if the vendor does not know it; a decided one is only polled. */
export async function askNow(
  app: App,
  { params }: Given<Contract['ask']>,
): Promise<Reply<Contract['ask']> | Refusal<Contract['ask']>> {
  const row = await transferIn(app, params)
  if (!row) return { refused: 'vendorWallets.unknownTransfer' }
  const hasAnswered = await (row.state === 'pending' ? pollOrResend(app, row) : pollVendorStatus(app, row))
  if (!hasAnswered) return { refused: 'vendorWallets.notReachable' }
  return { state: (await transferById(app.db, row.id))?.state ?? row.state }
}
