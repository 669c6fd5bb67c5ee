import { useState } from 'react'
import { volumeKinds, type Sound } from '#game-kit/scene/sound.ts'
import type { PageWords } from '../words/words.ts'
import { GameDialog } from './game-dialog.tsx'

export type SoundSheetProps = {
  words: PageWords
  sound: Sound
  onMute: (on: boolean) => void
  onClose: () => void
}

/** Sound on or off, and separate volumes for effects and music; stored on the device for every game. */
export function SoundSheet({ words, sound, onMute, onClose }: SoundSheetProps) {
  const [muted, setMuted] = useState(sound.muted)
  const [levels, setLevels] = useState(() => ({
    effects: sound.volume('effects'),
    music: sound.volume('music'),
  }))
  const names = { effects: words.soundEffects, music: words.soundMusic }
  return (
    <GameDialog look="ask" title={words.sound} closeLabel={words.close} onClose={onClose}>
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
    </GameDialog>
  )
}
