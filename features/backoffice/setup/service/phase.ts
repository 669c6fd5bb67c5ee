import { brandsSetUp } from '#features/platform/merchants/public.ts'
import { hasOperator } from '#features/platform/operators/public.ts'
import { inTransaction, type Db, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { phaseOf, type Phase } from '../rules/phase.ts'
import { lockState, stateOf, type StateRow } from '../store.ts'

export const OVER = { refused: 'setup.over' } as const

/** How far the installation is, as of this reader. */
export async function phaseNow(app: Pick<App, 'config'>, reader: Db | Tx, state?: StateRow): Promise<Phase> {
  const mode = app.config.FAIRHOUSE_MODE
  if (mode === 'demo') return 'over' // asked at every login page, so it costs nothing
  const { ownerAt, openedAt } = state ?? (await stateOf(reader))
  return phaseOf({
    mode,
    isOwned: ownerAt !== null,
    isOpened: openedAt !== null,
    hasOperator: await hasOperator(reader),
    brands: await brandsSetUp(reader),
  })
}

/** Runs a change of the first brand's setup while its site cannot open; null, with nothing run, in any other phase. */
export async function whileSettingUp<T>(
  app: App,
  work: (tx: Tx) => Promise<T>,
): Promise<{ readonly done: T } | null> {
  if (app.config.FAIRHOUSE_MODE === 'demo') return null
  const ran = await inTransaction(app.db, async (tx) => {
    const state = await lockState(tx, 'change')
    return (await phaseNow(app, tx, state)) === 'brand' ? { done: await work(tx) } : null
  })
  // what the change invalidated was read again before it was committed
  if (ran) app.merchants.forget()
  return ran
}
