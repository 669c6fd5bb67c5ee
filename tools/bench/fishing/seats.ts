import { createClient } from '#contract/client.ts'
import { fishing } from '#features/play/fishing/contract.ts'
import { seated } from '#features/play/rounds/testing/seat.ts'
import { major } from '#kit/money.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'

export const TABLES = 50
export const SEATS = 4

/** Members of fifty full tables of one room. */
export async function seatsAtTables(at: TestApp): Promise<readonly string[]> {
  const tokens: string[] = []
  for (let n = 0; n < TABLES * SEATS; n += 1) {
    const { token } = await seated(at, { balance: major(100_000_000) }, 'koi-shallows')
    await createClient(fishing, { base: at.game, headers: () => ({ authorization: token }) }).sit({})
    tokens.push(token)
  }
  return tokens
}
