import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inlineOf } from './inline.ts'

const pages = mkdtempSync(join(tmpdir(), 'fairhouse-inline-'))
afterAll(() => rmSync(pages, { recursive: true }))

test('S5 allows exactly the document’s own inline pieces, each by its hash', () => {
  const [style, script] = ['body{margin:0}', "document.documentElement.dataset.theme = 'dark'"]
  const document = `<style>${style}</style><script data-x="1">${script}</script><script type="module" src="/a.js"></script>`
  writeFileSync(join(pages, 'index.html'), document)
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(inlineOf(pages)).toEqual({ scripts: [hash(script)], styles: [hash(style)] })
})

test('S5 allows nothing inline for pages without inline pieces or without a file', () => {
  expect(inlineOf(undefined)).toEqual({ scripts: [], styles: [] })
  expect(inlineOf(join(pages, 'nowhere'))).toEqual({ scripts: [], styles: [] })
})
