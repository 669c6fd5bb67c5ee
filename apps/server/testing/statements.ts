import type { KyselyPlugin } from 'kysely'
import type { App } from '#server/app.ts'

/** An application that records its statements, and their list in the order they were sent: `?` stands for a value. */
export function withStatements(app: App): { readonly app: App; readonly statements: readonly string[] } {
  const statements: string[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind === 'RawNode' ? node.sqlFragments.join('?') : node.kind)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return { app: { ...app, db: app.db.withPlugin(plugin) }, statements }
}
