import { expect, test } from 'vitest'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { siteStatus } from '#features/contact/site-status/contract.ts'
import { t } from '#texts/i18n.ts'
import { PhoneField } from './phone-field.tsx'

test('VAL-05 the list of countries begins with the visitor’s own and continues by name, not by ISO code', async () => {
  const server = fakeServer()
  answerVisitor(server)
  const code = (countryCode: string, countryDialingCode: string) => ({
    countryCode,
    countryDialingCode,
    minDigits: 8,
    maxDigits: 10,
  })
  // AE comes before AF and CH before DE in ISO order; by name it is Afghanistan, Germany, Switzerland, United Arab Emirates
  server.on(siteStatus, 'countryCodes', {
    list: [code('VN', '84'), code('AE', '971'), code('AF', '93'), code('CH', '41'), code('DE', '49')],
  })
  const screen = await renderPanel(
    server,
    <PhoneField country={{ value: '84', choose: () => undefined }} number={{}} />,
  )
  await screen.getByRole('combobox', { name: t('codes.country') }).click()
  await expect.element(screen.getByRole('option').first()).toBeVisible()
  expect(
    screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['+84 Vietnam', '+93 Afghanistan', '+49 Germany', '+41 Switzerland', '+971 United Arab Emirates'])
})
