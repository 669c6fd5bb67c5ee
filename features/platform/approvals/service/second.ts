import { areTied, isNewcomer, reaches, wasAtBrowser } from '#features/platform/operators/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { Route } from '#contract/route.ts'
import type { Db, Tx } from '#db/pool.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { BROWSER_MS, checkSecondPerson, type Unfit } from '../rules/approval.ts'

const HOUR_MS = 3_600_000

/** What matters about the proposer for choosing the approver. */
export type FirstPerson = {
  readonly id: string
  /** The proposer's browser, if known. */
  readonly browser: string | null
}

type Question = {
  readonly first: FirstPerson
  readonly second: OperatorCaller
  readonly newcomers: 'untied' | 'none'
  readonly isPermitted: boolean
  readonly now: Date
}

/** Why `second` cannot approve after `first`; null if they can. */
export async function unfitFor(
  app: Pick<App, 'merchants' | 'config'>,
  reader: Db | Tx,
  { first, second, newcomers, isPermitted, now }: Question,
): Promise<Unfit | null> {
  const brand = await app.merchants.first()
  const hours = await settingOf(app, brand.code, 'newOperatorHours')
  const since = new Date(now.getTime() - hours * HOUR_MS)
  const seenSince = new Date(now.getTime() - BROWSER_MS)
  const wasAt = (operatorId: string, browser: string | null) =>
    browser === null
      ? Promise.resolve(false)
      : wasAtBrowser(reader, { operatorId, browser, since: seenSince })
  return checkSecondPerson(
    {
      isSelf: first.id === second.id,
      isPermitted,
      isSharedBrowser:
        second.browser === null ||
        (await wasAt(first.id, second.browser)) ||
        (await wasAt(second.id, first.browser)),
      isTied: await areTied(reader, first.id, second.id, since),
      isNewcomer: await isNewcomer(reader, second.id, since),
    },
    newcomers,
  )
}

/** Whether an operator may decide on proposals of this call: with the call's permission, or the general one. */
export function mayDecide({ permissions }: Pick<OperatorCaller, 'permissions'>, route: Route): boolean {
  return (
    permissions.has('approvals.decide') || route.permission === undefined || permissions.has(route.permission)
  )
}

/** Whether an operator works for everything that a proposal concerns; null is the whole installation. */
export function worksFor(operator: Pick<OperatorCaller, 'brands'>, merchant: string | null): boolean {
  return reaches(operator.brands, merchant)
}
