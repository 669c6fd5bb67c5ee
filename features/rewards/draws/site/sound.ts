import type { Sound, SoundName } from '#game-kit/scene/sound.ts'

let sound: Promise<Sound> | null = null

/** Plays a sound of the games, unless the player has muted them; its code loads with the first one. A device without audio stays silent. */
export function drawSound(name: SoundName): void {
  sound ??= import('#game-kit/scene/sound.ts').then(({ createSound }) => createSound())
  void sound.then((ready) => ready.muted || ready.play(name)).catch(() => undefined)
}
