import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hallPaths } from '#apps/site/src/halls.ts'
import { memberPages } from '#apps/site/src/member/names.ts'
import { ROOT } from '../launcher/place.ts'
import { modulesOf, siteFiles } from './first-code.ts'
import { MARK } from './read-whole.ts'

const src = join(ROOT, 'apps/site/src')
const table = (file: string): string => readFileSync(join(src, file), 'utf8')

test('SHL-01 the first script knows the code of every page and panel by its URL', () => {
  const modules = modulesOf(table('routes/pages.ts'), siteFiles(), hallPaths)
  expect(memberPages.filter((page) => !modules.has(`member=${page}`))).toEqual([])
  const pages = [...table('routes/pages.ts').matchAll(/^ {2}'(\/[^':]+)': (\w+)/gm)]
  expect(pages.length).toBeGreaterThan(10)
  expect(
    pages.filter(([, path = '', drawn]) => drawn !== 'home' && !modules.has(path)).map(([, path]) => path),
  ).toEqual([])
  expect(modules.get('/saferplay')).toBe('/features/compliance/limits/site/safer-play-page.tsx')
  const files = [...new Set(modules.values())]
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})

const dist = join(ROOT, 'apps/site/dist')

/** Where the pages are built: a work tree may not have them. */
describe.skipIf(!existsSync(join(dist, 'index.html')))('SHL-01 the built first view', () => {
  const html = existsSync(dist) ? readFileSync(join(dist, 'index.html'), 'utf8') : ''
  const [, told = '{}'] = /data-code="([^"]+)"/.exec(html) ?? []
  const code: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = JSON.parse(
    told.replaceAll("'", '"'),
  )
  const filesOf = (address: string) => [...(code['']?.[0] ?? []), ...(code[address]?.[0] ?? [])]

  test.each([
    ['/rng', 10],
    ['member=depositv2', 13],
  ])('SHL-01 the code of %s is at most %i files, since each costs a phone extra time', (address, most) => {
    const files = filesOf(address)
    expect(files.length).toBeGreaterThan(5)
    expect(files.slice(most)).toEqual([])
  })

  test('SHL-01 an address that opens a form lists the form’s code, so that it loads with the page', () => {
    for (const address of ['/register', '/register.html', '/login', '/forgot'])
      expect(filesOf(address).filter((file) => /^(above|auth-modals)-/.test(file))).toHaveLength(2)
  })

  test('SHL-01 code that a phone does not show first is in no file of every page', () => {
    const first = code['']?.[0] ?? []
    expect(first.filter((file) => /^(above|beside|layers|centre|icons)-/.test(file))).toEqual([])
    expect((code['beside']?.[0] ?? []).map((file) => file.replace(/-.*/, ''))).toEqual(['beside'])
  })

  test('SHL-01 large chunks whose functions run immediately are compiled eagerly, off the main thread', () => {
    const large = filesOf('member=depositv2').filter((file) => !/^(rolldown-runtime|icons)-/.test(file))
    const heads = large.map((file) => readFileSync(join(dist, 'assets', `${file}.js`), 'utf8').split('\n')[0])
    expect(new Set(heads)).toEqual(new Set([MARK]))
  })
})
