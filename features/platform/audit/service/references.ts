import type { Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { auditReferences } from '../extension-points.ts'

export type Reference = { readonly text: string; readonly href: string }

/** The kind and id of an object such as 'withdrawal:0193…'; null for an object without a kind. */
export function partsOf(object: string): { readonly kind: string; readonly id: string } | null {
  const at = object.indexOf(':')
  return at < 1 ? null : { kind: object.slice(0, at), id: object.slice(at + 1) }
}

/** What operators call these objects, and their pages, by object; one query for each kind. */
export async function referencesOf(
  app: App,
  objects: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, Reference>> {
  const parts = [...new Set(objects)].flatMap((object) => partsOf(object) ?? [])
  const found = await Promise.all(
    auditReferences.of(app).map(async ({ kind, find, href }) => {
      const ids = parts.filter((each) => each.kind === kind).map(({ id }) => id)
      const rows = ids.length ? await find(app.db, ids, language) : []
      return rows.map((row) => [`${kind}:${row.id}`, { text: row.text, href: href(row) }] as const)
    }),
  )
  return new Map(found.flat())
}
