import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { volumeKinds, type Sound } from '#game-kit/scene/sound.ts'
import { useBackCloses } from '#ui/route/back.ts'
import type { PageWords } from '../words/words.ts'
import { IconKey } from './icon-key.tsx'

export type SoundSheetProps = {
  words: PageWords
  sound: Sound
  onMute: (on: boolean) => void
  onClose: () => void
}

/** Sound on or off, and separate volumes for effects and music; stored on the device for every game. */
export function SoundSheet({ words, sound, onMute, onClose }: SoundSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [muted, setMuted] = useState(sound.muted)
  const [levels, setLevels] = useState(() => ({
    effects: sound.volume('effects'),
    music: sound.volume('music'),
  }))
  useEffect(() => dialog.current?.showModal(), [])
  useBackCloses(true, onClose)
  const names = { effects: words.soundEffects, music: words.soundMusic }
  return (
    <dialog ref={dialog} className="ask" aria-label={words.sound} onClose={onClose} {...{ closedby: 'any' }}>
      <header className="ask-head">
        <h2>{words.sound}</h2>
        <IconKey icon={X} label={words.close} onPress={() => dialog.current?.close()} />
      </header>
      <label className="check">
        <input
          type="checkbox"
          checked={!muted}
          onChange={({ target }) => {
            setMuted(!target.checked)
            onMute(!target.checked)
          }}
        />
        <span>{words.soundOn}</span>
      </label>
      {volumeKinds.map((kind) => (
        <label key={kind} className="volume">
          <span>{names[kind]}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={levels[kind]}
            disabled={muted}
            aria-valuetext={`${levels[kind]}%`}
            onChange={({ target }) => {
              sound.setVolume(kind, target.valueAsNumber)
              setLevels({ ...levels, [kind]: target.valueAsNumber })
            }}
            onPointerUp={() => kind === 'effects' && sound.play('line')}
          />
          <b className="num" aria-hidden>
            {levels[kind]}%
          </b>
        </label>
      ))}
    </dialog>
  )
}
