import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import type { Finding } from '../rules.ts'
import { headOf, insertCheck, insertEntry, lastCheck, type CheckRow } from '../store.ts'
import { checkAudit, storedSeals, sealAudit } from './chain.ts'

type Asked = {
  readonly operator: { readonly id: string; readonly account: string } | null
  readonly ip: string
  readonly now: Date
}

const stored = (findings: readonly Finding[]) =>
  findings.map(({ kind, seq }) => ({ kind, seq: seq.toString() }))

/** Verifies the chain, stores the result, and logs who requested it. */
export async function proveAudit(app: App, { operator, ip, now }: Asked): Promise<CheckRow> {
  const seals = storedSeals(app.config.DATA_DIR)
  const proof = await checkAudit(app.db, { vault: app.vault, seals, nowMs: () => performance.now() })
  const row = {
    at: now,
    operatorAccount: operator?.account ?? null,
    entries: proof.entries,
    headHash: Buffer.from(proof.end.hash, 'hex'),
    findings: stored(proof.findings),
    tookMs: proof.tookMs,
  }
  await inTransaction(app.db, async (tx) => {
    await insertCheck(tx, row)
    const after = { entries: proof.entries, findings: proof.findings.length }
    await insertEntry(tx, { operator, action: 'audit.check', object: 'audit:chain', after, ip, now })
  })
  if (row.findings.length) app.log.error({ findings: row.findings }, 'audit log verification failed')
  return row
}

/** Verifies what was added since the last seal and seals the new end; a break is stored as the newest check, once. */
export async function sealOrAlarm(app: App): Promise<void> {
  const now = app.clock.now()
  const started = performance.now()
  const { findings } = await sealAudit(app.db, { vault: app.vault, dataDir: app.config.DATA_DIR, now })
  if (findings.length === 0) {
    const isFirst = (await lastCheck(app.db)) === null
    if (isFirst) await proveAudit(app, { operator: null, ip: 'the house', now }) // the back office shows a result from the first minute
    return
  }
  app.log.error(
    { findings: stored(findings) },
    'audit log verification failed; the previous checkpoint is kept',
  )
  if ((await lastCheck(app.db))?.findings.length) return
  const head = await headOf(app.db)
  await insertCheck(app.db, {
    at: now,
    operatorAccount: null,
    entries: head?.seq ?? 0n,
    headHash: head?.hash ?? Buffer.alloc(0),
    findings: stored(findings),
    tookMs: Math.round(performance.now() - started),
  })
}
