import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { adjustments } from './contract.ts'
import { corrected } from './rules.ts'
import {
  approveAdjustment,
  proposeAdjustment,
  rejectAdjustment,
  tellQueue,
  walletToCorrect,
  withdrawAdjustment,
} from './service.ts'
import { adjustmentCounts, adjustmentsBy, type AdjustmentRow } from './store.ts'

const PAGE = 50

const shown = (row: AdjustmentRow, operator: string) => {
  const before = row.balanceBefore ?? row.balance
  return {
    id: row.id,
    number: row.number.toString(),
    memberId: row.memberId,
    account: row.account,
    merchant: row.merchant,
    currency: row.currency,
    direction: row.direction,
    amount: row.amount,
    reason: row.reason,
    state: row.state,
    before,
    after: row.balanceAfter ?? corrected(before, row.direction, row.amount),
    proposedBy: row.proposedByAccount,
    proposedAt: row.proposedAt,
    decidedBy: row.decidedByAccount,
    decidedAt: row.decidedAt,
    decisionReason: row.decisionReason,
    isYours: row.proposedBy === operator,
  }
}

export function adjustmentsRoutes(app: App): Handlers<typeof adjustments> {
  const told = async <T extends object>(result: Promise<T>): Promise<T> => {
    const done = await result
    if (!('refused' in done)) await tellQueue(app)
    return done
  }
  return {
    async list({ query: { state = null, member = null, before = null, limit = PAGE } }, { operator }) {
      const [rows, counts] = await Promise.all([
        adjustmentsBy(app.db, { state, member, before, limit: limit + 1 }),
        adjustmentCounts(app.db),
      ])
      const page = rows.slice(0, limit)
      const next = rows.length > limit ? (page.at(-1)?.number ?? null) : null
      return { adjustments: page.map((row) => shown(row, operator.id)), next, counts }
    },
    wallet: ({ params }) => walletToCorrect(app, params.member),
    propose: ({ body }, call) => told(proposeAdjustment(app, body, call)),
    approve: ({ params, body }, call) =>
      told(approveAdjustment(app, { id: params.id, reason: body.reason ?? null }, call)),
    reject: ({ params, body }, call) =>
      told(rejectAdjustment(app, { id: params.id, reason: body.reason }, call)),
    withdraw: ({ params, body }, call) =>
      told(withdrawAdjustment(app, { id: params.id, reason: body.reason ?? null }, call)),
  }
}
