import { expect, test, type Page } from '@playwright/test'
import { atDesk, site } from './support/people.ts'
import { atOneSize } from './support/once.ts'

/** Switches one flag of Jade as an operator does, from the office's own page. */
async function flip(desk: Page, flag: string, isOn: boolean): Promise<void> {
  const status = await desk.evaluate(
    async ([name, on]) => {
      const answer = await fetch(`/office/api/brands/JADE/flags/${name}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isOn: on }),
      })
      return answer.status
    },
    [flag, isOn] as const,
  )
  expect(status).toBe(200)
  await desk.waitForTimeout(1_200) // every process hears of it within a second
}

async function openLogin(page: Page): Promise<void> {
  await page.goto(site)
  await page.getByRole('button', { name: 'Log in' }).first().click()
}

/** Where a flag is seen: the page that is opened, what stands there with it, and how the demonstration begins. */
const seen = [
  {
    flag: 'FREEPLAY3',
    starts: true,
    open: openLogin,
    shown: (page: Page) => page.getByRole('button', { name: 'Try it with play money' }),
  },
  {
    flag: 'MOBILEVERCODELOGIN3',
    starts: true,
    open: openLogin,
    shown: (page: Page) => page.getByRole('tab', { name: 'By SMS code' }),
  },
  {
    flag: 'DIRECTREG3',
    starts: true,
    open: (page: Page) => page.goto(site),
    shown: (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Join' }),
  },
  {
    flag: 'MOBILENUMREG3',
    starts: true,
    open: (page: Page) => page.goto(`${site}/register`),
    shown: (page: Page) => page.getByRole('tab', { name: 'By mobile' }),
  },
  {
    flag: 'USERNAMEREG3',
    starts: true,
    open: (page: Page) => page.goto(`${site}/register`),
    shown: (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Username' }),
  },
  {
    flag: 'REGMOBVERF3',
    starts: false,
    open: (page: Page) => page.goto(`${site}/register`),
    shown: (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Send code' }),
  },
  {
    flag: 'CHNGPASSVERIF3',
    starts: false,
    open: (page: Page) => page.goto(`${site}/forgot`),
    shown: (page: Page) => page.getByRole('tab', { name: 'By phone' }),
  },
] as const

test('SYS-02 what a flag switches off is gone from the visitor’s pages, and back when it is switched on', async ({
  page,
  browser,
}) => {
  atOneSize()
  test.slow()
  const desk = await atDesk(browser, 'op-linh')
  for (const { flag, starts, open, shown } of seen)
    try {
      for (const isOn of [!starts, starts]) {
        await flip(desk, flag, isOn)
        await open(page)
        await expect(page.getByRole('banner', { includeHidden: true })).toBeVisible()
        await expect(shown(page), `${flag} ${isOn ? 'on' : 'off'}`).toBeVisible({ visible: isOn })
      }
    } finally {
      await flip(desk, flag, starts)
    }
})
