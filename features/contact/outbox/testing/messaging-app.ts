import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { openGateways, type Gateways } from '../service/send.ts'
import { catchers, type Catchers } from './catchers.ts'

export type MessagingApp = {
  readonly at: TestApp
  readonly caught: Catchers
  readonly gateways: Gateways
  readonly close: () => Promise<void>
}

/** A test app that sends messages: its real gateways deliver email and SMS to this test's catchers. */
export async function messagingHouse(
  environment: Readonly<Record<string, string>> = {},
): Promise<MessagingApp> {
  const caught = await catchers()
  const at = await testApp({ ...caught.environment, ...environment })
  const gateways = openGateways(at.app)
  return {
    at,
    caught,
    gateways,
    async close() {
      for (const gateway of Object.values(gateways)) gateway.close()
      await at.close()
      await caught.close()
    },
  }
}
