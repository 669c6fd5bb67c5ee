import { expect, test, type Page } from '@playwright/test'
import { minuteIn } from '#kit/day/zoned.ts'
import { atDesk, site } from './support/people.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { watchLine } from './support/cuts.ts'
import { goOn, inTheme } from './support/looks.ts'

/** The second brand has its own host, so that changes do not affect the first. */
const amber = site.replace('localhost', 'amber.localhost')
/** The office's time zone: that of the platform’s first brand. */
const OFFICE_ZONE = 'Asia/Ho_Chi_Minh'
const looks = [
  { theme: 'dark', width: 1280, height: 800 },
  { theme: 'light', width: 390, height: 844 },
] as const
/** By day each page is checked in one theme, alternating daily; the nightly run checks both. */
const isNight = process.env['FAIRHOUSE_TIER'] === 'nightly'
const today = Math.floor(Date.now() / 86_400_000)
const tabs = ['flags', 'settings', 'status', 'regions', 'brand', 'rules', 'jurisdictions'] as const

test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile, 'one operator at the desk: the walk goes once and looks at both widths')

let desk: Page
let visitor: Page
test.beforeAll(async ({ browser }) => {
  desk = await atDesk(browser, 'op-linh')
  visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
})
test.afterAll(async () => {
  await desk.context().close()
  await visitor.context().close()
})

async function toTab(tab: (typeof tabs)[number]): Promise<void> {
  await goOn(desk, `/settings?brand=AMBER&tab=${tab}`)
  await expect(desk.getByRole('tab', { selected: true })).toBeVisible()
}

/** The customer service page that Contact Us opens, in a separate window. */
async function contacted(): Promise<Page> {
  const opened = visitor.waitForEvent('popup')
  await visitor.getByRole('button', { name: 'Contact us' }).click()
  return opened
}

test(
  'SYS-02 every section of a brand’s settings has no accessibility violation on desktop and phone',
  { tag: '@night' },
  async () => {
    for (const [look, { theme, width, height }] of looks.entries()) {
      await desk.setViewportSize({ width, height })
      await inTheme(desk, theme)
      for (const tab of tabs.filter((_, place) => isNight || (place + today) % looks.length === look)) {
        await toTab(tab)
        await desk.waitForLoadState('networkidle')
        await expectNoBarriers(desk)
        const isWider = await desk.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        )
        expect([tab, width, isWider]).toEqual([tab, width, false])
      }
    }
    await desk.setViewportSize({ width: 1280, height: 800 })
  },
)

test('SHL-04 when the brand is closed, an open page shows the maintenance page with its end, and reopens automatically', async () => {
  const asked: string[] = []
  visitor.on('request', (request) => /\/(wps|api|lgw)\//.test(request.url()) && asked.push(request.url()))
  const lineStands = watchLine(visitor)
  await visitor.goto(amber)
  await expect(visitor.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  expect(asked[0]).toContain('/wps/system/status')
  await lineStands()
  await toTab('status')
  const end = new Date(Date.now() + 5 * 3_600_000)
  await desk.getByLabel('Expected end').fill(minuteIn(OFFICE_ZONE, end))
  await desk.getByRole('button', { name: 'Close site' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Close site' }).click()
  await expect(visitor.getByRole('heading', { name: 'We’re under maintenance' })).toBeVisible()
  await expect(visitor.getByText('We expect to be back')).toContainText(end.toTimeString().slice(0, 5))
  await expectNoBarriers(visitor)
  await visitor.getByRole('button', { name: 'Try again' }).click()
  await expect(visitor.getByText('We’re still under maintenance.')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'hello@amber.invalid' })).toBeVisible()
  const service = await contacted()
  await expect(service.getByLabel('Your message')).toBeVisible()
  expect(await service.evaluate(() => [innerWidth, [500, 750].includes(innerHeight)])).toEqual([440, true])
  await service.close()
  await desk.getByRole('button', { name: 'Open site' }).click()
  // no press: the page receives an event, or polls every half minute
  await expect(visitor.getByRole('button', { name: 'Log in' }).first()).toBeVisible({ timeout: 45_000 })
})

test(
  'SHL-04 a blocked visitor sees their IP address and country, and nothing of the site',
  { tag: '@night' },
  async () => {
    await visitor.clock.install()
    await toTab('regions')
    await desk.getByLabel('Country or network').fill('127.0.0.0/8')
    await desk.getByRole('button', { name: 'Add' }).click()
    await expect(desk.getByText('127.0.0.0/8')).toBeVisible()
    await desk.getByLabel('IP address').fill('127.0.0.1')
    await desk.getByRole('button', { name: 'Test' }).click()
    await expect(desk.getByText('127.0.0.1 (country unknown) is blocked')).toBeVisible()
    await visitor.goto(amber)
    await expect(visitor.getByRole('heading', { name: 'Not available in your location' })).toBeVisible()
    await expect(visitor.getByText('127.0.0.1')).toBeVisible()
    await expectNoBarriers(visitor)
    await expect(visitor.getByRole('link', { name: 'hello@amber.invalid' })).toBeVisible()
    await (await contacted()).close()
    await visitor.getByRole('button', { name: 'Try again' }).click()
    await expect(visitor.getByText('Access from this address is still restricted.')).toBeVisible()
    await desk.getByRole('button', { name: 'Remove 127.0.0.0/8' }).click()
    await expect(desk.getByText('No rules: all regions are allowed.')).toBeVisible()
    // no press: the page polls every half minute
    await visitor.clock.fastForward(31_000)
    await expect(visitor.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  },
)

test(
  'SHL-03 a members-only brand shows a visitor only the form, on every path',
  { tag: '@night' },
  async () => {
    await toTab('flags')
    await desk.getByRole('switch', { name: 'Site for logged-in members only' }).click()
    await expect(desk.getByText('Site for logged-in members only is on')).toBeVisible()
    await visitor.goto(`${amber}/fairness`)
    await expect(visitor).toHaveURL(/\/login/)
    await expect(visitor.getByRole('dialog')).toBeVisible()
    await visitor.keyboard.press('Escape')
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Amber')
    await expect(visitor.getByText('River Dragon')).toHaveCount(0)
    await expectNoBarriers(visitor)
    await desk.getByRole('switch', { name: 'Site for logged-in members only' }).click()
    await expect(desk.getByText('Site for logged-in members only is off')).toBeVisible()
  },
)

/** Where each flag that affects a visitor is visible, and what it shows. */
type Seen = {
  readonly flag: string
  readonly at: 'login' | 'register' | 'mobile' | 'forgot'
  readonly role: 'tab' | 'button' | 'textbox'
  readonly name: string | RegExp
}
const seen: readonly Seen[] = [
  { flag: 'MOBILEVERCODELOGIN3', at: 'login', role: 'tab', name: 'By SMS code' },
  { flag: 'FREEPLAY3', at: 'login', role: 'button', name: /Try it with play money/ },
  { flag: 'DIRECTREG3', at: 'register', role: 'tab', name: 'By mobile' },
  { flag: 'USERNAMEREG3', at: 'register', role: 'tab', name: 'By username' },
  { flag: 'MOBILENUMREG3', at: 'register', role: 'tab', name: 'By mobile' },
  { flag: 'REGMOBVERF3', at: 'mobile', role: 'button', name: 'Send code' },
  { flag: 'CHNGPASSVERIF3', at: 'forgot', role: 'tab', name: 'By phone' },
]

test(
  'SYS-02 an open page follows every flag that affects a visitor, switched off and on, immediately',
  { tag: '@night' },
  async () => {
    const names = [...seen.map(({ flag }) => flag), 'MOBILENUMPASSREG3']
    const start = await visitor.request.get(`${site}/wps/system/whitelabel`, {
      headers: { merchant: 'AMBER' },
    })
    const { value }: { value: { flags: Record<string, boolean> } } = await start.json()
    const turn = (flag: string, isOn: boolean) =>
      desk.evaluate(
        async ([path, body]) => {
          const headers = { 'content-type': 'application/json' }
          const answer = await fetch(path, { method: 'PUT', headers, body })
          if (!answer.ok) throw new Error(await answer.text())
        },
        [`/office/api/brands/AMBER/flags/${flag}`, JSON.stringify({ isOn })] as const,
      )
    const form = visitor.getByRole('dialog')
    // a page receives events once its socket is connected
    const open = async (at: Seen['at']) => {
      const lineStands = watchLine(visitor)
      await visitor.goto(at === 'register' || at === 'mobile' ? `${amber}/register` : amber)
      if (at === 'login' || at === 'forgot')
        await visitor.getByRole('button', { name: 'Log in' }).first().click()
      if (at === 'forgot') await form.getByRole('button', { name: 'Forgot password?' }).click()
      if (at === 'mobile') await form.getByRole('tab', { name: 'By mobile' }).click()
      await expect(form).toBeVisible()
      await lineStands()
    }
    let shown: Seen['at'] | null = null
    // by day the forms for members or those for new visitors, alternating daily
    const isFor = ({ at }: Seen) => (at === 'register' || at === 'mobile' ? 1 : 0) === today % 2
    const rows = seen.filter((row) => isNight || isFor(row))
    for (const { flag, at, role, name } of rows) {
      if (shown !== at) await open(at)
      shown = at
      const sign = form.getByRole(role, { name, exact: typeof name === 'string' })
      for (const isOn of [false, true]) {
        await turn(flag, isOn)
        await expect(sign, `${flag} ${isOn ? 'on' : 'off'}`).toHaveCount(isOn ? 1 : 0)
      }
    }
    // with the code enabled, a phone number alone opens the account where no password is required
    const hasNewcomers = rows.some(({ at }) => at === 'mobile')
    if (hasNewcomers) await open('mobile')
    for (const isOn of hasNewcomers ? [false, true] : []) {
      await turn('MOBILENUMPASSREG3', isOn)
      await expect(form.getByLabel('Password', { exact: true })).toHaveCount(isOn ? 1 : 0)
    }
    for (const flag of names) await turn(flag, value.flags[flag] ?? false)
  },
)
