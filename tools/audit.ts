/**
 * `npm run audit` verifies the audit log's hash chain from its first entry, against the head stored in DATA_DIR/audit-head.json and against
 * any head file named on the command line (such as an external backup). Exits with 1 if the chain is broken. `--json` prints one line for
 * machines.
 */
import { openDb, openPool } from '#db/pool.ts'
import { checkAudit, storedSeals, readSeal, sealAudit } from '#features/platform/audit/service/chain.ts'
import { readConfig } from '#server/config.ts'
import { createVault } from '#server/vault.ts'
import { withDatabase } from './launcher/database.ts'

const args = process.argv.slice(2)
const isJson = args.includes('--json')
const files = args.filter((arg) => !arg.startsWith('--'))

await withDatabase(async ({ url }) => {
  const config = readConfig({ ...process.env, DATABASE_URL: url })
  const vault = createVault(config.secret)
  const db = openDb(openPool({ url, name: 'fairhouse-audit', max: 1 }))
  try {
    const seals = [...storedSeals(config.DATA_DIR), ...files.flatMap(readSeal)]
    const check = await checkAudit(db, { vault, seals, nowMs: () => performance.now() })
    const findings = check.findings.map(({ kind, seq }) => ({ kind, seq: seq.toString() }))
    const end = { seq: check.end.seq.toString(), hash: check.end.hash }
    if (isJson)
      console.log(JSON.stringify({ entries: Number(check.entries), end, findings, tookMs: check.tookMs }))
    else {
      console.log(
        `${check.entries} entries verified in ${check.tookMs} ms, against ${seals.length} checkpoint(s).`,
      )
      console.log(`The chain ends at ${end.seq}: ${end.hash}`)
      for (const { kind, seq } of findings) console.log(`BROKEN: ${kind} at entry ${seq}`)
      if (!findings.length) console.log('The hash chain is intact.')
    }
    if (findings.length) process.exitCode = 1
    else {
      const { seal } = await sealAudit(db, { vault, dataDir: config.DATA_DIR, now: new Date() })
      if (seal && !isJson)
        console.log(
          `Checkpoint signed: keep a copy of ${config.DATA_DIR}/audit-head.json outside this machine.`,
        )
    }
  } finally {
    await db.destroy()
  }
})
