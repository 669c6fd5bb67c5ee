import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '#apps/game/src/catalogue.ts'
import { catalogue } from '#games/catalogue.ts'
import { ROOT } from '../launcher/place.ts'
import { withLinks } from './first-scene.ts'

const dist = join(ROOT, 'apps/game/dist')
const page = (id: string): string => join(dist, 'play', `${id}.html`)

test('GAM-02 adds no second preload for a file that the page preloads already', () => {
  const html = '<head><link rel="modulepreload" href="/a.js"></head>'
  const links = ['<link rel="modulepreload" href="/a.js">', '<link rel="preload" href="/b.webp">']
  expect(withLinks(html, links).match(/a\.js|b\.webp/g)).toEqual(['a.js', 'b.webp'])
})

test("GAM-02 every game of the platform has a scene in the games' page", () => {
  expect(Object.keys(games).toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted())
})

/** Where the pages are built: a work tree may not have them. */
describe.skipIf(!existsSync(join(dist, 'play')))('GAM-02 the built page of each game', () => {
  test.each(catalogue.map(({ id }) => id))(
    '%s preloads its own code and pictures, all of which exist',
    (id) => {
      const html = readFileSync(page(id), 'utf8')
      const named = [...html.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
      expect(named.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(1)
      expect(named.filter((file) => file.endsWith('.webp')).length).toBeGreaterThan(1)
      expect(named.filter((file) => !existsSync(join(dist, file)))).toEqual([])
      expect(globSync(join(dist, 'replay', `${id}.html`))).toHaveLength(1)
    },
  )
})
