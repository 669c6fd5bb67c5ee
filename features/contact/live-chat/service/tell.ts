import type { App } from '#server/app.ts'
import { nextServiceNews } from '../store/conversations.ts'

type Told = { readonly id: string; readonly memberId: bigint | null }

/** After a commit: the desk and the member's window refetch; a visitor's window polls. */
export async function tellConversation(app: App, { id, memberId }: Told): Promise<void> {
  const seq = (await nextServiceNews(app.db)).toString()
  app.events.publish('operators', { topic: 'service.queue', seq, patch: { id } })
  if (memberId !== null)
    app.events.publish(`member:${memberId}`, { topic: 'service.changed', seq, patch: {} })
}
