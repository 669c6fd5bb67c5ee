import { expect, test } from '@playwright/test'
import { globSync, readFileSync, realpathSync } from 'node:fs'
import { createServer, type ViteDevServer } from 'vite'
import { site } from './support/people.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { inTheme } from './support/looks.ts'
import { atOneSize } from './support/once.ts'

/** The gallery exists on the development server only, so the test starts one. */
let development: ViteDevServer
let gallery: string
test.beforeAll(async () => {
  development = await createServer({
    configFile: 'apps/site/vite.config.ts',
    // packages may be behind a link, as in a second work tree
    server: { port: 0, strictPort: false, hmr: false, fs: { allow: ['.', realpathSync('node_modules')] } },
    logLevel: 'error',
  })
  await development.listen()
  gallery = `${development.resolvedUrls?.local[0]}__kit`
})
test.afterAll(() => development.close())

test('O12 every component in every state has no accessibility violation in dark and light themes', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('response', (answer) => answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`))
  // the first visit may happen while the server still bundles dependencies: the page then reloads
  await expect(async () => {
    faults.length = 0
    await page.goto(gallery, { timeout: 90_000 })
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0, { timeout: 15_000 })
    await page.waitForLoadState('networkidle')
    expect(faults).toEqual([])
  }).toPass({ timeout: 180_000 })
  for (const theme of ['dark', 'light'] as const) {
    await inTheme(page, theme)
    await expectNoBarriers(page)
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWider ? 'the gallery scrolls sideways' : 'fits').toBe('fits')
  }
  expect(faults).toEqual([])
})

test('S5 a production build does not serve the gallery', async ({ page }) => {
  atOneSize()
  const built = globSync('apps/site/dist/**/*')
  expect(built.length).toBeGreaterThan(10)
  expect(built.filter((file) => /kit[^/]*\.html$/.test(file))).toEqual([])
  const scripts = globSync('apps/site/dist/**/*.{js,css,html}').map((file) => readFileSync(file, 'utf8'))
  expect(scripts.filter((text) => text.includes('Gallery of the kit'))).toEqual([])
  await page.goto(`${site}/__kit`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Every component')).toHaveCount(0)
})
