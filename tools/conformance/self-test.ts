import { dialectNames, type ProtocolName } from '#features/play/vendors/store/connections.ts'
import { checks, isAsked } from './checks/all.ts'
import type { Stage } from './checks/check.ts'
import { keysFor } from './keys.ts'
import { faultNames, faults, type Fault } from './operator/faults.ts'
import { serveOperator } from './operator/serve.ts'
import { ours } from './ours.ts'
import { runChecks, type Outcome } from './run.ts'
import { suppliers } from './suppliers/all.ts'

export type Caught = {
  readonly fault: Fault
  readonly dialect: ProtocolName
  readonly by: string
  readonly isCaught: boolean
}
export type SelfTest = {
  readonly ok: boolean
  readonly ours: readonly {
    readonly dialect: ProtocolName
    readonly failed: readonly Outcome[]
    readonly passed: number
  }[]
  readonly faultless: readonly {
    readonly dialect: ProtocolName
    readonly failed: readonly Outcome[]
    readonly passed: number
  }[]
  readonly faults: readonly Caught[]
}

/** The opening balance of the mock operator's members: 1 000.00. */
const START = 10_000_000n

/** A mock operator of a dialect with two members, and a matching supplier. */
export async function withOperator<T>(
  dialect: ProtocolName,
  fault: Fault | null,
  work: (stage: Stage) => Promise<T>,
): Promise<T> {
  const { secret, proving } = keysFor(dialect)
  const operator = await serveOperator({ dialect, key: proving, fault })
  try {
    const guest = (user: string) => ({ token: `token-of-${user}`.padEnd(43, 'x'), user, currency: 'USD' })
    const [first, second] = [guest('first'), guest('second')]
    for (const { user, token, currency } of [first, second])
      operator.wallet.join(user, { token, currency, balance: START })
    const staleToken = 'a-token-that-is-over'.padEnd(43, 'x')
    operator.wallet.retire('first', staleToken)
    const make = suppliers[dialect]
    if (!make) throw new Error(`conform: nobody speaks ${dialect}`)
    const supplier = make({
      target: operator.target,
      keyId: 'conform',
      secret,
      game: 'game',
      now: () => Date.now(),
    })
    return await work({ supplier, guest: first, other: second, staleToken, answerKey: operator.publicKey })
  } finally {
    await operator.close()
  }
}

const summed = (dialect: ProtocolName, outcomes: readonly Outcome[]) => ({
  dialect,
  failed: outcomes.filter(({ state }) => state === 'failed'),
  passed: outcomes.filter(({ state }) => state === 'passed').length,
})

/** One fault in one dialect: the check that is named with it must fail. Null if the dialect cannot express it. */
async function caught(dialect: ProtocolName, fault: Fault): Promise<Caught | null> {
  const by = faults[fault]
  const check = checks.find(({ name }) => name === by)
  if (!check) throw new Error(`conform: no check is called ${by}`)
  return withOperator(dialect, fault, async (stage) => {
    if (!isAsked(check, stage)) return null
    const [outcome] = await runChecks(stage, new Set([by]))
    return { fault, dialect, by, isCaught: outcome?.state === 'failed' }
  })
}

/** Tests the kit: the correct mock passes in every dialect, our own wallet passes, each fault is detected by its check. */
export async function selfTest(): Promise<SelfTest> {
  const faultless = []
  for (const dialect of dialectNames)
    faultless.push(summed(dialect, await withOperator(dialect, null, (stage) => runChecks(stage))))
  const found: Caught[] = []
  for (const dialect of dialectNames)
    for (const fault of faultNames) {
      const one = await caught(dialect, fault)
      if (one) found.push(one)
    }
  const own = (await ours()).map(({ dialect, outcomes }) => summed(dialect, outcomes))
  const isClean = [...faultless, ...own].every(({ failed, passed }) => failed.length === 0 && passed > 0)
  const isComplete = faultNames.every((fault) => found.some((one) => one.fault === fault && one.isCaught))
  return {
    ok: isClean && isComplete && found.every(({ isCaught }) => isCaught),
    ours: own,
    faultless,
    faults: found,
  }
}
