import { referencesOf } from '#features/platform/audit/public.ts'
import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { approvals } from './contract.ts'
import { stateAt } from './rules/approval.ts'
import { approve, reject, withdraw } from './service/decide.ts'
import { mayDecide, worksFor } from './service/second.ts'
import { approvalsBy, type ApprovalRow } from './store.ts'

const PAGE = 50

type References = Awaited<ReturnType<typeof referencesOf>>
type Asking = { readonly operator: OperatorCaller; readonly now: Date }

export function approvalsRoutes(app: App): Handlers<typeof approvals> {
  const shown = (row: ApprovalRow, references: References, { operator, now }: Asking) => {
    const route = app.duties.routeOn(app, row.route)?.route
    const isYours = row.proposedBy === operator.id
    return {
      id: row.id,
      number: row.number,
      route: row.route,
      says: route?.summary ?? row.route,
      merchant: row.merchant,
      changes: row.changes.map(({ action, object, before, after }) => ({
        action,
        object,
        reference: references.get(object) ?? null,
        before: { ...before },
        after: { ...after },
      })),
      reason: row.reason,
      state: stateAt(row, now),
      proposedBy: row.proposedByAccount,
      proposedAt: row.proposedAt,
      expiresAt: row.expiresAt,
      decidedBy: row.decidedByAccount,
      decidedAt: row.decidedAt,
      decisionReason: row.decisionReason,
      isYours,
      mayDecide: !isYours && route !== undefined && mayDecide(operator, route),
    }
  }
  return {
    async list({ query: { state = 'pending', before = null, limit = PAGE } }, { operator, language, now }) {
      const isOpen = state === 'pending'
      const rows = await approvalsBy(app.db, { isOpen, before, limit: limit + 1, now })
      const page = rows.slice(0, limit)
      const own = page.filter((row) => worksFor(operator, row.merchant) || row.proposedBy === operator.id)
      const references = await referencesOf(
        app,
        own.flatMap(({ changes }) => changes.map(({ object }) => object)),
        language,
      )
      return {
        approvals: own.map((row) => shown(row, references, { operator, now })),
        next: rows.length > limit ? (page.at(-1)?.number ?? null) : null,
      }
    },
    approve: (input, call) => approve(app, input, call),
    reject: (input, call) => reject(app, input, call),
    withdraw: (input, call) => withdraw(app, input, call),
  }
}
