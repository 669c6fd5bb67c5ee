import { RotateCcw, SkipForward, Volume2, VolumeX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { showOf } from '../../rules/show.ts'
import type { Show } from '../../rules/show.ts'
import type { Drawn } from '../draw/draw-head.tsx'
import { Stage } from './stage.tsx'
import { useShow } from './use-show.ts'
import { canSpeak, setVoice, useVoice } from './voice.ts'

type WatchProps = {
  readonly game: string
  readonly name: string
  readonly drawn: Drawn
  readonly onClose: () => void
}

/** A draw played again from its stored result, as often as one likes. */
export function WatchDialog({ game, name, drawn, onClose }: WatchProps) {
  const { t } = useTexts()
  const show = useMemo(() => showOf(game, drawn.outcome), [game, drawn.outcome])
  return (
    <Dialog
      open
      onClose={onClose}
      width={show?.kind === 'prizes' || show?.kind === 'race' ? 'default' : 'narrow'}
      title={name}
      text={t('lottery.draw', { numero: drawn.numero })}
    >
      {show ? <Player game={game} show={show} /> : <p>{t('lottery.noResult')}</p>}
    </Dialog>
  )
}

function Player({ game, show }: { readonly game: string; readonly show: Show }) {
  const { t } = useTexts()
  const [round, setRound] = useState(0)
  const shown = useShow(show, `${round}`)
  const result = show.steps.map(({ text }) => text).join(' ')
  return (
    <div className="grid gap-3">
      <Stage key={round} game={game} show={show} shown={shown} />
      <p role="status" className="sr-only">
        {shown.isDone ? t('lottery.resultIs', { result }) : t('lottery.drawing')}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {shown.isDone ? (
          <Button icon={RotateCcw} onClick={() => setRound(round + 1)}>
            {t('lottery.again')}
          </Button>
        ) : (
          <Button icon={SkipForward} onClick={shown.skip}>
            {t('lottery.skip')}
          </Button>
        )}
        <VoiceButton />
      </div>
    </div>
  )
}

/** Turns the spoken numbers on or off; not there where the browser has no voice. */
export function VoiceButton() {
  const { t } = useTexts()
  const isOn = useVoice()
  if (!canSpeak()) return null
  return (
    <Button
      icon={isOn ? Volume2 : VolumeX}
      look={isOn ? 'quiet' : 'outline'}
      aria-pressed={isOn}
      onClick={() => setVoice(!isOn)}
    >
      {t('lottery.voice')}
    </Button>
  )
}
