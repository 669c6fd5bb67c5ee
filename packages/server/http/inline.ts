import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Content security policy sources for inline parts of the document: each by its hash, nothing else inline. */
export type Inline = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

const SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/** Read once: a new build is served after a restart. */
export function inlineOf(pages: string | undefined): Inline {
  const file = pages && join(pages, 'index.html')
  const document = file && existsSync(file) ? readFileSync(file, 'utf8') : ''
  const hashes = (pattern: RegExp): readonly string[] =>
    [...document.matchAll(pattern)].map(([, text = '']) => hashOf(text))
  return { scripts: hashes(SCRIPT), styles: hashes(STYLE) }
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
