import type { OwnSound, Sound, SoundName } from '../sound.ts'

let sound: Promise<Sound> | null = null

/** The sound of the games for pages of the site; its code loads with the first use. */
export function withSound(use: (ready: Sound) => void): void {
  sound ??= import('../sound.ts').then(({ createSound }) => createSound())
  void sound.then(use).catch(() => undefined) // a device without audio stays silent
}

/** Plays a sound of the games, unless the player has muted them. */
export const playSound = (name: SoundName, own?: OwnSound): void =>
  withSound((ready) => ready.muted || ready.play(name, 0, own))
