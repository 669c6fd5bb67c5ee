import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiOf, logIn, operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'

/** Below the amount that always needs two (20,000,000), with a proof of transfer; five of them are the daily maximum (100,000,000). */
const EACH = major(19_000_000)
const FIT = 5
const DAY_MS = 24 * 3_600_000

let setup: SandboxSetup
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  setup = await sandboxSetup()
  const grey = { create: { width: 8, height: 8, channels: 3, background: '#777' } } as const
  picture = new Uint8Array(await sharp(grey).png().toBuffer())
})
afterAll(() => setup.close())

/** A transfer with a proof that the operator has claimed. */
async function claimed({ api }: Person, { api: desk }: Operator): Promise<string> {
  const { id } = await api.deposits.create({ body: { method: 'bank-transfer', amount: EACH } })
  await api.deposits.sendSlip({ params: { id }, files: [new File([picture], 'slip.png')] })
  await desk.depositsOffice.claim({ params: { id } })
  return id
}

const approve = ({ alone }: Operator, id: string) =>
  alone.depositsOffice.approve({ params: { id }, body: { received: EACH } }).then(
    () => 'credited',
    (error: unknown) => refusal(Promise.reject(error)),
  )

const balanceOf = async ({ wallet }: Person) => (await walletById(setup.app.db, wallet))?.balance

test('B2 M12 limits what one cashier credits alone in a day, in any number of small deposits; the rest needs a second operator', async () => {
  const [mai, linh] = [await person(setup), await operator(setup)]
  for (let n = 0; n < FIT; n++) expect(await approve(linh, await claimed(mai, linh))).toBe('credited')
  const beyond = await claimed(mai, linh)
  expect(await approve(linh, beyond)).toBe('approvals.sent')
  expect(await balanceOf(mai)).toBe(BigInt(FIT) * EACH)
  await linh.api.depositsOffice.approve({ params: { id: beyond }, body: { received: EACH } })
  expect(await balanceOf(mai)).toBe(BigInt(FIT + 1) * EACH)
})

test('B2 M12 credits no more alone in concurrent approvals than one after the other', async () => {
  const [mai, linh] = [await person(setup), await operator(setup)]
  const ids: string[] = []
  for (let n = 0; n < FIT + 4; n++) ids.push(await claimed(mai, linh))
  const answers = await Promise.all(ids.map((id) => approve(linh, id)))
  expect(answers.filter((answer) => answer === 'credited')).toHaveLength(FIT)
  expect(
    answers.filter((answer) => !['credited', 'deposits.secondNeeded', 'approvals.sent'].includes(answer)),
  ).toEqual([])
  expect(await balanceOf(mai)).toBe(BigInt(FIT) * EACH)
})

test('B2 M12 does not count what two operators approved, nor what is older than a day', async () => {
  const [mai, linh] = [await person(setup), await operator(setup)]
  const first = await claimed(mai, linh)
  const other = { params: { id: first }, body: { received: EACH - major(1_000) } }
  await linh.api.depositsOffice.approve(other)
  for (let n = 0; n < FIT; n++) expect(await approve(linh, await claimed(mai, linh))).toBe('credited')
  expect(await approve(linh, await claimed(mai, linh))).toBe('approvals.sent')
  setup.clock.forward(DAY_MS + 1_000)
  const desk = apiOf(setup, await logIn(setup, linh))
  const again = { ...linh, api: desk, alone: desk }
  expect(await approve(again, await claimed(await person(setup), again))).toBe('credited')
})
