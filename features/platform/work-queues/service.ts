import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { BrandCount } from '#db/review/cutoffs.ts'
import { queueOf } from './extension-points.ts'
import { queueNames, queuePages, type QueueName } from './rules.ts'

type Queue = {
  readonly name: QueueName
  readonly merchants: readonly string[]
  readonly isHouse: boolean
  readonly now: Date
}

/** Counts one queue over these brands; a row is overdue after the brand's target, or after its own due time. */
async function countsOf(app: App, { name, merchants, isHouse, now }: Queue): Promise<readonly BrandCount[]> {
  const { target, count } = queueOf[name].of(app)
  const cutoffs = merchants.map(async (merchant) => {
    if (!target) return { merchant, before: now }
    const units = Number(await settingOf(app, merchant, target.setting))
    return { merchant, before: new Date(now.getTime() - units * target.unitMs) }
  })
  return count(app.db, { brands: await Promise.all(cutoffs), isHouse, now })
}

export type QueueSize = { readonly name: QueueName; readonly count: number; readonly overdue: number }

const sum = (rows: readonly BrandCount[], of: 'count' | 'overdue'): number =>
  rows.reduce((so, row) => so + row[of], 0)

/** Waiting and overdue rows of every queue over all brands. */
export async function queueSizes(app: App, now: Date): Promise<readonly QueueSize[]> {
  const merchants = (await app.merchants.all()).map(({ code }) => code)
  return Promise.all(
    queueNames.map(async (name) => {
      const rows = await countsOf(app, { name, merchants, isHouse: true, now })
      return { name, count: sum(rows, 'count'), overdue: sum(rows, 'overdue') }
    }),
  )
}

/** The queues that this operator may open: their waiting and overdue rows, over the operator's brands and by brand. */
export async function queuesFor(
  app: App,
  { permissions, brand }: Pick<OperatorCaller, 'permissions' | 'brand'>,
  now: Date,
) {
  const all = (await app.merchants.all()).map(({ code }) => code)
  const merchants = brand === null ? all : all.filter((code) => code === brand)
  const own = queueNames.filter((name) => permissions.has(queuePages[name].permission))
  return Promise.all(
    own.map(async (name) => {
      const rows = await countsOf(app, { name, merchants, isHouse: brand === null, now })
      return {
        name,
        count: sum(rows, 'count'),
        overdue: sum(rows, 'overdue'),
        brands: rows.flatMap(({ merchant, count, overdue }) =>
          merchant === null ? [] : [{ merchant, count, overdue }],
        ),
      }
    }),
  )
}
