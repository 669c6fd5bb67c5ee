import { checks, isAsked } from './checks/all.ts'
import type { Stage } from './checks/check.ts'

export type Outcome = {
  readonly check: string
  readonly says: string
  readonly state: 'passed' | 'failed' | 'not asked'
  readonly why?: string
}

/** Runs all checks one after the other, since they share the members' balances. */
export async function runChecks(stage: Stage, only?: ReadonlySet<string>): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const check of checks) {
    const { name, says } = check
    if (only && !only.has(name)) continue
    if (!isAsked(check, stage)) {
      outcomes.push({ check: name, says, state: 'not asked' })
      continue
    }
    try {
      await check.run(stage)
      outcomes.push({ check: name, says, state: 'passed' })
    } catch (error) {
      outcomes.push({
        check: name,
        says,
        state: 'failed',
        why: error instanceof Error ? error.message : String(error),
      })
    }
  }
  return outcomes
}
