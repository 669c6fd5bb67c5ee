import { networkInterfaces } from 'node:os'
import { expect, test, type Page } from '@playwright/test'
import { newName, PASSWORD } from './support/people.ts'
import { atOneSize } from './support/once.ts'

/** This machine's network address, as another device of the network would type it. */
const address = Object.values(networkInterfaces())
  .flatMap((list = []) => list)
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
const elsewhere = `http://${address}:${process.env['PORT'] ?? '8080'}`

/** The content type of each body of an encrypted call. */
function sealedCalls(page: Page): string[] {
  const types: string[] = []
  page.on('request', (request) => {
    if (/\/wps\/(session\/login|member\/register)$/.test(request.url()))
      types.push(request.headers()['content-type'] ?? '')
  })
  return types
}

test('AUT-01 a visitor registers and logs in from another device over plain http, with encrypted bodies and the human check', async ({
  page,
}) => {
  atOneSize()
  test.skip(address === undefined, 'this machine has no address but its own')
  const account = newName()
  const types = sealedCalls(page)
  await page.goto(`${elsewhere}/register`)
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto && !!crypto.subtle])).toEqual([
    false,
    false,
  ])
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Username' }).fill(account)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Date of birth').fill('1990-05-01')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome', exact: true })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Look around' }).click()

  await page.goto(`${elsewhere}/index`)
  await expect(page.getByRole('button', { name: `Account, ${account}` }).first()).toBeAttached()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${elsewhere}/login`)
  await form.getByRole('textbox', { name: 'Username' }).fill(account)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(form).toBeHidden({ timeout: 30_000 })
  expect(types).toEqual(['application/jose', 'application/jose'])
})
