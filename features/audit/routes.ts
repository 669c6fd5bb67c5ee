import { inTransaction } from '#db/pool.ts'
import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { audit } from './contract.ts'
import { checkAudit, keptSeals } from './service.ts'
import { entriesBy, headOf, insertCheck, insertEntry, lastCheck, type CheckRow, type ShownEntry } from './store.ts'

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

export function auditRoutes(house: House): Handlers<typeof audit> {
  return {
    async entries({ query: { limit = PAGE, ...filter } }) {
      const rows = await entriesBy(house.db, { ...filter, limit: limit + 1 })
      return { entries: rows.slice(0, limit).map(shownEntry), more: rows.length > limit }
    },
    async state() {
      const [head, last] = await Promise.all([headOf(house.db), lastCheck(house.db)])
      const end = { seq: head?.seq ?? 0n, hash: head?.hash.toString('hex') ?? '' }
      return { end, last: last && shownCheck(last) }
    },
    async check(_, { operator, ip, now }) {
      return proveAudit(house, { operator, ip, now })
    },
  }
}

type Asked = {
  readonly operator: { readonly id: string; readonly account: string } | null
  readonly ip: string
  readonly now: Date
}

/** Proves the chain, keeps the result, and writes down who asked for it. */
async function proveAudit(house: House, { operator, ip, now }: Asked) {
  const seals = keptSeals(house.config.DATA_DIR)
  const proof = await checkAudit(house.db, { vault: house.vault, seals, nowMs: () => performance.now() })
  const row = {
    at: now,
    operatorAccount: operator?.account ?? null,
    entries: proof.entries,
    headHash: Buffer.from(proof.end.hash, 'hex'),
    findings: proof.findings.map(({ kind, seq }) => ({ kind, seq: seq.toString() })),
    tookMs: proof.tookMs,
  }
  await inTransaction(house.db, async (tx) => {
    await insertCheck(tx, row)
    const after = { entries: proof.entries, findings: proof.findings.length }
    await insertEntry(tx, { operator, action: 'audit.check', object: 'audit:chain', after, ip, now })
  })
  return shownCheck(row)
}
