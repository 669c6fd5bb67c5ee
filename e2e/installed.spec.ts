import { expect, test } from '@playwright/test'
import { atOneSize } from './support/once.ts'
import { site } from './support/people.ts'

test.use({ serviceWorkers: 'allow' })

test('SHL-19 SHL-15 the site can be installed, caches no API response, reports being offline and recovers automatically', async ({
  page,
  context,
}) => {
  atOneSize()
  await page.goto(`${site}/index`)
  const ready = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(ready).toBe('activated')
  await page.reload()
  await page.waitForLoadState('networkidle')
  const kept = () =>
    page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = await Promise.all(stores.map((store) => store.keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
  // loaded files are cached a moment later
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(5)
  expect((await kept()).filter((path) => !/^\/(assets|icons|offline\.|favicon)/.test(path))).toEqual([])
  // requested after the first view
  await expect(page.locator('link[rel=manifest]')).toBeAttached()
  const devtools = await context.newCDPSession(page)
  const manifest = await devtools.send('Page.getAppManifest')
  expect([manifest.errors, JSON.parse(manifest.data ?? '{}').name]).toEqual([[], 'Jade'])
  await context.setOffline(true)
  await page.goto(`${site}/rng`)
  await expect(page.getByRole('heading', { name: 'There is no line' })).toBeVisible()
  // in the chosen theme and language only
  await page.evaluate(() => {
    localStorage.setItem('lang', 'VI')
    localStorage.setItem('theme', 'light')
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Không có kết nối' })).toBeVisible()
  await expect(page.getByText('There is no line')).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(248, 247, 243)')
  await page.evaluate(() => localStorage.setItem('lang', 'EN'))
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible()
})
