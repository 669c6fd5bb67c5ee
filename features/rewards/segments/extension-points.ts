import type { Sql } from '#db/rows.ts'
import type { App } from '#server/app.ts'
import { extensionList } from '#server/extension/point.ts'

/** Something that a feature knows of members, to be used in conditions: labels, ranks. */
export type MemberTrait = {
  /** Stored with the conditions: never changed. */
  readonly trait: string
  readonly en: string
  readonly vi: string
  /** What an operator can choose of a brand. */
  readonly choices: (
    app: App,
    merchant: string,
  ) => Promise<readonly { readonly value: string; readonly en: string; readonly vi: string }[]>
  /** SQL of type text[]: what the member with this id carries now. */
  readonly valuesOf: (member: Sql<bigint>) => Sql<string[]>
}

/** Filled by each feature that knows such a thing. */
export const memberTraits = extensionList<MemberTrait>('segments.traits')
