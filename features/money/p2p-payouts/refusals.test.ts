import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { one, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { balanceOf, booksHold, deposit, picture, receiver, sendSlip } from './testing/room.ts'

let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
})
afterAll(() => at.close())

const sum = major(400_000)

/** A transfer of 400 000 between two members whose receiver reports that nothing arrived; `say` null: no answer. */
async function between(say: 'none' | null) {
  const mai = await receiver(at, sum)
  const an = await person(at)
  const { id } = await deposit(an, sum)
  await sendSlip(an, id)
  const params = {
    id: (await mai.person.api.p2pPayouts.mine({ params: { id: mai.withdrawal } })).rows[0]?.id ?? '',
  }
  if (say) await mai.person.api.p2pPayouts.answer({ params, body: { answer: say } })
  return { mai, an, params }
}

test('CSH-03 refuses evidence and decisions before and after a dispute, and moves nothing', async () => {
  const { mai, an, params } = await between(null)
  const judge = () =>
    linh.api.p2pPayoutsOffice.judge({ params, body: { arrived: sum, reason: 'as the bank says' } })
  const proof = async () => mai.person.api.p2pPayouts.sendProof({ params, files: [await picture()] })
  await expect(proof()).rejects.toMatchObject({ code: 'matching.notDisputed' })
  await expect(judge()).rejects.toMatchObject({ code: 'matching.notDisputed' })
  expect(await balanceOf(at, an)).toBe(0n)
  await mai.person.api.p2pPayouts.answer({ params, body: { answer: 'all' } })
  await expect(judge()).rejects.toMatchObject({ code: 'matching.notDisputed' })
  expect(await balanceOf(at, an)).toBe(sum)
})

test('CSH-03 does not let an operator find more than was sent, nor less than a hundredth; refuses a fourth proof', async () => {
  const { mai, an, params } = await between('none')
  for (const arrived of [sum + major(1), major(1) + 1n])
    await expect(
      linh.api.p2pPayoutsOffice.judge({ params, body: { arrived, reason: 'cannot be' } }),
    ).rejects.toMatchObject({ code: 'matching.partInvalid' })
  const proof = async (width: number) =>
    mai.person.api.p2pPayouts.sendProof({ params, files: [await picture(width)] })
  for (const width of [41, 42, 43]) await proof(width)
  await expect(proof(44)).rejects.toMatchObject({ code: 'matching.tooManyProofs', detail: { most: 3 } })
  // the reply to the third got lost: repeated, it is still the third
  expect((await proof(43)).proofs).toBe(3)
  await linh.api.p2pPayoutsOffice.judge({ params, body: { arrived: sum, reason: 'as the bank says' } })
  expect(await balanceOf(at, an)).toBe(sum)
  expect(await booksHold(at)).toEqual([])
})

test('CSH-03 closes an offer once: the second operator gets a refusal, and the money is returned once', async () => {
  const mai = await receiver(at, sum)
  const close = () =>
    linh.api.p2pPayoutsOffice.close({ params: { id: mai.withdrawal }, body: { reason: 'nobody pays it' } })
  await close()
  await expect(close()).rejects.toMatchObject({ code: 'matching.offerOver' })
  expect(await balanceOf(at, mai.person)).toBe(sum * 2n)
  expect(await booksHold(at)).toEqual([])
})

test('C4 exports peer-to-peer transfers as safe CSV, and audits the export', async () => {
  const { mai, an } = await between('none')
  const file = await linh.api.p2pPayoutsOffice.export({ body: { merchant: 'JADE' } })
  const [head, row] = (await file.text()).split('\r\n')
  expect(head).toContain('Sender,Receiver,Amount,Received')
  expect(row).toContain(`JADE,${an.account},${mai.person.account},400000.00,0.00,VND,In dispute`)
  const entry = await one(
    at.app.db,
    sql<{ by: string }>`select operator_account as by from audit_entry where action = 'matching.export'`,
  )
  expect(entry.by).toBe(linh.account)
})
