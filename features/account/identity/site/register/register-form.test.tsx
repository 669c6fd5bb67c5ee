import { expect, test } from 'vitest'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { identity } from '../../contract.ts'
import { RegisterForm } from './register-form.tsx'

const rule = (kind: string, minLength: number, maxLength: number) => {
  return { kind, acceptedPattern: '', minLength, maxLength, enabled: true, required: true }
}

async function draw(flags: readonly string[], { isTicked = true, server = fakeServer() } = {}) {
  answerVisitor(server, flags)
  server.on(identity, 'registerRules', {
    fields: {
      username: rule('lettersOrDigits', 4, 16),
      password: rule('printable', 10, 128),
      email: { ...rule('email', 5, 100), required: false },
    },
    minimumAge: 21,
    termsAge: 21,
    termsTicked: isTicked,
  })
  server.on(identity, 'nameTaken', ({ body }) => ({ isTaken: body.username === 'maisen' }))
  return renderPanel(server, <RegisterForm />, { size: SMALLEST })
}

const SMALLEST = { width: 360, height: 740 }

test('SYS-02 without USERNAMEREG3 and MOBILENUMREG3 registration is closed, and the page says so', async () => {
  const screen = await draw([])
  await expect.element(screen.getByText(t('auth.registerClosed'))).toBeVisible()
})

test('SYS-02 USERNAMEREG3 alone registers by user name, MOBILENUMREG3 adds the registration by number', async () => {
  const byName = await draw(['USERNAMEREG3'])
  await expect.element(byName.getByRole('textbox', { name: t('auth.username') })).toBeVisible()
  expect(byName.getByRole('tab').elements()).toHaveLength(0)
  const both = await draw(['USERNAMEREG3', 'MOBILENUMREG3'])
  await expect.element(both.getByRole('tab', { name: t('entry.byMobile') })).toBeVisible()
})

test('SYS-02 MOBILENUMREG3 alone asks for no user name', async () => {
  const screen = await draw(['MOBILENUMREG3'])
  await expect.element(screen.getByLabelText(t('codes.mobile'))).toBeVisible()
  expect(screen.getByRole('textbox', { name: t('auth.username') }).query()).toBeNull()
})

test('SYS-02 REGMOBVERF3 requires a code to verify the number', async () => {
  const screen = await draw(['USERNAMEREG3', 'REGMOBVERF3'])
  await expect.element(screen.getByRole('button', { name: t('codes.send') })).toBeVisible()
})

test('AUT-04 the number in the form begins with the brand’s own dialling code', async () => {
  const screen = await draw(['MOBILENUMREG3'])
  const country = screen.getByRole('combobox', { name: t('codes.country') })
  await expect.element(country).toHaveValue('+84 Vietnam')
})

test('VAL-09 shows at each field what is wrong by the brand’s rules, and focuses the first', async () => {
  const screen = await draw(['USERNAMEREG3'])
  const name = screen.getByRole('textbox', { name: t('auth.username') })
  await name.fill('mai')
  await screen.getByLabelText(t('auth.password'), { exact: true }).fill('short')
  await screen.getByLabelText(t('auth.passwordAgain'), { exact: true }).fill('another')
  await screen.getByLabelText(t('auth.birthday')).fill(`${new Date().getUTCFullYear() - 20}-01-01`)
  await screen.getByRole('button', { name: t('auth.register') }).click()
  await expect.element(name).toHaveAccessibleDescription(/4–16/)
  await expect.element(name).toHaveFocus()
  await expect.element(screen.getByText(/10–128/).first()).toBeVisible()
  await expect.element(screen.getByText(t('auth.differ'))).toBeVisible()
  await expect.element(screen.getByText(t('auth.tooYoung', { age: 21 }))).toBeVisible()
})

test('AUT-10 leaving the username field shows whether the name is taken, before the form is sent', async () => {
  const screen = await draw(['USERNAMEREG3'])
  const name = screen.getByRole('textbox', { name: t('auth.username') })
  const leave = () => screen.getByLabelText(t('auth.password'), { exact: true }).click()
  await name.fill('maisen')
  await leave()
  await expect.element(screen.getByText(t('refusal.identity.accountTaken'))).toBeVisible()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('maisen2')
  await expect.element(screen.getByText(t('refusal.identity.accountTaken'))).not.toBeInTheDocument()
  await leave()
  await expect.element(name).toHaveAccessibleDescription(t('auth.nameFree'))
})

test('AUT-10 age and terms have boxes of their own, ticked as the brand sets it, with links to the documents', async () => {
  const screen = await draw(['USERNAMEREG3'])
  const age = screen.getByRole('checkbox', { name: t('entry.consentAge', { age: 21 }) })
  const terms = screen.getByRole('checkbox', { name: /Terms and Conditions/ })
  await expect.element(age).toBeChecked()
  await expect.element(terms).toBeChecked()
  const link = (name: string) => screen.getByRole('link', { name })
  await expect.element(link(t('entry.consentTermsLink'))).toHaveAttribute('href', '/help?topic=terms')
  await expect.element(link(t('entry.consentPrivacyLink'))).toHaveAttribute('href', '/help?topic=privacy')
  await expect.element(link(t('entry.consentTermsLink'))).toHaveAttribute('target', '_blank')
})

test('AUT-10 where the jurisdiction unticks the boxes, a registration without them stops at the first', async () => {
  const screen = await draw(['USERNAMEREG3'], { isTicked: false })
  const age = screen.getByRole('checkbox', { name: t('entry.consentAge', { age: 21 }) })
  await expect.element(age).not.toBeChecked()
  await fillIn(screen)
  await screen.getByRole('button', { name: t('auth.register') }).click()
  await expect.element(age).toHaveFocus()
  await expect.element(screen.getByText(t('entry.needAge'))).toBeVisible()
  await expect.element(screen.getByText(t('entry.needTerms'))).toBeVisible()
})

test('AUT-11 the optional email says what is lost without it', async () => {
  const screen = await draw(['USERNAMEREG3'])
  await expect
    .element(screen.getByRole('textbox', { name: new RegExp(`^${t('auth.email')}`) }))
    .toHaveAccessibleDescription(t('entry.emailHint'))
})

async function fillIn(screen: Awaited<ReturnType<typeof draw>>): Promise<void> {
  await screen.getByRole('textbox', { name: t('auth.username') }).fill('maitran')
  await screen.getByLabelText(t('auth.password'), { exact: true }).fill('a long password 1')
  await screen.getByLabelText(t('auth.passwordAgain'), { exact: true }).fill('a long password 1')
  await screen.getByLabelText(t('auth.birthday')).fill('1990-01-01')
}
