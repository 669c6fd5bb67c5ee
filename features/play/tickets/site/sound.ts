import type { OwnSound, Sound, SoundName } from '#game-kit/scene/sound.ts'

let sound: Promise<Sound> | null = null

/** A coin on the scratch layer: short noise, at the loudness of a rolling die. */
const SCRATCH: OwnSound = { key: 'tickets.scratch', numbers: [1, 0.3, 1_900, 0.01, 0.03, 0.05, 4, 0.7] }

function withSound(use: (ready: Sound) => void): void {
  sound ??= import('#game-kit/scene/sound.ts').then(({ createSound }) => createSound())
  void sound.then((ready) => ready.muted || use(ready)).catch(() => undefined) // a device without audio stays silent
}

/** Plays a sound of the games, unless the player has muted them; its code loads with the first one. */
export const ticketSound = (name: SoundName): void => withSound((ready) => ready.play(name))

export const scratchSound = (): void => withSound((ready) => ready.play('roll', 0, SCRATCH))
