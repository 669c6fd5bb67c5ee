import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { faultNames, faults } from '#tools/conformance/operator/faults.ts'
import { checkOurs } from '#tools/conformance/ours.ts'
import { runChecks } from '#tools/conformance/run.ts'
import { withOperator } from '#tools/conformance/self-test.ts'
import { protocolNames } from './store/connections.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** The number of checks that apply to the simplest protocol: one without request ids, timestamps or late tokens. */
const FEWEST_CHECKS = 19

const failedOf = (outcomes: Awaited<ReturnType<typeof runChecks>>) =>
  outcomes.filter(({ state }) => state === 'failed')

test.each(protocolNames)(
  'GAM-04 our own wallet passes the conformance kit in the %s protocol',
  async (protocol) => {
    const outcomes = await checkOurs(at, protocol)
    expect(failedOf(outcomes)).toEqual([])
    expect(outcomes.filter(({ state }) => state === 'passed').length).toBeGreaterThanOrEqual(FEWEST_CHECKS)
  },
)

test.each(protocolNames)('GAM-04 a correct wallet passes the kit in the %s protocol', async (protocol) => {
  expect(failedOf(await withOperator(protocol, null, (stage) => runChecks(stage)))).toEqual([])
})

test.each(faultNames)('GAM-04 the kit detects the wallet that %s', async (fault) => {
  const outcomes = await withOperator('canonical', fault, (stage) =>
    runChecks(stage, new Set([faults[fault]])),
  )
  expect(outcomes.map(({ check, state }) => [check, state])).toEqual([[faults[fault], 'failed']])
})
