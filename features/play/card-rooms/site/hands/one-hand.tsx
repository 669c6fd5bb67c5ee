import { ChevronLeft } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { HandReplay } from './hand-replay.tsx'

/** A hand of a list, replayed, with the way back to the list. */
export function OneHand({ id, onBack }: { readonly id: string; readonly onBack: () => void }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-2">
      <Button size="sm" look="ghost" icon={ChevronLeft} className="justify-self-start" onClick={onBack}>
        {t('rooms.allHands')}
      </Button>
      <HandReplay id={id} />
    </div>
  )
}
