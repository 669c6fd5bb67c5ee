import { LogIn, Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { useTrial } from '#features/account/identity/site/login/use-trial.ts'
import { useFlags } from '#features/account/identity/site/use-flags.ts'
import { posterOf } from '#features/play/lobby/site/posters.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { Poster } from '#ui/art/poster.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { OnGround } from './frame-ends.tsx'

export type GuestStageProps = {
  readonly gameId: string
  /** Empty while the lobby's reply is pending. */
  readonly name: string
  /** A game of our studio: other providers' games are not played with play money. */
  readonly isOwn: boolean
  /** The visitor pressed Demo: the trial account opens without another press. */
  readonly startsNow: boolean
}

/** A game's link, opened by a visitor: demo play if the brand offers it, and the login. */
export function GuestStage(props: GuestStageProps) {
  const { t } = useTexts()
  const mayTry = useFlags()('FREEPLAY3')
  return (
    <OnGround>
      {mayTry && props.isOwn ? (
        <Demo {...props} />
      ) : (
        <EmptyState
          icon={LogIn}
          title={t('frame.session')}
          text={t('frame.sessionHint')}
          action={<LogInButton />}
        />
      )}
    </OnGround>
  )
}

function LogInButton() {
  const { t } = useTexts()
  return (
    <Button icon={LogIn} onClick={() => openAuth('login')}>
      {t('shell.login')}
    </Button>
  )
}

function Demo({ gameId, name, startsNow }: GuestStageProps) {
  const { t } = useTexts()
  const { start, isWaiting, error } = useTrial()
  const isStarted = useRef(false)
  useEffect(() => {
    if (!startsNow || isStarted.current) return // effects may run twice
    isStarted.current = true
    void start()
  }, [startsNow, start])
  return (
    <div className="mx-auto grid w-full max-w-100 justify-items-center gap-4 p-6 text-center">
      <Poster art={posterOf(gameId)} seed={gameId} eager sizes="144px" className="w-36 rounded-card" />
      <div className="grid gap-1">
        <h2 className="text-22">{t('frame.demoTitle', { game: name })}</h2>
        <p className="text-muted">{t('frame.demoText')}</p>
      </div>
      {error !== null && <Failure error={error} className="w-full text-left" />}
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button look="primary" icon={Play} busy={isWaiting} onClick={() => void start()}>
          {t('frame.demo')}
        </Button>
        <LogInButton />
      </div>
    </div>
  )
}
