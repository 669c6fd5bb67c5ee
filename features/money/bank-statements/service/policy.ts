import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import type { Policy } from '../rules/match.ts'

/** Whether, and up to which amount, entries of a brand are credited without an operator. Read before a transaction begins. */
export async function policyOf(app: App, merchant: string): Promise<Policy> {
  return {
    isAuto: await settingOf(app, merchant, 'statementAuto'),
    most: await settingOf(app, merchant, 'statementAutoMost'),
  }
}
