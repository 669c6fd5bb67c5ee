import type { House } from '#server/house.ts'
import { nextPaperNews } from '../store/papers.ts'

/** After the commit: the member's pages and the office's queue ask anew. */
export async function tellPapers(house: House, memberId: bigint): Promise<void> {
  const seq = await nextPaperNews(house.db)
  house.hints.tell(`member:${memberId}`, { topic: 'papers.changed', seq, patch: {} })
  house.hints.tell('operators', { topic: 'papers.queue', seq, patch: {} })
}
