import { lotteryOf, seriesOf } from '#features/play/lottery/rules/catalogue.ts'
import { hasInterest, roundIdOf } from '#features/play/shared-rounds/public/records.ts'
import { unfitFor } from '#features/platform/approvals/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { imported, lotteryResults } from '../contract/results.ts'
import { readResults, type ImportedDraw } from '../rules/import.ts'
import { firstsOf } from '../store/entries.ts'
import { auditOf, sourceOf } from './office.ts'
import { enterResult, type EnteredAs, type Source } from './results.ts'

type Import = (typeof lotteryResults)['importFile']

export type ImportedRow = {
  readonly lottery: string
  readonly day: string
  readonly state: (typeof imported)[number]
  readonly detail: string
}

/** The lottery of files that name none: the published history of the Northern draw. */
export const USUAL_LOTTERY = 'XSMB'

type Checks = {
  /** A reason why this source may not enter the result of a round; null: it may. */
  readonly stopped: (round: string) => Promise<'ownBet' | 'notQualified' | null>
  readonly also: (round: string) => Parameters<typeof enterResult>[2]
}

/** Enters the results of a file or a delivery one by one; a draw that is refused does not stop the others. */
export async function enterAll(
  app: App,
  draws: readonly ImportedDraw[],
  by: Source,
  { stopped, also }: Checks,
): Promise<ImportedRow[]> {
  const rows: ImportedRow[] = []
  for (const { lottery, day, prizes, soFar } of draws) {
    const row = (state: ImportedRow['state'], detail = '') => rows.push({ lottery, day, state, detail })
    const found = lotteryOf(lottery)
    const round = found ? await roundIdOf(app.db, seriesOf(found), day) : null
    if (round === null) {
      row('noDraw')
      continue
    }
    const stop = await stopped(round)
    if (stop) {
      row(stop)
      continue
    }
    // a file is no broadcast: it has whole results
    const given = { round, outcome: prizes, soFar: soFar === true && by.how === 'feed' }
    const entered = await enterResult(app, { given, by }, also(round))
    row(stateOf(entered), 'problem' in entered ? entered.detail : '')
  }
  return rows
}

function stateOf(entered: EnteredAs): ImportedRow['state'] {
  if (!('problem' in entered)) return entered.state
  return entered.problem === 'unknown' ? 'noDraw' : entered.problem
}

/** An operator's file: one entry of the operator for each draw in it. */
export async function importFile(
  app: App,
  { files }: Given<Import>,
  call: CallFor<Import>,
): Promise<Reply<Import> | Refusal<Import>> {
  const { operator, now } = call
  const [file] = files
  if (!file) return { refused: 'lotteryOffice.fileMissing' }
  const read = readResults(Buffer.from(file.bytes).toString('utf8'), USUAL_LOTTERY)
  if ('problem' in read) return { refused: 'lotteryOffice.fileUnreadable', detail: { ...read } }
  const by = { ...sourceOf(operator), how: 'file' } as const
  const rows = await enterAll(app, read.draws, by, {
    stopped: async (round) => {
      if (await hasInterest(app.db, { round, operator: operator.id, now })) return 'ownBet'
      for (const { operator: first } of await firstsOf(app.db, round)) {
        if (first === null || first === operator.id) continue
        const asked = {
          first: { id: first, browser: null },
          second: operator,
          newcomers: 'untied',
          isPermitted: true,
          now,
        }
        if (await unfitFor(app, app.db, { ...asked, newcomers: 'untied' })) return 'notQualified'
      }
      return null
    },
    also: (round) => auditOf(call, round),
  })
  return { rows }
}
