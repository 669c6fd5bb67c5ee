import { Frown, Hand, Lightbulb, PartyPopper, Smile, ThumbsUp, type LucideIcon } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import type { Emote } from '../../rules/talk.ts'

export const emoteIcons: Readonly<Record<Emote, LucideIcon>> = {
  hello: Hand,
  wellPlayed: ThumbsUp,
  thanks: Smile,
  wow: PartyPopper,
  thinking: Lightbulb,
  oops: Frown,
}

/** A sign over a seat; a screen reader hears it with the name. */
export function EmoteMark({ emote, name }: { readonly emote: Emote; readonly name: string }) {
  const { t } = useTexts()
  const Icon = emoteIcons[emote]
  return (
    <span className="cr-emote" role="status">
      <Icon size={18} aria-hidden />
      <span className="sr-only">{name}: </span>
      {t(`rooms.emote.${emote}`)}
    </span>
  )
}
