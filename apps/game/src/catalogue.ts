import type { SceneModule } from '#game-kit/scene/port.ts'
import type { ComponentType } from 'react'
import diceLogo from '#games/dice/art/stage/logo.webp?url'
import riverLogo from '#games/slots/river-dragon/art/stage/logo-tall.webp?url'
import type { InfoProps } from '#game-kit/scene/info.ts'
import type { Language } from './words/words.ts'

/** A game as this page knows it: its scene and its rules are chunks of their own. */
export type GameEntry = {
  /** As the lobby calls it in each language. */
  name: Readonly<Record<Language, string>>
  /** Its lettering, shown while the scene arrives. */
  logo: string
  /** The word on the button. */
  verb: 'play' | 'roll'
  scene(): Promise<SceneModule>
  info(): Promise<ComponentType<InfoProps>>
}

export const games: Readonly<Record<string, GameEntry>> = {
  'river-dragon': {
    name: { en: 'River Dragon', vi: 'Rồng Sông' },
    logo: riverLogo,
    verb: 'play',
    scene: async () => (await import('#games/slots/river-dragon/scene/scene.ts')).scene,
    info: async () => (await import('#games/slots/river-dragon/scene/info/info.tsx')).Info,
  },
  dice: {
    name: { en: 'Dice', vi: 'Xúc Xắc' },
    logo: diceLogo,
    verb: 'roll',
    scene: async () => (await import('#games/dice/scene/scene.tsx')).scene,
    info: async () => (await import('#games/dice/scene/info.tsx')).Info,
  },
}

/** `/play/river-dragon` and `/replay/river-dragon`. */
export function addressOf(path: string): { mode: 'play' | 'replay'; game: string } | null {
  const [, mode, game] = /^\/(play|replay)\/([a-z0-9-]+)\/?$/.exec(path) ?? []
  return (mode === 'play' || mode === 'replay') && game ? { mode, game } : null
}
