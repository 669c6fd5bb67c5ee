import { expect, test } from 'vitest'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { recovery } from '../contract.ts'
import { ForgotPanel } from './forgot-panel.tsx'

async function draw(flags: readonly string[] = []) {
  const server = fakeServer()
  answerVisitor(server, flags)
  return { server, screen: await renderPanel(server, <ForgotPanel onLogin={() => undefined} />) }
}

test('SYS-02 without CHNGPASSVERIF3 the password can be reset by email only', async () => {
  const { screen } = await draw()
  await expect.element(screen.getByLabelText(t('auth.email'))).toBeVisible()
  expect(screen.getByRole('tab').elements()).toHaveLength(0)
})

test('SYS-02 CHNGPASSVERIF3 adds the reset by phone', async () => {
  const { screen } = await draw(['CHNGPASSVERIF3'])
  await screen.getByRole('tab', { name: t('recovery.wayPhone') }).click()
  await expect.element(screen.getByLabelText(t('codes.mobile'))).toBeVisible()
})

test('VAL-09 reports an invalid address at its field without a request to the server', async () => {
  const { server, screen } = await draw()
  server.hold(recovery, 'byEmail')
  await screen.getByRole('textbox', { name: t('auth.username') }).fill('mai')
  const email = screen.getByLabelText(t('auth.email'))
  await email.fill('not an address')
  await screen.getByRole('button', { name: t('recovery.sendMail') }).click()
  await expect.element(screen.getByText(t('said.emailWrong'))).toBeVisible()
  await expect.element(email).toHaveFocus()
  expect(server.heard(recovery, 'byEmail')).toHaveLength(0)
})

test('AUT-11 a member without access to email and phone finds customer service', async () => {
  const { screen } = await draw()
  await expect
    .element(screen.getByRole('link', { name: t('recovery.toService') }))
    .toHaveAttribute('href', '/service')
})
