import type { App } from '#server/app.ts'
import { nextIdDocumentNews } from '../store/id-documents.ts'

/** After the commit: the member's pages and the office's queue refetch. */
export async function tellIdDocuments(app: App, memberId: bigint): Promise<void> {
  const seq = await nextIdDocumentNews(app.db)
  app.events.publish(`member:${memberId}`, { topic: 'papers.changed', seq, patch: {} })
  app.events.publish('operators', { topic: 'papers.queue', seq, patch: {} })
}
