import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import type { Reply } from '#contract/route.ts'
import { t } from '#texts/i18n.ts'
import { DESKTOP, expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { merchantsOffice } from '../../contract.ts'
import { JurisdictionsTab } from './jurisdictions-tab.tsx'

type Jurisdictions = Reply<(typeof merchantsOffice)['jurisdictions']>

const SPIN = 'Shortest time between two rounds of a slot, in milliseconds.'
const terms: Jurisdictions['terms'] = [{ name: 'slotRoundMs', says: SPIN, starts: 0 }]
const strict: Jurisdictions['packs'][number] = {
  code: 'strict',
  name: 'The strictest of every term',
  terms: { slotRoundMs: 2_500 },
  countries: ['VN'],
}

/** A server that keeps packs and their terms. */
function packServer() {
  const server = fakeServer()
  let packs: Jurisdictions['packs'] = [strict]
  server.on(merchantsOffice, 'jurisdictions', () => ({ packs, terms }))
  server.on(merchantsOffice, 'addPack', ({ body: { code, name } }) => {
    packs = [...packs, { ...strict, code, name, countries: [] }]
    return { code }
  })
  server.on(merchantsOffice, 'changePack', ({ params, body }) => {
    const { slotRoundMs = 0 } = body.terms
    packs = packs.map((pack) => (pack.code === params.pack ? { ...pack, terms: { slotRoundMs } } : pack))
    return {}
  })
  return server
}

test.each([
  { name: 'desktop', size: DESKTOP },
  { name: 'phone', size: PHONE },
])(
  'RSP-01 a jurisdiction pack is made from a copy on a $name, and a code that is taken is named',
  async ({ size }) => {
    const server = packServer()
    const screen = await renderPanel(server, <JurisdictionsTab mayChange />, { size })
    await screen.getByRole('button', { name: t('merchants.newPack') }).click()
    const dialog = screen.getByRole('dialog', { name: t('merchants.newPack') })
    await expect.element(dialog).toBeVisible()
    await expectNoBarriers([size])
    const make = dialog.getByRole('button', { name: t('merchants.makePack') })
    await dialog.getByLabelText(t('merchants.packCode')).fill('strict')
    await dialog.getByLabelText(t('merchants.name')).fill('Malta')
    server.refuse(merchantsOffice, 'addPack', 'merchants.packTaken', { name: strict.name })
    await make.click()
    await expect
      .element(dialog.getByLabelText(t('merchants.packCode')))
      .toHaveAccessibleDescription(/The strictest of every term/)
    await expectNoBarriers([size])
  },
)

test('RSP-01 a new pack comes into sight with the terms of the copied one, which are changed in place', async () => {
  const server = packServer()
  const screen = await renderPanel(server, <JurisdictionsTab mayChange />, { size: PHONE })
  await screen.getByRole('button', { name: t('merchants.newPack') }).click()
  const dialog = screen.getByRole('dialog', { name: t('merchants.newPack') })
  await dialog.getByLabelText(t('merchants.packCode')).fill('malta')
  await dialog.getByLabelText(t('merchants.name')).fill('Malta')
  await dialog.getByRole('button', { name: t('merchants.makePack') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'malta Malta' })).toBeInViewport()
  await screen.getByRole('button', { name: t('merchants.packEdit', { name: 'Malta' }) }).click()
  const drawer = screen.getByRole('dialog')
  const slot = drawer.getByLabelText(t('merchants.term.slotRoundMs'))
  await expect.element(slot).toHaveValue('2500')
  await slot.fill('3000')
  await drawer.getByRole('button', { name: t('merchants.packReview', { count: 1 }) }).click()
  await expect.element(drawer.getByText('2,500')).toBeVisible()
  await expect.element(drawer.getByText('3,000')).toBeVisible()
  await expect.element(drawer.getByText(t('merchants.packTwo'))).toBeVisible()
  expect(server.heard(merchantsOffice, 'changePack')).toEqual([])
  await drawer.getByRole('button', { name: t('merchants.packSave') }).click()
  await expect.element(screen.getByText(t('merchants.saved')).first()).toBeVisible()
  expect(
    server.heard(merchantsOffice, 'changePack').map(({ params, body }) => [params.pack, body.terms]),
  ).toEqual([['malta', { slotRoundMs: 3_000 }]])
})

test('RSP-01 a term without a limit reads “None”, not 0, and an empty field is none', async () => {
  const server = packServer()
  const screen = await renderPanel(server, <JurisdictionsTab mayChange />)
  await screen.getByRole('button', { name: t('merchants.packEdit', { name: strict.name }) }).click()
  const drawer = screen.getByRole('dialog')
  await drawer.getByLabelText(t('merchants.term.slotRoundMs')).fill('')
  await drawer.getByRole('button', { name: t('merchants.packReview', { count: 1 }) }).click()
  await expect.element(drawer.getByText(t('merchants.termNone'), { exact: true })).toBeVisible()
  await expectNoBarriers([DESKTOP, PHONE])
  await drawer.getByRole('button', { name: t('merchants.packSave') }).click()
  await expect.element(screen.getByText(t('merchants.saved')).first()).toBeVisible()
  await expect.element(screen.getByText(t('merchants.termNone'), { exact: true })).toBeVisible()
})
