import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Sources of a content policy for what the pages' document holds itself: each piece by its hash, nothing else inline. */
export type Inline = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

const SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/** Reads it once: a build that changes it is served by the next start. */
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
