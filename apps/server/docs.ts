import type { FastifyInstance } from 'fastify'
import type { OpenApi } from '#contract/openapi.ts'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** GET /docs/openapi.json is the document; GET /docs a plain list of it that needs no script. */
export function docsPage(app: FastifyInstance, document: OpenApi): void {
  const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) =>
        `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escape(path)}</code></td><td>${escape(operation['x-who'] ?? '')}</td><td>${escape(operation.summary ?? '')}</td></tr>`,
    ),
  )
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Calls</title>
<h1>Calls of the house</h1><p>The whole document: <a href="/docs/openapi.json">OpenAPI 3.1</a>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>Who</th><th>What</th></tr></thead><tbody>${rows.join('')}</tbody></table></html>`
  app.get('/docs/openapi.json', () => document)
  app.get('/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page))
}
