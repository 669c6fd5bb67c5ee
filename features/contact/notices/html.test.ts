import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { chromiumPath, headless } from '#tools/suite/chromium.ts'
import { cleanHtml, plainText } from './service/clean.ts'
import { payload } from './testing/payloads.ts'

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
const PAYLOADS = isNightly ? 100_000 : 400
const BATCH = 100
/** Failing pictures and opening details fire their events a moment later. */
const SETTLE_MS = 60

let browser: Browser
let page: Page

beforeAll(async () => {
  const executablePath = chromiumPath()
  browser = await chromium.launch({
    executablePath,
    args: [...headless(executablePath), '--no-sandbox', '--disable-background-networking'],
  })
  page = await browser.newPage()
  // about:blank has no network: a picture fails immediately, and navigation of a payload goes nowhere
  await page.setContent('<!doctype html><div id="box"></div>')
  await page.addScriptTag({ content: await cleanerOfThePage() })
  await page.evaluate(() => {
    Object.assign(window, { count: 0, ran: () => ((window as never as Counted).count += 1) })
    // clicking an ordinary link would navigate away from the test; javascript: links still run
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link && !link.getAttribute('href')?.includes('javascript')) event.preventDefault()
    })
  })
})
afterAll(() => browser.close())

type Counted = { count: number; rich: { richNodes: (html: string) => DocumentFragment } }

/** The same code that renders on the site's pages, bundled as one script. */
async function cleanerOfThePage(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('../../../packages/ui/data/rich-text.tsx', import.meta.url)),
        formats: ['iife'],
        name: 'rich',
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [first] = Array.isArray(made) ? made : [made]
  if (!first || !('output' in first)) throw new Error('the page’s cleaner was not built')
  return first.output[0].code
}

type Drawn = { readonly raw: string; readonly clean: string }

/** Renders each text in the three ways a page could, triggers its events, and returns how often code ran. */
async function drawAll(texts: readonly Drawn[], how: 'raw' | 'clean'): Promise<number> {
  return page.evaluate(
    async ({ list, isRaw, settleMs }) => {
      const own = window as never as Counted
      const before = own.count
      const box = document.querySelector('#box') ?? document.body
      const provoke = (place: HTMLElement) => {
        for (const each of place.querySelectorAll<HTMLElement>('*')) {
          each.dispatchEvent(new Event('mouseover', { bubbles: true }))
          if (each.tagName !== 'A' || each.getAttribute('href')?.startsWith('javascript')) each.click?.()
          each.focus?.()
        }
      }
      const draw = (fill: (place: HTMLElement) => void) => {
        const place = document.createElement('div')
        box.append(place)
        fill(place)
        provoke(place)
      }
      for (const { raw, clean } of list) {
        if (isRaw) draw((place) => (place.innerHTML = raw))
        else {
          draw((place) => (place.innerHTML = clean))
          draw((place) => place.replaceChildren(own.rich.richNodes(raw)))
          draw((place) => place.replaceChildren(own.rich.richNodes(clean)))
        }
      }
      await new Promise((done) => setTimeout(done, settleMs))
      box.replaceChildren()
      return own.count - before
    },
    { list: [...texts], isRaw: how === 'raw', settleMs: SETTLE_MS },
  )
}

const FORBIDDEN_TAGS =
  'script, style, iframe, object, embed, svg, math, form, input, base, meta, link, template, body [srcdoc]'

/** Texts that, once rendered, contain a tag, a handler or a URL that isn't allowed. */
async function offending(texts: readonly Drawn[]): Promise<readonly Drawn[]> {
  return page.evaluate(
    ({ list, tags }) => {
      const isOdd = (each: Element) =>
        each.getAttributeNames().some((name) => name.startsWith('on')) ||
        /^\s*(javascript|data|vbscript):/i.test(each.getAttribute('href') ?? each.getAttribute('src') ?? '')
      return list.filter(({ clean }) => {
        const { body } = new DOMParser().parseFromString(clean, 'text/html')
        return body.querySelector(tags) !== null || [...body.querySelectorAll('*')].some(isOdd)
      })
    },
    { list: [...texts], tags: FORBIDDEN_TAGS },
  )
}

test(`C1 none of ${PAYLOADS} mutated texts runs in Chromium after sanitising on write or on read; sanitising twice changes nothing`, async () => {
  const chance = fastChance(20_261_122)
  let ran = 0
  for (let done = 0; done < PAYLOADS; done += BATCH) {
    const batch = Array.from({ length: BATCH }, () => {
      const raw = payload(chance)
      return { raw, clean: cleanHtml(raw) }
    })
    for (const { clean, raw } of batch) expect({ raw, clean: cleanHtml(clean) }).toEqual({ raw, clean })
    expect(await offending(batch)).toEqual([])
    ran += await drawAll(batch, 'clean')
  }
  expect(ran).toBe(0)
})

test('C1 the same tricks run without sanitising', async () => {
  const tricks = [
    '<img src=x onerror=ran()>',
    '<svg onload=ran()>',
    '<details open ontoggle=ran()><summary>x</summary></details>',
    '<a href="javascript:ran()">x</a>',
  ]
  expect(
    await drawAll(
      tricks.map((raw) => ({ raw, clean: '' })),
      'raw',
    ),
  ).toBeGreaterThanOrEqual(3)
})

test('C1 keeps what operators need: headings, lists, links with noopener, pictures of the platform', () => {
  const own =
    '<h2>News</h2><ul><li><b>One</b></li></ul><img src="/api/notices/pictures/0123456789abcdef0123456789abcdef.jpg" alt="" />'
  expect(cleanHtml(own)).toBe(own)
  expect(cleanHtml('<a href="https://good.example/x">x</a>')).toBe(
    '<a href="https://good.example/x" target="_blank" rel="noopener noreferrer">x</a>',
  )
  expect(cleanHtml('<a href="/index?member=depositv2" onclick="x()">x</a>')).toBe(
    '<a href="/index?member=depositv2">x</a>',
  )
  expect(cleanHtml('<img src="https://elsewhere.example/x.png">')).toBe('')
  expect(plainText('<h2>A &amp; B</h2><p>one</p><p>two</p>')).toBe('A & B one two')
})
