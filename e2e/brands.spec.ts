import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { goOn } from './support/looks.ts'
import { atDesk, site } from './support/people.ts'

/** A brand that this test creates, with a host that every browser resolves to this machine. */
const CODE = `W${Date.now().toString(36).toUpperCase().slice(-7)}`
const HOST = `${CODE.toLowerCase()}.localhost`
const own = site.replace('localhost', HOST)
const LICENCE = 'Walk Ltd holds licence 42 of the regulator of Malta.'

test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile, 'one operator at the desk: the walk goes once')

let desk: Page
let visitor: Page
test.beforeAll(async ({ browser }) => {
  desk = await atDesk(browser, 'op-linh')
  visitor = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
})
test.afterAll(async () => {
  await desk.context().close()
  await visitor.context().close()
})

test('OPS-01 an operator creates a brand, and its host serves it immediately', async () => {
  await goOn(desk, '/settings')
  await desk.getByRole('button', { name: 'Create a brand' }).click()
  const form = desk.getByRole('dialog', { name: 'Create a brand' })
  await expectNoBarriers(desk)
  await form.getByLabel('Code', { exact: true }).fill(CODE)
  await form.getByLabel('Name', { exact: true }).fill('Walk')
  await form.getByLabel('Currency').selectOption('USD')
  await form.getByLabel('Languages').selectOption('EN VI')
  await form.getByLabel('Time zone').fill('Mars/Olympus')
  await form.getByLabel('Dialling code').fill('356')
  await form.getByLabel('Hosts').fill(`localhost, ${HOST}`)
  await form.getByLabel('Licence statement in English').fill(LICENCE)
  await form.getByLabel('Reason').fill('a walk through the product')
  await form.getByRole('button', { name: 'Create brand' }).click()
  await expect(form.getByText('Enter a valid time zone')).toBeVisible()
  await form.getByLabel('Time zone').fill('Europe/Malta')
  await form.getByRole('button', { name: 'Create brand' }).click()
  await expect(form.getByText('localhost belongs to this installation.')).toBeVisible()
  await form.getByLabel('Hosts').fill(HOST)
  await form.getByRole('button', { name: 'Create brand' }).click()
  await expect(form).toBeHidden()
  await expect(desk.getByText(HOST, { exact: true })).toBeVisible()
  await visitor.goto(own)
  await expect(visitor.getByRole('link', { name: 'Walk, home' })).toBeVisible()
})

test(
  'SHL-10 the footer shows the brand’s licence statement, minimum age, copyright line, and that this is a demo',
  { tag: '@night' },
  async () => {
    const footer = visitor.getByRole('contentinfo')
    await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(footer.getByText(LICENCE)).toBeVisible()
    await expect(footer.getByText('This is a demo without a licence to operate.')).toBeVisible()
    await expect(footer.getByText('21+')).toBeVisible()
    await expect(footer.getByText(/Walk\. Open source/)).toBeVisible()
    await expect(footer.getByRole('navigation', { name: 'Help centre' }).getByRole('link')).toHaveCount(7)
    await goOn(desk, `/settings?brand=${CODE}&tab=settings`)
    const set = async (name: string, value: string) => {
      await desk.getByRole('button', { name: `Change ${name}` }).click()
      const dialog = desk.getByRole('dialog')
      await dialog.getByLabel('Value').fill(value)
      await dialog.getByRole('button', { name: 'Review change' }).click()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
    }
    await set('Minimum age (years)', '25')
    await set('Copyright holder', 'Walk Holdings Ltd')
    await visitor.reload()
    await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(footer.getByText('25+')).toBeVisible()
    await expect(footer.getByText(/Walk Holdings Ltd\. Open source/)).toBeVisible()
  },
)

test(
  'OPS-01 an operator creates an invitation, and its link opens a registration that is otherwise closed',
  { tag: '@night' },
  async () => {
    await goOn(desk, `/settings?brand=${CODE}&tab=flags`)
    await desk.getByRole('switch', { name: /DIRECTREG3/ }).click()
    await expect(desk.getByText('Open registration is off').first()).toBeVisible()
    await goOn(desk, `/invitations?brand=${CODE}`)
    await desk.getByRole('button', { name: 'Create invitation' }).first().click()
    const form = desk.getByRole('dialog', { name: 'Create invitation' })
    await form.getByLabel('Recipient').fill('the walk')
    await form.getByRole('button', { name: 'Create invitation' }).click()
    const link = (await form.getByText(/affiliateCode=/).innerText()).trim()
    expect(link).toContain(`//${HOST}:`)
    await desk.keyboard.press('Escape')
    await expectNoBarriers(desk)
    await visitor.goto(`${own}/register`)
    await expect(visitor.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toHaveCount(0)
    await visitor.goto(link)
    await expect(visitor.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible()
    await desk.getByRole('button', { name: 'Revoke' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(desk.getByText('Revoked', { exact: true })).toBeVisible()
  },
)
