import type { Job } from '#server/jobs.ts'
import { proveAudit, sealOrAlarm } from './service/prove.ts'

/** One minute is how long a rewritten end could go unnoticed. */
const SEAL_SECONDS = 60

export const auditJobs: readonly Job[] = [
  {
    name: 'audit-seal',
    says: 'Proves the newest audit entries and signs the end of the chain into DATA_DIR/audit-head.json.',
    everySeconds: SEAL_SECONDS,
    run: sealOrAlarm,
  },
  {
    name: 'audit-prove',
    says: 'Proves the whole audit chain from its first entry, each night.',
    cron: '17 20 * * *', // 03:17 in Vietnam, when few operators work
    run: async (app) =>
      void (await proveAudit(app, { operator: null, ip: 'the house', now: app.clock.now() })),
  },
]
