import { dirname, posix } from 'node:path'
import { perSource, type Fault } from '../rule.ts'
import type { Project, Source } from '../source.ts'

/**
 * Documents refer to what exists: relative links and their anchors, paths and imports in code spans, npm scripts; and so do paths of
 * documents in other files. The citation rule checks citations by number.
 */
export const links = perSource('link', (source, project) => [
  ...(source.path.endsWith('.md') && source.path !== NOTICES
    ? [...linked(source, project), ...spans(source, project), ...scripts(source, project)]
    : []),
  ...cited(source, project),
])

/** Verbatim licence texts of others. */
const NOTICES = 'THIRD_PARTY_NOTICES.md'

const LINK = /\]\(([^()\s]+)\)/g
const EXTERNAL = /^(https?|mailto):/

function linked({ path, text }: Source, project: Project): Fault[] {
  return [...text.matchAll(LINK)].flatMap(({ 1: target = '', index }) => {
    if (EXTERNAL.test(target)) return []
    const [file = '', anchor] = target.split('#')
    const full = file === '' ? path : posix.join(dirname(path), file)
    if (!project.exists(full)) return [fault(index, `links to ${full}, which does not exist`)]
    const page = project.sources.find((other) => other.path === full)
    if (anchor === undefined || !page || anchorsOf(page.text).has(anchor)) return []
    return [fault(index, `links to #${anchor}, which is no heading of ${full}`)]
  })
}

const SPAN = /`([^`\n]+)`/g
const PATH =
  /(?<![\w./<{*-])(?:(?:apps|docs|features|games|e2e|packages|tools)\/[\w@./-]+|#[a-z-]+\/[\w@./-]+\.tsx?)(?![\w@./<{*…-])/g

/** Paths in code spans, commands included. A path with a placeholder (`features/<group>`, `*.ts`) is not checked. */
function spans({ text }: Source, project: Project): Fault[] {
  return [...text.matchAll(SPAN)].flatMap(({ 1: span = '', index }) =>
    [...span.matchAll(PATH)].flatMap(([named]) => {
      const path = pathOf(named)
      return project.exists(path) ? [] : [fault(index, `names ${path}, which does not exist`)]
    }),
  )
}

const SCRIPT = /npm run ([a-z][\w:-]*)/g

function scripts({ text }: Source, project: Project): Fault[] {
  const manifest = project.sources.find(({ path }) => path === 'package.json')
  if (!manifest) return []
  return [...text.matchAll(SCRIPT)].flatMap(({ 1: script = '', index }) =>
    manifest.text.includes(`"${script}":`)
      ? []
      : [fault(index, `names npm run ${script}, which package.json does not have`)],
  )
}

const DOCUMENT = /(?<![\w/.])docs\/(?:[\w./-]+\.md|decisions\/\d{4})/g

/** Code that names a document. Test fixtures may name missing files. */
function cited({ path, text, isTest }: Source, project: Project): Fault[] {
  if (isTest || path.endsWith('.md')) return []
  return [...text.matchAll(DOCUMENT)].flatMap(({ 0: document, index }) =>
    isDocument(document, project) ? [] : [fault(index, `names ${document}, which does not exist`)],
  )
}

/** A decision may be cited by its number alone. */
const isDocument = (document: string, project: Project) =>
  document.endsWith('.md')
    ? project.exists(document)
    : project.sources.some(({ path }) => path.startsWith(`${document}-`))

const fault = (start: number, words: string): Fault => ({
  start,
  words: `${words}. Cure: name what is there`,
})

/** `#kit/money.ts` is a subpath import; package.json maps those of packages without their folder's name. */
function pathOf(span: string): string {
  if (!span.startsWith('#')) return span.replace(/\/$/, '')
  return /^#(features|games|apps|tools)\//.test(span) ? span.slice(1) : `packages/${span.slice(1)}`
}

/** The anchors that GitHub generates for headings; a repeated heading gets a number. */
function anchorsOf(text: string): ReadonlySet<string> {
  const seen = new Map<string, number>()
  const prose = text.replaceAll(/^```[^]*?^```/gm, '')
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const bare = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const slug = bare.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-')
    seen.set(slug, (seen.get(slug) ?? -1) + 1)
  }
  return new Set(
    [...seen].flatMap(([slug, last]) => [
      slug,
      ...Array.from({ length: last }, (_, i) => `${slug}-${i + 1}`),
    ]),
  )
}
