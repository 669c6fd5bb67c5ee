import type { SceneModule } from '#game-kit/scene/port.ts'
import type { ComponentType } from 'react'
import diceKey from '#games/dice/art/stage/key.webp?url'
import diceLogo from '#games/dice/art/stage/logo.webp?url'
import jadeVeinKey from '#games/jade-vein/art/stage/key.webp?url'
import jadeVeinLogo from '#games/jade-vein/art/stage/logo.webp?url'
import pagodaClimbKey from '#games/pagoda-climb/art/stage/key.webp?url'
import pagodaClimbLogo from '#games/pagoda-climb/art/stage/logo.webp?url'
import highMoonKey from '#games/high-moon/art/stage/key.webp?url'
import highMoonLogo from '#games/high-moon/art/stage/logo.webp?url'
import craneBaccaratKey from '#games/crane-baccarat/art/stage/key.webp?url'
import craneBaccaratLogo from '#games/crane-baccarat/art/stage/logo.webp?url'
import lacquerKey from '#games/lacquer-21/art/stage/key.webp?url'
import lacquerLogo from '#games/lacquer-21/art/stage/logo.webp?url'
import trioKey from '#games/swallow-trio/art/stage/key.webp?url'
import trioLogo from '#games/swallow-trio/art/stage/logo.webp?url'
import silkJacksKey from '#games/silk-jacks/art/stage/key.webp?url'
import silkJacksLogo from '#games/silk-jacks/art/stage/logo.webp?url'
import starPondKey from '#games/star-pond/art/stage/key.webp?url'
import starPondLogo from '#games/star-pond/art/stage/logo.webp?url'
import lotusKey from '#games/lotus-wheel/art/stage/key.webp?url'
import lotusLogo from '#games/lotus-wheel/art/stage/logo.webp?url'
import pearlKey from '#games/pearl-drop/art/stage/key.webp?url'
import pearlLogo from '#games/pearl-drop/art/stage/logo.webp?url'
import lanternKey from '#games/sky-lantern/art/stage/key.webp?url'
import lanternLogo from '#games/sky-lantern/art/stage/logo.webp?url'
import koiKey from '#games/fishing/koi-shallows/art/stage/key.webp?url'
import koiLogo from '#games/fishing/koi-shallows/art/stage/logo.webp?url'
import bayKey from '#games/fishing/coral-bay/art/stage/key.webp?url'
import bayLogo from '#games/fishing/coral-bay/art/stage/logo.webp?url'
import deepKey from '#games/fishing/moonlit-deep/art/stage/key.webp?url'
import deepLogo from '#games/fishing/moonlit-deep/art/stage/logo.webp?url'
import riverKey from '#games/slots/river-dragon/art/stage/spin.webp?url'
import riverLogo from '#games/slots/river-dragon/art/stage/logo-tall.webp?url'
import type { InfoProps } from '#game-kit/scene/info.ts'
import { slotGames } from './slots.ts'
import type { Language, Verb } from './words/words.ts'

/** A game in the page's catalogue: its scene and its rules are separate chunks. */
export type GameEntry = {
  /** The game's name in the lobby, by language. */
  name: Readonly<Record<Language, string>>
  /** The game's logo, shown while the scene loads. */
  logo: string
  /** The button's label and icon. */
  verb: Verb
  /** The button's label while a round waits for a move. */
  moveVerb?: Verb
  key: string
  /** Whether rounds can trigger a feature: free spins, hold and win. */
  hasFeature?: boolean
  /** Whether members share tables and see the shots of one another. */
  hasCompany?: boolean
  /** The hue of the loading screen. */
  hue: number
  scene(): Promise<SceneModule>
  info(): Promise<ComponentType<InfoProps>>
}

export const games: Readonly<Record<string, GameEntry>> = {
  ...slotGames,
  'river-dragon': {
    name: { en: 'River Dragon', vi: 'Rồng Sông' },
    logo: riverLogo,
    verb: 'play',
    key: riverKey,
    hasFeature: true,
    hue: 225,
    scene: async () => (await import('#games/slots/river-dragon/scene/scene.ts')).scene,
    info: async () => (await import('#games/slots/river-dragon/scene/info.tsx')).Info,
  },
  dice: {
    name: { en: 'Dice', vi: 'Xúc Xắc' },
    logo: diceLogo,
    verb: 'roll',
    key: diceKey,
    hue: 305,
    scene: async () => (await import('#games/dice/scene/scene.tsx')).scene,
    info: async () => (await import('#games/dice/scene/info.tsx')).Info,
  },
  'pearl-drop': {
    name: { en: 'Pearl Drop', vi: 'Ngọc Rơi' },
    logo: pearlLogo,
    verb: 'drop',
    key: pearlKey,
    hue: 215,
    scene: async () => (await import('#games/pearl-drop/scene/scene.ts')).scene,
    info: async () => (await import('#games/pearl-drop/scene/info.tsx')).Info,
  },
  'sky-lantern': {
    name: { en: 'Sky Lantern', vi: 'Đèn Trời' },
    logo: lanternLogo,
    verb: 'rise',
    key: lanternKey,
    hue: 290,
    scene: async () => (await import('#games/sky-lantern/scene/scene.ts')).scene,
    info: async () => (await import('#games/sky-lantern/scene/info.tsx')).Info,
  },
  'lotus-wheel': {
    name: { en: 'Lotus Wheel', vi: 'Vòng Sen' },
    logo: lotusLogo,
    verb: 'turn',
    key: lotusKey,
    hue: 345,
    scene: async () => (await import('#games/lotus-wheel/scene/scene.ts')).scene,
    info: async () => (await import('#games/lotus-wheel/scene/info.tsx')).Info,
  },
  'jade-vein': {
    name: { en: 'Jade Vein', vi: 'Mạch Ngọc' },
    logo: jadeVeinLogo,
    verb: 'start',
    moveVerb: 'take',
    key: jadeVeinKey,
    hue: 165,
    scene: async () => (await import('#games/jade-vein/scene/scene.ts')).scene,
    info: async () => (await import('#games/jade-vein/scene/info.tsx')).Info,
  },
  'pagoda-climb': {
    name: { en: 'Pagoda Climb', vi: 'Leo Tháp' },
    logo: pagodaClimbLogo,
    verb: 'start',
    moveVerb: 'take',
    key: pagodaClimbKey,
    hue: 40,
    scene: async () => (await import('#games/pagoda-climb/scene/scene.ts')).scene,
    info: async () => (await import('#games/pagoda-climb/scene/info.tsx')).Info,
  },
  'high-moon': {
    name: { en: 'High Moon', vi: 'Trăng Cao' },
    logo: highMoonLogo,
    verb: 'start',
    moveVerb: 'take',
    key: highMoonKey,
    hue: 262,
    scene: async () => (await import('#games/high-moon/scene/scene.ts')).scene,
    info: async () => (await import('#games/high-moon/scene/info.tsx')).Info,
  },
  'crane-baccarat': {
    name: { en: 'Crane Baccarat', vi: 'Baccarat Hạc' },
    logo: craneBaccaratLogo,
    verb: 'deal',
    key: craneBaccaratKey,
    hue: 150,
    scene: async () => (await import('#games/crane-baccarat/scene/scene.ts')).scene,
    info: async () => (await import('#games/crane-baccarat/scene/info.tsx')).Info,
  },
  'lacquer-21': {
    name: { en: 'Lacquer 21', vi: 'Sơn Mài 21' },
    logo: lacquerLogo,
    verb: 'deal',
    key: lacquerKey,
    hue: 25,
    scene: async () => (await import('#games/lacquer-21/scene/scene.ts')).scene,
    info: async () => (await import('#games/lacquer-21/scene/info.tsx')).Info,
  },
  'swallow-trio': {
    name: { en: 'Swallow Trio', vi: 'Ba Cánh Én' },
    logo: trioLogo,
    verb: 'deal',
    key: trioKey,
    hue: 220,
    scene: async () => (await import('#games/swallow-trio/scene/scene.ts')).scene,
    info: async () => (await import('#games/swallow-trio/scene/info.tsx')).Info,
  },
  'silk-jacks': {
    name: { en: 'Silk Jacks', vi: 'Poker Lụa' },
    logo: silkJacksLogo,
    verb: 'deal',
    moveVerb: 'draw',
    key: silkJacksKey,
    hue: 15,
    scene: async () => (await import('#games/silk-jacks/scene/scene.ts')).scene,
    info: async () => (await import('#games/silk-jacks/scene/info.tsx')).Info,
  },
  'koi-shallows': {
    name: { en: 'Koi Shallows', vi: 'Đầm Cá Chép' },
    logo: koiLogo,
    verb: 'fire',
    key: koiKey,
    hasCompany: true,
    hue: 160,
    scene: async () => (await import('#games/fishing/koi-shallows/scene/scene.ts')).scene,
    info: async () => (await import('#games/fishing/koi-shallows/scene/info.tsx')).Info,
  },
  'coral-bay': {
    name: { en: 'Coral Bay', vi: 'Vịnh San Hô' },
    logo: bayLogo,
    verb: 'fire',
    key: bayKey,
    hasCompany: true,
    hue: 220,
    scene: async () => (await import('#games/fishing/coral-bay/scene/scene.ts')).scene,
    info: async () => (await import('#games/fishing/coral-bay/scene/info.tsx')).Info,
  },
  'moonlit-deep': {
    name: { en: 'Moonlit Deep', vi: 'Vực Trăng' },
    logo: deepLogo,
    verb: 'fire',
    key: deepKey,
    hasCompany: true,
    hue: 275,
    scene: async () => (await import('#games/fishing/moonlit-deep/scene/scene.ts')).scene,
    info: async () => (await import('#games/fishing/moonlit-deep/scene/info.tsx')).Info,
  },
  'star-pond': {
    name: { en: 'Star Pond', vi: 'Ao Sao' },
    logo: starPondLogo,
    verb: 'start',
    key: starPondKey,
    hue: 240,
    scene: async () => (await import('#games/star-pond/scene/scene.ts')).scene,
    info: async () => (await import('#games/star-pond/scene/info.tsx')).Info,
  },
}

/** `/play/river-dragon` and `/replay/river-dragon`. */
export function addressOf(path: string): { mode: 'play' | 'replay'; game: string } | null {
  const [, mode, game] = /^\/(play|replay)\/([a-z0-9-]+)\/?$/.exec(path) ?? []
  return (mode === 'play' || mode === 'replay') && game ? { mode, game } : null
}
