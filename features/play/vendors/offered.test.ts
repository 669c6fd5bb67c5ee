import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import type { Terms } from '#features/platform/merchants/shapes.ts'
import { major } from '#kit/money.ts'
import { protocolNames } from './store/connections.ts'
import { testVendor } from './testing/connection.ts'

let at: TestApp
let owner: Operator
beforeAll(async () => {
  at = await testApp()
  owner = await operator(at)
  await applySetting(at, 'JADE', 'brandPack', 'strict')
})
afterAll(() => at.close())

const id = () => randomUUID()
const offer = (terms: Partial<Terms>) =>
  owner.api.merchantsOffice.changePack({ params: { pack: 'strict' }, body: { terms } })

/** The error that each supplier gets for a game that accepts no stakes. */
const NOES = {
  canonical: [200, { status: 'RS_ERROR_GAME_STOPPED' }],
  hub88: [200, { status: 'RS_ERROR_INVALID_GAME' }],
  softswiss: [405, { code: '153' }],
  pragmatic: [200, { error: '8' }],
} as const

test.each(protocolNames)(
  'R13 GAM-04 when a jurisdiction forbids a kind of game, a vendor’s further stakes are rejected; open rounds are paid, rolled back and ended: %s',
  async (protocol) => {
    await offer({ allowsCasino: true })
    const vendor = await testVendor(at, protocol)
    const { supplier } = vendor
    const guest = await vendor.enter(await person(at, { balance: major(100), merchant: 'JADE' }))
    const bets = [1, 2, 3].map(() => ({ guest, transaction: id(), round: id(), amount: major(10) }))
    for (const bet of bets) expect((await supplier.bet(bet)).word).toBe('ok')
    await offer({ allowsCasino: false })
    const [won, back, ended] = bets
    if (!won || !back || !ended) throw new Error('three bets were made')

    const late = { ...won, transaction: id(), round: id() }
    const refused = await supplier.bet(late)
    const [http, fields] = NOES[protocol]
    expect([refused.http, refused.fields]).toEqual([http, expect.objectContaining(fields)])
    // in an open round too; a retry of an accepted call gets the original reply
    expect((await supplier.bet({ ...late, round: won.round })).word).toBe(refused.word)
    expect((await supplier.bet(won)).balance).toBe(major(90))

    const win = { ...won, transaction: id(), reference: won.transaction, amount: major(25) }
    expect((await supplier.win(win)).balance).toBe(major(95))
    const rollback = { guest, transaction: id(), reference: back.transaction, round: back.round }
    expect((await supplier.rollback(rollback)).balance).toBe(major(105))
    if (supplier.can.has('close')) expect((await supplier.close(guest, ended.round)).word).toBe('ok')
    expect((await supplier.balance(guest)).balance).toBe(major(105))

    await offer({ allowsCasino: true })
    expect((await supplier.bet(late)).balance).toBe(major(95))
  },
)

test('R13 GAM-04 of a vendor with several kinds of games only the forbidden kind rejects stakes', async () => {
  await offer({ allowsCasino: false, allowsSports: true, allowsLottery: true })
  const vendor = await testVendor(at, 'canonical')
  const guest = await vendor.enter(await person(at, { balance: major(100), merchant: 'JADE' }))
  const bet = async (category: string) => {
    await run(at.app.db, sql`update game set category = ${category} where id = ${vendor.game}`)
    return (await vendor.supplier.bet({ guest, transaction: id(), round: id(), amount: major(1) })).word
  }
  expect([await bet('SPORTS'), await bet('LOTT'), await bet('LIVE'), await bet('FISH')]).toEqual([
    'ok',
    'ok',
    'stopped',
    'stopped',
  ])
})
