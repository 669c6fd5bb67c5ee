import type { Job } from '#server/jobs.ts'
import { finishImports } from './service/import.ts'
import { matchLatePayouts } from './service/late-payouts.ts'
import { pullFeeds } from './service/pull.ts'

export const bankStatementsJobs: readonly Job[] = [
  {
    name: 'bankStatements.import',
    says: 'Finishes imports of bank statements that are large or were interrupted.',
    everySeconds: 15,
    run: finishImports,
  },
  {
    name: 'bankStatements.payouts',
    says: 'Matches outgoing entries with manual payouts that were recorded after them.',
    everySeconds: 30,
    run: matchLatePayouts,
  },
  {
    name: 'bankStatements.pull',
    says: 'Reads bank statements from the feeds’ folders and addresses.',
    everySeconds: 60,
    run: pullFeeds,
  },
]
