import type { House } from '#server/house.ts'
import { nextInboxNews, takeNews } from '../store/messages.ts'

/** Members that are told of new messages in one go. */
const AT_MOST = 500

/** After a commit: the member's open pages ask for their messages again. */
export async function tellInbox(house: House, memberId: bigint): Promise<void> {
  const seq = (await nextInboxNews(house.db)).toString()
  house.hints.tell(`member:${memberId}`, { topic: 'inbox.changed', seq, patch: {} })
}

/** Announces messages that were written since the last time, whoever wrote them in whatever transaction. */
export async function pushNews(house: House): Promise<void> {
  for (;;) {
    const members = await takeNews(house.db, AT_MOST)
    for (const member of members) await tellInbox(house, member)
    if (members.length < AT_MOST) return
  }
}
