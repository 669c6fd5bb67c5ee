import { Crown } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import type { DeskConversation } from './desk-panel.tsx'

const tones = { waiting: 'waiting', open: 'good', closed: 'plain' } as const

export function ConversationState({ talk }: { readonly talk: DeskConversation }) {
  const { t } = useTexts()
  return <Status tone={tones[talk.state]}>{t(`serviceDesk.state.${talk.state}`)}</Status>
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

export function useConversationName(): (talk: DeskConversation) => string {
  const { t } = useTexts()
  return ({ name, number }) => name || t('serviceDesk.visitor', { number })
}
