import type { App } from '#server/app.ts'
import { nextPaperNews } from '../store/papers.ts'

/** After the commit: the member's pages and the office's queue ask again. */
export async function tellPapers(app: App, memberId: bigint): Promise<void> {
  const seq = await nextPaperNews(app.db)
  app.events.publish(`member:${memberId}`, { topic: 'papers.changed', seq, patch: {} })
  app.events.publish('operators', { topic: 'papers.queue', seq, patch: {} })
}
