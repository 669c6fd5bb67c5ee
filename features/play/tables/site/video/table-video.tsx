import { Eye, EyeOff, Volume2, VolumeX } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useVideo } from './use-video.ts'
import './video.css'

type Props = {
  readonly url: string
  /** WHEP endpoint of the same video; null: none. */
  readonly whep: string | null
  /** Cards that are read lie above the video; a drawn wheel or bowl would cover it. */
  readonly hasCards: boolean
}

/** The table's own video over the drawn studio, with its delay; who does not want it hides it and sees the drawn table. */
export function TableVideo({ url, whep, hasCards }: Props) {
  const { t } = useTexts()
  const [isHidden, setHidden] = useState(false)
  return (
    <div className="lt-video" data-hidden={isHidden || undefined} data-cards={hasCards || undefined}>
      {!isHidden && <Picture url={url} whep={whep} />}
      <div className="lt-video-keys">
        <IconButton
          icon={isHidden ? Eye : EyeOff}
          size="sm"
          label={t(isHidden ? 'tables.videoOn' : 'tables.videoOff')}
          onClick={() => setHidden(!isHidden)}
        />
      </div>
    </div>
  )
}

function Picture({ url, whep }: Pick<Props, 'url' | 'whep'>) {
  const { t } = useTexts()
  const element = useRef<HTMLVideoElement>(null)
  const [isMuted, setMuted] = useState(true)
  const { state, delay } = useVideo(element, { url, whep })
  return (
    <>
      {/* a table is seen and its results are written: nothing is said that needs captions */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video ref={element} autoPlay playsInline muted={isMuted} aria-label={t('tables.video')} />
      {state !== 'plays' && (
        <p className="lt-video-note" role="status">
          {t(state === 'failed' ? 'tables.videoFailed' : 'tables.videoWaits')}
        </p>
      )}
      {state === 'plays' && delay !== null && (
        <p className="lt-video-delay num" title={t('tables.videoDelayText', { seconds: delay })}>
          {t('tables.videoDelay', { seconds: delay })}
        </p>
      )}
      <div className="lt-video-sound">
        <IconButton
          icon={isMuted ? VolumeX : Volume2}
          size="sm"
          pressed={!isMuted}
          label={t('tables.videoSound')}
          onClick={() => setMuted(!isMuted)}
        />
      </div>
    </>
  )
}
