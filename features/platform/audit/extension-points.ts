import type { Db } from '#db/pool.ts'
import type { RowReference } from '#db/review/references.ts'
import type { Language } from '#server/call.ts'
import { extensionList } from '#server/extension/point.ts'

/** How the audit log names the rows of one kind, `withdrawal:<id>` for example, and where the back office shows them. */
export type ReferenceSource = {
  /** The part of an entry's object before the colon. */
  readonly kind: string
  /** The references of these ids in the operator's language; ids without a row may be missing. */
  readonly find: (db: Db, ids: readonly string[], language: Language) => Promise<readonly RowReference[]>
  readonly href: (row: RowReference) => string
}

/** Each feature with rows that entries are about adds a source. */
export const auditReferences = extensionList<ReferenceSource>('audit.references')
