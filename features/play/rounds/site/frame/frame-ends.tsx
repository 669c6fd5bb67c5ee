import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { openSaferPlay } from '#features/compliance/limits/site/open-safer-play.ts'
import { stopWords } from '#features/compliance/limits/words.ts'
import { posterOf } from '#features/play/lobby/site/posters.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Poster } from '#ui/art/poster.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Waiting } from '#ui/state/skeleton.tsx'

/** The game's poster until its page has loaded, to avoid flicker. */
export function Curtain({ gameId, name }: { readonly gameId: string; readonly name: string }) {
  const { t } = useTexts()
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-5 bg-[#020b10] text-white">
      <Waiting>
        <Poster art={posterOf(gameId)} eager sizes="180px" className="w-45 rounded-card" />
      </Waiting>
      <p className="text-center">
        <span className="block font-medium">{t('frame.opening', { game: name })}</span>
        <span className="block text-12 text-white/75">{t('frame.openingHint')}</span>
      </p>
    </div>
  )
}

type NotThereProps = {
  readonly error: unknown
  readonly onAgain: () => void
  readonly onBack: () => void
}

/** The launch or the game's page failed to load: each retry uses a new ticket. For a time limit it shows when play is possible again. */
export function NotThere({ error, onAgain, onBack }: NotThereProps) {
  const texts = useTexts()
  const { t } = texts
  const stopped = stopWords(texts, error)
  if (stopped !== null)
    return (
      <OnGround>
        <EmptyState
          icon={Hourglass}
          title={t('limits.stopTitle')}
          text={stopped}
          action={
            <div className="flex flex-wrap justify-center gap-2.5">
              <Button look="primary" onClick={onBack}>
                {t('frame.back')}
              </Button>
              <Button onClick={openSaferPlay}>{t('limits.seeLimits')}</Button>
            </div>
          }
        />
      </OnGround>
    )
  return (
    <OnGround>
      <div className="mx-auto grid max-w-120 gap-4 p-6">
        <Failure error={error} onRetry={onAgain} />
        <Button onClick={onBack}>{t('frame.back')}</Button>
      </div>
    </OnGround>
  )
}

export function OnGround({ children }: { readonly children: ReactNode }) {
  return <div className="grid h-full content-center bg-ground">{children}</div>
}
