import { escapeText } from 'entities'
import type { FastifyInstance } from 'fastify'
import { openApi, type OpenApi } from '#contract/openapi.ts'
import type { Route } from '#contract/route.ts'
import { contracts } from '#features/contracts.ts'
import { catalogue, specifiedCatalogue } from '#features/errors.ts'
import { listenerOf } from '#server/mount.ts'

const code = (text: string): string => `<code>${escapeText(text)}</code>`

/** A plain page that needs neither script nor style sheet. */
function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${content}</main></body></html>`
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<table border="1" cellpadding="6"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

function callsPage(document: OpenApi): string {
  const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, 'x-who': who }]) => [
      code(method.toUpperCase()),
      code(path),
      escapeText(who),
      escapeText(summary),
    ]),
  )
  const links =
    '<p>Full document: <a href="/docs/openapi.json">OpenAPI 3.1</a>. Errors: <a href="/docs/errors">error catalogue</a>.</p>'
  return page('API reference', links + table(['Method', 'Path', 'Audience', 'Summary'], rows))
}

function errorsPage(isShown: (route: Route) => boolean): string {
  const specified = specifiedCatalogue().map((entry) => [
    escapeText(entry.says),
    code('code' in entry ? entry.code : entry.text),
    String(entry.status ?? ''),
    escapeText(entry.english),
    `<span lang="vi">${escapeText(entry.vietnamese)}</span>`,
    escapeText(entry.does),
  ])
  const refusals = catalogue(isShown).map((entry) => [
    code(entry.code),
    String(entry.status),
    escapeText(entry.english),
    `<span lang="vi">${escapeText(entry.vietnamese)}</span>`,
    escapeText(entry.calls.join(', ')),
  ])
  return page(
    'Error catalogue',
    `<p><a href="/docs">API reference</a></p><h2>Errors named by the specification</h2>${table(
      ['Specification', 'Code or text', 'Status', 'English', 'Vietnamese', 'What the page does'],
      specified,
    )}<h2>All error codes</h2>${table(['Code', 'Status', 'English', 'Vietnamese', 'Calls'], refusals)}`,
  )
}

/** A player's port reveals no call of the back office, not even its name (S6). */
const isShownAt = {
  site: (route: Route) => (route.listeners ?? [listenerOf(route)]).some((listener) => listener !== 'office'),
  office: (route: Route) => (route.listeners ?? [listenerOf(route)]).includes('office'),
} as const

/**
 * GET /docs/openapi.json is the OpenAPI document, /docs a plain list of the calls, /docs/errors the error catalogue, each limited to the
 * calls of this port's pages. They are generated on first use, so that they do not delay the start.
 */
export function docsPage(server: FastifyInstance, listener: 'site' | 'office'): void {
  const isShown = isShownAt[listener]
  const document = atFirstUse(() => openApi(contracts, 'Fairhouse', isShown))
  const pages = {
    '/docs': atFirstUse(() => callsPage(document())),
    '/docs/errors': atFirstUse(() => errorsPage(isShown)),
  }
  server.get('/docs/openapi.json', () => document())
  for (const [path, content] of Object.entries(pages))
    server.get(path, (_, reply) => reply.type('text/html; charset=utf-8').send(content()))
}

function atFirstUse<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
