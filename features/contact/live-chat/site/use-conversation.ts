import { useEffect, useRef, useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { liveChat } from '../contract/guest.ts'

export type ConversationReply = Reply<(typeof liveChat)['conversation']>
export type Conversation = NonNullable<ConversationReply['conversation']>
export type Line = ConversationReply['lines'][number]

/** Poll interval of a visitor's page, which gets no events. A member's page gets events, and polls as a fallback. */
const VISITOR_MS = 2_500
const MEMBER_MS = 15_000

/** The caller's conversation: fetches lines after the last one it has, so that a lost connection loses nothing. */
export function useConversation() {
  const isMember = useIsMember()
  const api = useApi(liveChat)
  const [held, setHeld] = useState<ConversationReply>({ conversation: null, lines: [] })
  const after = held.lines.at(-1)?.seq ?? 0
  const asked = useApiQuery(
    api.conversation,
    { query: { after } },
    { staleMs: 0, everyMs: isMember ? MEMBER_MS : VISITOR_MS },
  )
  const { data } = asked
  useEffect(() => {
    if (data) setHeld((before) => joined(before, data))
  }, [data])
  const take = (reply: ConversationReply) => setHeld((before) => joined(before, reply))
  useReading(held.conversation, after)
  return { ...held, asked, take }
}

/** Merges the cached conversation and the response: a new conversation replaces the old one, lines are unique and in order. */
function joined(before: ConversationReply, next: ConversationReply): ConversationReply {
  if (next.conversation?.id !== before.conversation?.id) return next.conversation === null ? before : next
  const lines = new Map([...before.lines, ...next.lines].map((line) => [line.seq, line]))
  return { conversation: next.conversation, lines: [...lines.values()].toSorted((a, b) => a.seq - b.seq) }
}

/** Reports which lines this page has shown, while it is visible. */
function useReading(conversation: Conversation | null, shown: number): void {
  const told = useApiMutation(useApi(liveChat).read)
  const last = useRef(0)
  useEffect(() => {
    if (!conversation || shown <= Math.max(conversation.read, last.current) || document.hidden) return
    last.current = shown
    told.mutate({ body: { seq: shown } })
  }, [conversation, shown, told])
}
