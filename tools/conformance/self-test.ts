import { protocolNames, type ProtocolName } from '#features/play/vendors/store/connections.ts'
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
  readonly protocol: ProtocolName
  readonly by: string
  readonly isCaught: boolean
}
export type SelfTest = {
  readonly ok: boolean
  readonly ours: readonly {
    readonly protocol: ProtocolName
    readonly failed: readonly Outcome[]
    readonly passed: number
  }[]
  readonly faultless: readonly {
    readonly protocol: ProtocolName
    readonly failed: readonly Outcome[]
    readonly passed: number
  }[]
  readonly faults: readonly Caught[]
}

/** The opening balance of the mock operator's members: 1 000.00. */
const START = 10_000_000n

/** A mock operator of a protocol with two members, and a matching supplier. */
export async function withOperator<T>(
  protocol: ProtocolName,
  fault: Fault | null,
  work: (stage: Stage) => Promise<T>,
): Promise<T> {
  const { secret, proving } = keysFor(protocol)
  const operator = await serveOperator({ protocol, key: proving, fault })
  try {
    const guest = (user: string) => ({ token: `token-of-${user}`.padEnd(43, 'x'), user, currency: 'USD' })
    const [first, second] = [guest('first'), guest('second')]
    for (const { user, token, currency } of [first, second])
      operator.wallet.join(user, { token, currency, balance: START })
    const staleToken = 'a-token-that-is-over'.padEnd(43, 'x')
    operator.wallet.retire('first', staleToken)
    const make = suppliers[protocol]
    if (!make) throw new Error(`conform: nobody speaks ${protocol}`)
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

const summed = (protocol: ProtocolName, outcomes: readonly Outcome[]) => ({
  protocol,
  failed: outcomes.filter(({ state }) => state === 'failed'),
  passed: outcomes.filter(({ state }) => state === 'passed').length,
})

/** One fault in one protocol: the check that is named with it must fail. Null if the protocol cannot express it. */
async function caught(protocol: ProtocolName, fault: Fault): Promise<Caught | null> {
  const by = faults[fault]
  const check = checks.find(({ name }) => name === by)
  if (!check) throw new Error(`conform: no check is called ${by}`)
  return withOperator(protocol, fault, async (stage) => {
    if (!isAsked(check, stage)) return null
    const [outcome] = await runChecks(stage, new Set([by]))
    return { fault, protocol, by, isCaught: outcome?.state === 'failed' }
  })
}

/** Tests the kit: the correct mock passes in every protocol, our own wallet passes, each fault is detected by its check. */
export async function selfTest(): Promise<SelfTest> {
  const faultless = []
  for (const protocol of protocolNames)
    faultless.push(summed(protocol, await withOperator(protocol, null, (stage) => runChecks(stage))))
  const found: Caught[] = []
  for (const protocol of protocolNames)
    for (const fault of faultNames) {
      const one = await caught(protocol, fault)
      if (one) found.push(one)
    }
  const own = (await ours()).map(({ protocol, outcomes }) => summed(protocol, outcomes))
  const isClean = [...faultless, ...own].every(({ failed, passed }) => failed.length === 0 && passed > 0)
  const isComplete = faultNames.every((fault) => found.some((one) => one.fault === fault && one.isCaught))
  return {
    ok: isClean && isComplete && found.every(({ isCaught }) => isCaught),
    ours: own,
    faultless,
    faults: found,
  }
}
