import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hallPaths } from '#apps/site/src/halls.ts'
import { memberPages } from '#apps/site/src/member/pages.ts'
import { ROOT } from '../launcher/place.ts'
import { modulesOf } from './first-code.ts'

const src = join(ROOT, 'apps/site/src')
const table = (file: string): string => readFileSync(join(src, file), 'utf8')

test('SHL-01 the code of every page and panel is known to the first script by its address', () => {
  const modules = modulesOf(table('routes/pages.ts'), table('member/pages.ts'), hallPaths)
  expect(memberPages.filter((page) => !modules.has(`member=${page}`))).toEqual([])
  const pages = [...table('routes/pages.ts').matchAll(/^ {2}'(\/[^':]+)': (\w+)/gm)]
  expect(pages.length).toBeGreaterThan(10)
  expect(
    pages.filter(([, path = '', drawn]) => drawn !== 'home' && !modules.has(path)).map(([, path]) => path),
  ).toEqual([])
  const files = [...new Set(modules.values())]
  const isThere = (file: string) => existsSync(join(ROOT, file)) || existsSync(join(src, 'routes', file))
  expect(files.filter((file) => !isThere(file))).toEqual([])
})
