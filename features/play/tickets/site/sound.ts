import type { OwnSound, SoundName } from '#game-kit/scene/sound.ts'
import { playSound } from '#game-kit/scene/audio/site-sound.ts'

/** A coin on the scratch layer: short noise, at the loudness of a rolling die. */
const SCRATCH: OwnSound = { key: 'tickets.scratch', numbers: [1, 0.3, 1_900, 0.01, 0.03, 0.05, 4, 0.7] }

export const ticketSound = (name: SoundName): void => playSound(name)

export const scratchSound = (): void => playSound('roll', SCRATCH)
