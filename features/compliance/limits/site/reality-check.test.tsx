import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { limits } from '../contract/member.ts'
import { RealityCheck } from './reality-check.tsx'
import { useRealityCheck, type Check } from './use-reality-check.ts'

const check: Check = {
  currency: 'VND',
  everyMinutes: 30,
  dueAt: new Date(Date.UTC(2026, 10, 23, 5)),
  isDue: true,
  startedAt: new Date(Date.UTC(2026, 10, 23, 4, 30)),
  elapsedSeconds: 1_800,
  rounds: 12,
  stake: 12_000_000n,
  win: 10_000_000n,
  net: -2_000_000n,
  reached: null,
  bonusTerm: null,
  stop: null,
}

const pressed: string[] = []

/** Rendered as on a game page: above the game, while a check is due. */
function Game() {
  const due = useRealityCheck(true)
  const press = (what: string) => () => void pressed.push(what)
  if (!due) return <p>playing</p>
  return (
    <RealityCheck {...due} onHistory={press('history')} onLimits={press('limits')} onLeave={press('leave')} />
  )
}

test('R11 R12 O12 a reality check waits for acknowledgement, works by keyboard alone, and links to the history', async () => {
  pressed.length = 0
  const server = fakeServer()
  server.on(limits, 'check', check)
  server.on(limits, 'seen', { dueAt: null })
  const screen = await renderPanel(server, <Game />)
  const dialog = screen.getByRole('dialog', { name: t('limits.checkTitle') })
  await expect.element(dialog.getByText(t('limits.checkPlayed'))).toBeVisible()
  await expectNoBarriers()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: t('limits.checkHistory') }).click()
  expect(pressed).toEqual(['history'])
  const goOn = dialog.getByRole('button', { name: t('limits.checkGoOn') })
  for (let stop = 0; stop < 8 && document.activeElement !== goOn.element(); stop++) await userEvent.tab()
  await expect.element(goOn).toHaveFocus()
  server.on(limits, 'check', { ...check, isDue: false, dueAt: null })
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('playing')).toBeVisible()
  expect(server.heard(limits, 'seen')).toHaveLength(1)
})

test('R1 R11 when play must stop there is no button to continue, only links to the limits and out', async () => {
  pressed.length = 0
  const server = fakeServer()
  const until = new Date(Date.UTC(2026, 10, 23, 5))
  server.on(limits, 'check', { ...check, isDue: false, stop: { until, why: 'hours', opensAt: null } })
  const screen = await renderPanel(server, <Game />)
  const dialog = screen.getByRole('dialog', { name: t('limits.stopTitle') })
  await expect.element(dialog.getByText(t('limits.stop.hours'))).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: t('limits.checkGoOn') })).not.toBeInTheDocument()
  await expectNoBarriers()
  await dialog.getByRole('button', { name: t('limits.checkLeave') }).click()
  await dialog.getByRole('button', { name: t('limits.seeLimits') }).click()
  expect(pressed).toEqual(['leave', 'limits'])
})
