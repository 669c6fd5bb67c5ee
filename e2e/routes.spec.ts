import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { hallPaths } from '#apps/site/src/halls.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { looks, openAs, sideways, sitePaths } from './support/looks.ts'
import { atOneSize } from './support/once.ts'
import { site } from './support/people.ts'

/** Halls share one page with different titles: a category, one provider's, an empty one and a lottery represent all. */
const FEW_HALLS: ReadonlySet<string> = new Set(['/rng', '/pgrng', '/live', '/lottery'])
const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
const isHall = (path: string): boolean => hallPaths.some((hall) => hall === path)

test('SHL-01 SHL-13 SHL-14 R16 every page of the site has no accessibility violation and links to safer play, on a phone and a desktop', async ({
  page,
}) => {
  // sweep.spec.ts checks every page in every theme at every width
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  expect(sitePaths.length).toBeGreaterThan(20)
  // axe checks static content: reduced motion is set once, not around each page
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(site)
  const isPhone = (page.viewportSize()?.width ?? 0) < 500
  const shown = sitePaths.filter((path) => !isHall(path) || FEW_HALLS.has(path))
  for (const [at, path] of shown.entries()) {
    // by day the one size takes every second page, and the other size the others
    if (!isNightly && at % 2 !== Number(isPhone)) continue
    const look = looks[(Math.floor(at / 2) + at + Number(isPhone)) % looks.length]
    if (look)
      await test.step(`${path} ${look.theme} ${look.lang}`, async () => {
        await openAs(page, path, look)
        expect(await sideways(page), 'nothing sticks out sideways').toBeLessThanOrEqual(0)
        // R16: help with safer play is one press away on every page
        await expect(page.locator('a[href="/saferplay"]').first()).toBeAttached()
        await expectNoBarriers(page)
      })
  }
  expect(faults).toEqual([])
})

/** Script of the first view, gzipped: what must load before anything can be pressed. */
const MOST_BYTES = 150_000
/** With the menu beside the page and a member's end of the header. */
const MOST_BESIDE = 157_000

test('SHL-01 the first view needs at most 150 kB of script on a phone, 157 with the menu of a desktop', async ({
  request,
}) => {
  atOneSize()
  const html = await (await request.get(`${site}/index`, { headers: { accept: 'text/html' } })).text()
  // the document lists the entry's files itself and the others in its data for the entry
  const [, told = ''] = /data-code="([^"]+)"/.exec(html) ?? []
  const code: Readonly<Record<string, readonly string[][]>> = JSON.parse(told.replaceAll("'", '"'))
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
  const weightOf = async (addresses: readonly string[]): Promise<number> => {
    const listed = addresses.flatMap((address) => code[address]?.[0] ?? [])
    expect(listed.length).toBeGreaterThan(0)
    const files = [...new Set([...named, ...listed.map((file) => `/assets/${file}.js`)])]
    const sizes = await Promise.all(
      files.map(
        async (file) => gzipSync(await (await request.get(`${site}${file}`)).body(), { level: 9 }).length,
      ),
    )
    return sizes.reduce((total, size) => total + size, 0)
  }
  const [phone, desktop] = await Promise.all([weightOf(['']), weightOf(['', 'beside'])])
  expect(desktop).toBeGreaterThan(phone)
  expect(phone, `${Math.round(phone / 1000)} kB`).toBeLessThanOrEqual(MOST_BYTES)
  expect(desktop, `${Math.round(desktop / 1000)} kB`).toBeLessThanOrEqual(MOST_BESIDE)
})

test('SHL-01 back, forward, a reload, an anchor and another tab lead to the right page', async ({
  page,
  context,
}) => {
  atOneSize()
  await page.goto(`${site}/index?category=x`)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Help centre' }).click()
  await expect(page).toHaveURL(/\/help$/)
  await page.getByRole('link', { name: 'Refund Policy' }).first().click()
  await expect(page).toHaveURL(/\/help\?topic=refund$/)
  // the page has its full height once its text has loaded
  await expect(page.getByRole('heading', { name: 'Refund Policy' })).toBeVisible()
  const place = () => page.evaluate(() => scrollY)
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo({ top: 200 }))
      return place()
    })
    .toBe(200)
  await menu.getByRole('link', { name: 'Fairness' }).click()
  await expect(page).toHaveTitle(/^Fairness/)
  await expect.poll(place).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Refund Policy' })).toBeVisible()
  await expect.poll(place).toBe(200)
  await page.goForward()
  await expect(page).toHaveTitle(/^Fairness/)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  await page.reload()
  await expect(page).toHaveTitle(/^Fairness/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Refund Policy' })).toBeVisible()
  // the skip link is an anchor, not a page
  await page.evaluate(() => location.assign('#content'))
  await expect(page.getByRole('heading', { name: 'Refund Policy' })).toBeVisible()
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    menu.getByRole('link', { name: 'Fairness' }).click({ modifiers: ['Control'] }),
  ])
  // not toHaveURL: where the request of another tab is reported after its page, Playwright waits for a navigation that is over
  await expect.poll(() => other.url()).toMatch(/\/fairness$/)
  await expect(page.getByRole('heading', { name: 'Refund Policy' })).toBeVisible()
})

test(
  'SHL-08 SHL-15 SHL-18 the tab title names a provider’s games, a text page has text placeholders, and a phone shows the whole notice of the home page',
  { tag: '@night' },
  async ({ page }) => {
    atOneSize()
    await page.goto(`${site}/pgrng`)
    await expect(page).toHaveTitle(/^PG games · /)
    await page.route('**/assets/help*', () => undefined) // its code does not load
    await page.goto(`${site}/help`)
    const waiting = page.getByRole('main').getByText('Loading')
    await expect(waiting).toBeAttached()
    await expect(page.locator('main .posters')).toHaveCount(0)
    await page.setViewportSize({ width: 360, height: 740 })
    for (const lang of ['EN', 'VI'] as const) {
      await openAs(page, '/index', { theme: 'dark', lang })
      const cut = await page
        .locator('p', { hasText: /You can verify every round|Bạn có thể tự kiểm chứng/ })
        .first()
        .evaluate((line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight)
      expect(cut, lang).toBe(false)
    }
  },
)

test(
  'SHL-15 a game whose picture does not load shows the default icon instead of a broken image',
  { tag: '@night' },
  async ({ page }) => {
    atOneSize()
    await page.route(/poster-\d+[^/]*\.(avif|webp)/, (route) => route.abort())
    await page.goto(`${site}/rng`)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first()).toBeVisible()
    await expect(cards.first().locator('img')).toHaveCount(0)
    // the icon replaces the picture; the favourite and the info button have icons of their own
    await expect(cards.first().locator('button').first().locator('svg').first()).toBeVisible()
  },
)

const MANY = 2_000

/** A lobby with this many games, generated in the browser: the server's part is tested with real rows. */
async function manyGames(page: Page): Promise<void> {
  const game = (at: number) => ({
    gameId: `many-${at}`,
    nodeId: 'JADE_FORGE',
    name: `Game ${at}`,
    code: `many-${at}`,
    vassalage: 'JADE_FORGE',
    vendorName: 'Jade Forge',
    accountTypeName: 'JADE_FORGE',
    category: 'RNG',
    gameType: 'SLOT',
    kind: 'slots',
    defaultPlayType: null,
    isGame: null,
    isHot: false,
    isNew: at % 9 === 0,
    isUnderMaintenance: false,
    themes: ['asia'],
    volatility: 'medium',
    rtpText: '96.00 %',
    isProvablyFair: true,
  })
  await page.route('**/api/lobby/games?*', (route) => {
    const asked = new URL(route.request().url()).searchParams
    const from = Number(asked.get('from') ?? 0)
    const count = Math.min(Number(asked.get('count') ?? 60), MANY - from)
    const facet = (key: string) => [{ key, count: MANY }]
    const facets = {
      vendors: [{ key: 'JADE_FORGE', name: 'Jade Forge', count: MANY }],
      themes: facet('asia'),
      volatilities: facet('medium'),
      types: facet('slots'),
    }
    const list = Array.from({ length: Math.max(0, count) }, (_, at) => game(from + at))
    return route.fulfill({ json: { success: true, value: { total: MANY, list, facets } } })
  })
}

/** The page's height after late content, such as the providers below, has loaded: scrolling starts only then. */
async function restedHeight(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  let before = 0
  await expect
    .poll(
      async () => {
        const last = before
        before = await height()
        return before - last
      },
      { intervals: [500] },
    )
    .toBe(0)
  return before
}

test(
  'SHL-08 a lobby of 2 000 games scrolls from the first to the last without rendering all of them, and without layout shifts',
  { tag: '@night' },
  async ({ page }) => {
    await manyGames(page)
    await page.goto(`${site}/rng`)
    // the page itself, not the first paint
    await expect(page.getByRole('button', { name: /Play Game 0 / })).toBeVisible()
    // below the games the footer renders in a separate task: until then a placeholder of about its height is there
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.evaluate(() => document.fonts.ready)
    const before = await restedHeight(page)
    await page.evaluate(() => {
      const seen = { shift: 0, most: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value)
      }).observe({ type: 'layout-shift' })
    })
    // scrolls like a hand: long strokes, from the top to the bottom
    const cards = await page.evaluate(async () => {
      let most = 0
      const end = document.documentElement.scrollHeight
      for (let top = 0; top < end; top += 2_500) {
        scrollTo({ top })
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
        most = Math.max(most, document.querySelectorAll('main article').length)
      }
      return most
    })
    await expect(page.getByText(`Game ${MANY - 1}`, { exact: true }).first()).toBeAttached()
    expect(cards, 'cards drawn at once').toBeLessThan(500)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before)
    const { shift }: { shift: number } = await page.evaluate(() => Object(window)['seen'])
    expect(shift).toBeLessThan(0.02)
  },
)
