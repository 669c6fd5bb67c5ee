import { expect, test, vi } from 'vitest'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { RefusedError } from '#contract/envelope.ts'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { LoginFailure } from './login-failure.tsx'
import { LoginForm } from './login-form.tsx'

const draw = async (flags: readonly string[] = []) => {
  const server = fakeServer()
  answerVisitor(server, flags)
  const screen = await renderPanel(server, <LoginForm />)
  return { server, screen }
}

test('SYS-02 without flags a member logs in by user name only', async () => {
  const { screen } = await draw()
  await expect.element(screen.getByLabelText(t('auth.username'))).toBeVisible()
  expect(screen.getByRole('tab').elements()).toHaveLength(0)
  await expect.element(screen.getByRole('button', { name: t('entry.trial') })).not.toBeInTheDocument()
})

test('SYS-02 FREEPLAY3 offers play money', async () => {
  const { screen } = await draw(['FREEPLAY3'])
  await expect.element(screen.getByRole('button', { name: t('entry.trial') })).toBeVisible()
})

test('SYS-02 MOBILEVERCODELOGIN3 offers the login by SMS code', async () => {
  const { screen } = await draw(['MOBILEVERCODELOGIN3'])
  await expect.element(screen.getByRole('tab', { name: t('entry.bySms') })).toBeVisible()
})

test('VAL-09 shows which field is missing at that field, in both login methods', async () => {
  const { screen } = await draw(['MOBILEVERCODELOGIN3'])
  const send = screen.getByRole('button', { name: t('auth.login'), exact: true })
  await send.click()
  await expect.element(screen.getByText(t('said.enterBoth'))).toBeVisible()
  await screen.getByRole('tab', { name: t('entry.bySms') }).click()
  await send.click()
  await expect.element(screen.getByText(t('entry.needMobile'))).toBeVisible()
})

test('VAL-05 the number begins with the brand’s own dialling code', async () => {
  const { screen } = await draw(['MOBILEVERCODELOGIN3'])
  await screen.getByRole('tab', { name: t('entry.bySms') }).click()
  await expect.element(screen.getByRole('combobox', { name: t('codes.country') })).toHaveValue('+84 Vietnam')
})

test('AUT-01 an account that only customer service can help with gets a button that opens it', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const error = new RefusedError({ code: 'identity.notMember', status: 409, words: '' })
  const screen = await renderPanel(fakeServer(), <LoginFailure error={error} />)
  await expect.element(screen.getByRole('button', { name: t('shell.customerService') })).toBeVisible()
  opened.mockRestore()
  const wrong = new RefusedError({ code: 'identity.wrongLogin', status: 409, words: '' })
  await screen.rerender(<LoginFailure error={wrong} />)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
