import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { seatAt } from '#features/play/rounds/testing/seat.ts'
import { keepAmountDecimals } from '#texts/decimals.ts'
import { formatMoney } from '#texts/formats.ts'

/** 1234.5678 in ledger units: more digits than any screen shows. */
const ODD = 12_345_678n

let at: TestApp
let staff: Operator
let mai: Person
let grace: Person
beforeAll(async () => {
  at = await testApp()
  staff = await operator(at)
  mai = await person(at, { balance: ODD, account: 'maiodd' })
  grace = await person(at, { balance: ODD, account: 'graceodd', merchant: 'AMBER' })
})
afterAll(async () => {
  keepAmountDecimals({}) // other files of this process begin with what a house begins with
  await at.close()
})

const text = async (file: File | { readonly csv: string }): Promise<string> =>
  'csv' in file ? file.csv : file.text()

const DECIMALS = { merchant: 'JADE', name: 'amountDecimals' }

async function show(decimals: number): Promise<void> {
  await staff.api.settingsOffice.change({ params: DECIMALS, body: { value: decimals } })
  at.clock.forward(1_500)
  await at.app.merchants.all()
}

/** Every cell of a file with that amount, in any format. */
const oddIn = (file: string): ReadonlySet<string> =>
  new Set([...file.matchAll(/(?<![\d.-])1234(?:\.\d+)?(?![\d.])/g)].map(([cell]) => cell))

const inWords = (lang: 'en' | 'vi', decimals: number): string => {
  const rest = '5678'.slice(0, decimals)
  if (lang === 'en') return `1,234${rest && `.${rest}`}`
  return `1.234${rest && `,${rest}`}`
}

test('M8 shows one amount with the decimals of the setting in every file, message, game page and screen', async () => {
  for (const decimals of [0, 3, 2]) {
    await show(decimals)
    const cell = `1234${decimals ? `.${'5678'.slice(0, decimals)}` : ''}`
    const files = await Promise.all([
      mai.api.wallet.statementCsv({}),
      mai.api.statements.creditCsv({}),
      staff.api.memberDesk.export({ params: { id: mai.id }, body: { records: 'movements' } }),
      staff.api.memberLabelsOffice.file({ body: { text: 'maiodd' } }),
    ])
    for (const file of files) expect(oddIn(await text(file))).toEqual(new Set([cell]))
    for (const lang of ['en', 'vi'] as const)
      expect(formatMoney(lang, ODD, 'VND')).toBe(inWords(lang, decimals))
    await inTransaction(at.app.db, (tx) =>
      tellMember(tx, {
        memberId: mai.id,
        kind: 'money',
        occasion: `odd:${decimals}`,
        text: 'deposited',
        values: { amount: { minor: ODD, currency: 'VND' }, reference: 'D-1' },
        link: '/index',
        now: at.clock.now(),
      }),
    )
    const [told] = (await mai.api.inbox.list()).list
    expect(`${told?.title} ${JSON.stringify(told)}`).toContain(inWords('en', decimals))
    expect((await at.api().system.whitelabel()).amountDecimals).toEqual({ VND: decimals, USD: 2, FUN: 2 })
    const { frame } = await seatAt(at, mai)
    expect((await frame.session()).amountDecimals).toBe(decimals)
  }
})

test('M8 a setting of one currency leaves the others as they are, and takes 0 to 4 decimals', async () => {
  await show(0)
  expect(oddIn(await text(await grace.api.wallet.statementCsv({})))).toEqual(new Set(['1234.56']))
  expect(formatMoney('en', ODD, 'USD')).toBe('1,234.56')
  for (const value of [-1, 5])
    expect(await refusal(staff.api.settingsOffice.change({ params: DECIMALS, body: { value } }))).toBe(
      'settings.outOfBounds',
    )
})
