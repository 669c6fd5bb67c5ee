import type { Given, Refusal, Reply } from '#contract/route.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import type { App } from '#server/app.ts'
import type { agentIncomeOffice } from '../contract/office.ts'
import { earnersOf, runsOf } from '../store/office.ts'

type Office = typeof agentIncomeOffice

const PAGE = 50
const unknownBrand = { refused: 'agentIncome.unknownBrand' } as const

export async function listRuns(
  app: App,
  { query: { merchant, kind, ...asked } }: Given<Office['runs']>,
): Promise<Reply<Office['runs']> | Refusal<Office['runs']>> {
  if (!(await app.merchants.byCode(merchant))) return unknownBrand
  const window = windowOf(asked, PAGE)
  const page = pageOf(await runsOf(app.db, { merchant, kind }, window), window)
  return { rows: [...page.shown], next: page.next }
}

/** A run of another brand has no rows. */
export async function listEarners(
  app: App,
  { params: { number }, query: { merchant, ...asked } }: Given<Office['earners']>,
): Promise<Reply<Office['earners']> | Refusal<Office['earners']>> {
  if (!(await app.merchants.byCode(merchant))) return unknownBrand
  const window = windowOf(asked, PAGE)
  const page = pageOf(await earnersOf(app.db, { merchant, run: number }, window), window)
  return {
    rows: page.shown.map(({ id, account, ...rest }) => ({ member: { id, account }, ...rest })),
    next: page.next,
  }
}
