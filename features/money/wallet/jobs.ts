import { closeDays, proveNext } from '#ledger/reconcile.ts'
import type { App } from '#server/app.ts'
import type { Job } from '#server/jobs.ts'
import { sumDays, walletsBehind } from './store/days.ts'

/** Wallets per run; the rest are summed a minute later, and read exactly until then. */
const A_RUN = 2_000

/** Sums wallets' movements since the last run; each wallet in its own statement. */
async function sumAll(app: App): Promise<void> {
  for (const { id } of await walletsBehind(app.db, A_RUN)) await sumDays(app.db, id)
}

/** Reconciles what the ledger wrote since the last time (M1); a fault is reported each minute until it is fixed. */
async function proveBooks(app: App): Promise<void> {
  const { from, to, faults } = await proveNext(app.db)
  if (faults.length)
    app.log.error({ from: from.toString(), to: to.toString(), faults }, 'the ledger does not reconcile')
}

export const walletJobs: readonly Job[] = [
  {
    name: 'wallet.days',
    says: 'Aggregates wallet movements by day, kind and game for records and profit reports.',
    cron: '* * * * *',
    run: sumAll,
  },
  {
    name: 'wallet.prove',
    says: 'Reconciles ledger entries written since the last run.',
    cron: '* * * * *',
    run: proveBooks,
  },
  {
    name: 'wallet.seal',
    says: 'Hashes each completed ledger day so that later changes to its entries are detected.',
    cron: '12 * * * *',
    run: async (app) => void (await closeDays(app.db)),
  },
]
