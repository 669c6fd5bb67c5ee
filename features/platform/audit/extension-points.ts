import type { Db } from '#db/pool.ts'
import type { RowReference } from '#db/review/references.ts'
import { extensionList } from '#server/extension/point.ts'

/** How the audit log names the rows of one kind, `withdrawal:<id>` for example, and where the back office shows them. */
export type ReferenceSource = {
  /** The part of an entry's object before the colon. */
  readonly kind: string
  /** The references of these ids; ids without a row may be missing. */
  readonly find: (db: Db, ids: readonly string[]) => Promise<readonly RowReference[]>
  readonly href: (row: RowReference) => string
}

/** Each feature with rows that entries are about adds a source. */
export const auditReferences = extensionList<ReferenceSource>('audit.references')
