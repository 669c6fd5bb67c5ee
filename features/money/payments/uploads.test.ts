import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { one, sql } from '#db/rows.ts'
import { bomb, impostors, MARK, pngOf, polyglots } from '#features/platform/images/testing/hostile.ts'
import { deposit, receiver, step } from '#features/money/p2p-payouts/testing/room.ts'
import { approve, ask, payee } from '#features/money/withdrawals/testing/payee.ts'
import { major } from '#kit/money.ts'
import { sandboxSetup, type SandboxSetup } from './testing/sandbox.ts'

let setup: SandboxSetup
let linh: Operator
beforeAll(async () => {
  setup = await sandboxSetup()
  linh = await operator(setup)
})
afterAll(() => setup.close())

type Sending = {
  readonly what: string
  readonly no: { readonly picture: string; readonly size: string; readonly file: string }
  readonly send: (...files: File[]) => Promise<unknown>
}

/** Every place of the cashier where a member uploads a picture, each at the moment when one is expected. */
async function places(): Promise<Sending[]> {
  const an = await person(setup)
  const transfer = await an.api.deposits.create({ body: { method: 'bank-transfer', amount: major(500_000) } })
  const { person: mai, withdrawal: offered } = await receiver(setup, step)
  const matched = await deposit(an, step)
  await an.api.deposits.sendSlip({
    params: { id: matched.id },
    files: [new File([Buffer.from(await plain())], 'a.png')],
  })
  const [match] = (await mai.api.p2pPayouts.mine({ params: { id: offered } })).rows
  if (!match) throw new Error('nobody pays mai')
  await mai.api.p2pPayouts.answer({ params: { id: match.id }, body: { answer: 'none' } })
  const paid = await payee(setup, major(900_000), '5512')
  const withdrawal = await ask(paid, major(300_000))
  await approve(linh, withdrawal.id)
  const order = setup.desk.find('payout', 'JADE', withdrawal.id)
  if (!order) throw new Error('the processor knows nothing of it')
  setup.desk.settle(order.id, 'paid')
  await setup.deliver()
  await paid.mai.api.withdrawals.receipt({ params: { id: withdrawal.id }, body: { answer: 'none' } })
  return [
    {
      what: 'slip of a bank transfer',
      no: {
        picture: 'deposits.slipNotPicture',
        size: 'deposits.slipTooBig',
        file: 'deposits.slipMissing',
      },
      send: (...files) => an.api.deposits.sendSlip({ params: { id: transfer.id }, files }),
    },
    {
      what: 'proof of a member who is paid by another',
      no: {
        picture: 'matching.proofNotPicture',
        size: 'matching.proofTooBig',
        file: 'matching.proofMissing',
      },
      send: (...files) => mai.api.p2pPayouts.sendProof({ params: { id: match.id }, files }),
    },
    {
      what: 'proof of a pay-out that did not arrive',
      no: {
        picture: 'withdrawals.proofNotPicture',
        size: 'withdrawals.proofTooBig',
        file: 'withdrawals.proofMissing',
      },
      send: (...files) => paid.mai.api.withdrawals.sendProof({ params: { id: withdrawal.id }, files }),
    },
  ]
}

const plain = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#375' } })
    .png()
    .toBuffer()

const fileOf = (bytes: Uint8Array): File =>
  new File([new Uint8Array(bytes)], 'slip.png', { type: 'image/png' })

async function outcome(sending: Promise<unknown>): Promise<string> {
  return sending.then(
    () => 'kept',
    (error: { code?: string }) => error.code ?? 'fault',
  )
}

test('C2 stores only a re-encoded picture for everything a member uploads in all three places, refuses the rest, and leaves no files', async () => {
  const sent = await places()
  const hostile = (await polyglots()).map(({ bytes }) => fileOf(bytes))
  const fakes = impostors.map(({ bytes }) => fileOf(bytes))
  for (const { what, no, send } of sent) {
    expect([what, await outcome(send())]).toEqual([what, no.file])
    for (const file of fakes) expect([what, await outcome(send(file))]).toEqual([what, no.picture])
    expect([what, await outcome(send(fileOf(pngOf(60_000, 60_000, Buffer.alloc(10)))))]).toEqual([
      what,
      no.size,
    ])
    expect([what, await outcome(send(fileOf(bomb(41))))]).toEqual([what, no.size])
    const tooLong = await outcome(send(fileOf(Buffer.alloc(5 * 1024 * 1024 + 1))))
    expect([what, tooLong]).not.toEqual([what, 'kept'])
    expect([what, tooLong]).not.toEqual([what, 'fault'])
    const ends = await Promise.all(hostile.slice(0, 2).map((file) => outcome(send(file))))
    expect([what, ends]).toEqual([what, expect.arrayContaining(['kept'])])
  }
  const folder = join(setup.app.config.DATA_DIR, 'files')
  const files = readdirSync(folder)
  for (const file of files) {
    const bytes = readFileSync(join(folder, file))
    expect([file, bytes.includes(MARK), (await sharp(bytes).metadata()).format]).toEqual([
      file,
      false,
      'jpeg',
    ])
  }
  expect(files).toHaveLength(await pictures())
}, 60_000)

test('C2 M4 stores a picture that is sent again after a lost reply once, also concurrently, and keeps room for others', async () => {
  const before = await pictures()
  for (const { what, send } of await places()) {
    const at = await pictures()
    const same = await sharp({ create: { width: 50, height: 40, channels: 3, background: '#753' } })
      .png()
      .toBuffer()
    const ends = await Promise.all([1, 2, 3, 4].map(() => outcome(send(fileOf(same)))))
    expect([what, ends, (await pictures()) - at]).toEqual([what, ['kept', 'kept', 'kept', 'kept'], 1])
  }
  expect(readdirSync(join(setup.app.config.DATA_DIR, 'files'))).toHaveLength(await pictures())
  expect(await pictures()).toBeGreaterThan(before)
}, 60_000)

/** Number of stored proofs. */
async function pictures(): Promise<number> {
  const { n } = await one(
    setup.app.db,
    sql<{ n: number }>`
      select ((select count(*) from deposit_slip) + (select count(*) from payout_match_proof)
        + (select count(*) from withdrawal_proof))::int as n
    `,
  )
  return n
}
