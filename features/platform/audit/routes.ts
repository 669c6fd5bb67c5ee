import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { audit } from './contract.ts'
import { referencesOf } from './service/references.ts'
import { proveAudit } from './service/prove.ts'
import { entriesBy, headOf, lastCheck, type CheckRow, type ShownEntry } from './store.ts'

const PAGE = 50
const MARK_DIGITS = 16

const shownEntry = ({ operatorAccount, hash, ...entry }: ShownEntry) => ({
  ...entry,
  operator: operatorAccount,
  mark: hash.toString('hex').slice(0, MARK_DIGITS),
})

const shownCheck = (check: CheckRow) => ({
  at: check.at,
  operator: check.operatorAccount,
  entries: check.entries,
  end: check.headHash.toString('hex'),
  findings: check.findings.map(({ kind, seq }) => ({ kind, seq: BigInt(seq) })),
  tookMs: check.tookMs,
})

export function auditRoutes(app: App): Handlers<typeof audit> {
  return {
    async entries({ query: { limit = PAGE, ...filter } }, { language }) {
      const rows = await entriesBy(app.db, { ...filter, limit: limit + 1 })
      const shown = rows.slice(0, limit)
      const references = await referencesOf(
        app,
        shown.map(({ object }) => object),
        language,
      )
      return {
        entries: shown.map((row) => ({
          ...shownEntry(row),
          reference: references.get(row.object) ?? null,
        })),
        more: rows.length > limit,
      }
    },
    async state() {
      const [head, last] = await Promise.all([headOf(app.db), lastCheck(app.db)])
      const end = { seq: head?.seq ?? 0n, hash: head?.hash.toString('hex') ?? '' }
      return { end, last: last && shownCheck(last) }
    },
    async check(_, { operator, ip, now }) {
      return shownCheck(await proveAudit(app, { operator, ip, now }))
    },
  }
}
