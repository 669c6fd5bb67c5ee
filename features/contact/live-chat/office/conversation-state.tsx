import { Crown } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import type { DeskConversation } from './desk-panel.tsx'

const tones = { waiting: 'waiting', open: 'good', closed: 'plain' } as const

export function ConversationState({ conversation }: { readonly conversation: DeskConversation }) {
  const { t } = useTexts()
  return <Status tone={tones[conversation.state]}>{t(`serviceDesk.state.${conversation.state}`)}</Status>
}

/** Marks a member of a high rank: their conversations are ahead in the queue. */
export function VipMark() {
  const { t } = useTexts()
  return (
    <Status tone="gold" icon={Crown}>
      {t('serviceDesk.vip')}
    </Status>
  )
}

export function useConversationName(): (conversation: DeskConversation) => string {
  const { t } = useTexts()
  return ({ name, number }) => name || t('serviceDesk.visitor', { number })
}
