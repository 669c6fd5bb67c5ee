import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { limits } from '../contract/member.ts'
import type { Limit, Mine } from './figures.ts'
import { SaferPlayPanel } from './safer-play-panel.tsx'

const FROM = new Date('2026-11-24T05:00:00Z')
const rule = { pack: 'default', name: 'Default', why: 'brand', country: null, minimumAge: 18 } as const
const open = { value: null, by: null, own: null, used: null, left: null, opensAt: null, next: null } as const
const stake = { ...open, kind: 'stake', period: 'once' } as const
const deposits: Limit = {
  ...open,
  kind: 'deposit',
  period: 'month',
  value: { amount: 100_000_000n },
  by: 'jurisdiction',
  used: { amount: 90_000_000n },
  left: { amount: 10_000_000n },
  opensAt: FROM,
}

/** A server that stores the stake limit as the real one does: lower applies immediately, higher after a wait. */
function limitServer() {
  const server = fakeServer()
  let own: Limit = stake
  server.on(limits, 'mine', (): Mine => {
    const head = {
      currency: 'VND',
      timeZone: 'Asia/Ho_Chi_Minh',
      loosenHours: 24,
      needsPrompt: false,
    } as const
    return { ...head, rule, limits: [deposits, own] }
  })
  server.on(limits, 'help', { places: [{ name: 'Support line', address: 'https://help.example' }] })
  server.on(limits, 'history', { events: [], next: null })
  server.on(limits, 'set', ({ body: { to } }) => {
    if (to) own = { ...own, value: to, own: to, by: 'member' }
    else own = { ...own, next: { value: null, from: FROM, isDue: false } }
    return { holds: to ? ('now' as const) : ('later' as const), from: to ? null : FROM }
  })
  server.on(limits, 'keep', () => {
    own = { ...own, next: null }
    return {}
  })
  return server
}

test('RSP-01 R1 R3 R16 a lower limit applies immediately, a higher one waits and can be cancelled, without accessibility violations', async () => {
  const server = limitServer()
  const screen = await renderPanel(server, <SaferPlayPanel />, { size: PHONE })
  await expect.element(screen.getByRole('link', { name: /^Support line/ })).toBeVisible()
  await expect.element(screen.getByText(t('exclusions.title')).first()).toBeVisible()
  await expectNoBarriers()
  const name = t('limits.stake')
  await screen.getByRole('button', { name: t('limits.setName', { limit: name }) }).click()
  const dialog = screen.getByRole('dialog', { name })
  await dialog.getByLabelText(t('limits.amount')).fill('5000')
  await expectNoBarriers()
  await dialog.getByRole('button', { name: t('limits.save') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.heard(limits, 'set').map(({ body }) => body.to)).toEqual([{ amount: 50_000_000n }])
  await screen.getByRole('button', { name: t('limits.changeName', { limit: name }) }).click()
  await screen
    .getByRole('dialog', { name })
    .getByRole('button', { name: t('limits.remove') })
    .click()
  await expect.element(dialog).not.toBeInTheDocument()
  const keep = screen.getByRole('button', { name: t('limits.keep') })
  await expect.element(keep).toBeVisible()
  await keep.click()
  await expect.element(keep).not.toBeInTheDocument()
  expect(server.heard(limits, 'keep').map(({ body }) => body)).toEqual([{ kind: 'stake', period: 'once' }])
})

test('RSP-01 a limit out of bounds is refused in the dialog, which stays open and keeps the input', async () => {
  const server = limitServer()
  server.refuse(limits, 'set', 'limits.outOfBounds', {
    least: { amount: 100n },
    most: { amount: 1_000_000n },
  })
  const screen = await renderPanel(server, <SaferPlayPanel />)
  const name = t('limits.stake')
  await screen.getByRole('button', { name: t('limits.setName', { limit: name }) }).click()
  const dialog = screen.getByRole('dialog', { name })
  await dialog.getByLabelText(t('limits.amount')).fill('5000')
  await dialog.getByRole('button', { name: t('limits.save') }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByLabelText(t('limits.amount'))).toHaveValue('5,000')
})

test('RSP-01 a limit of 0 is saved only after its consequence was confirmed', async () => {
  const server = limitServer()
  const screen = await renderPanel(server, <SaferPlayPanel />, { size: PHONE })
  const name = t('limits.stake')
  await screen.getByRole('button', { name: t('limits.setName', { limit: name }) }).click()
  const dialog = screen.getByRole('dialog', { name })
  await dialog.getByLabelText(t('limits.amount')).fill('0')
  await dialog.getByRole('button', { name: t('limits.save') }).click()
  const sure = screen.getByRole('dialog', { name: t('limits.zeroTitle') })
  await expect.element(sure.getByText(t('limits.zeroText.play', { hours: 24 }))).toBeVisible()
  await sure.getByRole('button', { name: t('ui.cancel') }).click()
  expect(server.heard(limits, 'set')).toEqual([])
  await dialog.getByRole('button', { name: t('limits.save') }).click()
  await sure.getByRole('button', { name: t('limits.zeroDo') }).click()
  await expect.poll(() => server.heard(limits, 'set').map(({ body }) => body.to)).toEqual([{ amount: 0n }])
})
