import auroraFjordKey from '#games/slots/aurora-fjord/art/stage/key.webp?url'
import auroraFjordLogo from '#games/slots/aurora-fjord/art/stage/logo-tall.webp?url'
import bronzeDrumKey from '#games/slots/bronze-drum/art/stage/key.webp?url'
import bronzeDrumLogo from '#games/slots/bronze-drum/art/stage/logo-tall.webp?url'
import coralCrownKey from '#games/slots/coral-crown/art/stage/key.webp?url'
import coralCrownLogo from '#games/slots/coral-crown/art/stage/logo-tall.webp?url'
import emberPeakKey from '#games/slots/ember-peak/art/stage/key.webp?url'
import emberPeakLogo from '#games/slots/ember-peak/art/stage/logo-tall.webp?url'
import monsoonGardenKey from '#games/slots/monsoon-garden/art/stage/key.webp?url'
import monsoonGardenLogo from '#games/slots/monsoon-garden/art/stage/logo-tall.webp?url'
import mooncakeParadeKey from '#games/slots/mooncake-parade/art/stage/key.webp?url'
import mooncakeParadeLogo from '#games/slots/mooncake-parade/art/stage/logo-tall.webp?url'
import orchardBellsKey from '#games/slots/orchard-bells/art/stage/key.webp?url'
import orchardBellsLogo from '#games/slots/orchard-bells/art/stage/logo-tall.webp?url'
import paddyGoldKey from '#games/slots/paddy-gold/art/stage/key.webp?url'
import paddyGoldLogo from '#games/slots/paddy-gold/art/stage/logo-tall.webp?url'
import silkAtlasKey from '#games/slots/silk-atlas/art/stage/key.webp?url'
import silkAtlasLogo from '#games/slots/silk-atlas/art/stage/logo-tall.webp?url'
import type { GameEntry } from './catalogue.ts'

const own = { verb: 'play', hasFeature: true } as const

/** The slots of the shared stage; each scene is a separate chunk, the stage is shared. */
export const slotGames: Readonly<Record<string, GameEntry>> = {
  'bronze-drum': {
    ...own,
    name: { en: 'Bronze Drum', vi: 'Trống Đồng' },
    logo: bronzeDrumLogo,
    key: bronzeDrumKey,
    hue: 35,
    scene: async () => (await import('#games/slots/bronze-drum/scene/scene.ts')).scene,
    info: async () => (await import('#games/slots/bronze-drum/scene/info.tsx')).Info,
  },
  'monsoon-garden': {
    ...own,
    name: { en: 'Monsoon Garden', vi: 'Vườn Mùa Mưa' },
    logo: monsoonGardenLogo,
    key: monsoonGardenKey,
    hue: 160,
    scene: async () => (await import('#games/slots/monsoon-garden/scene/scene.ts')).scene,
    info: async () => (await import('#games/slots/monsoon-garden/scene/info.tsx')).Info,
  },
  'mooncake-parade': {
    ...own,
    name: { en: 'Mooncake Parade', vi: 'Rước Đèn Trăng Rằm' },
    logo: mooncakeParadeLogo,
    key: mooncakeParadeKey,
    hue: 310,
    scene: async () => (await import('#games/slots/mooncake-parade/scene/scene.ts')).scene,
    info: async () => (await import('#games/slots/mooncake-parade/scene/info.tsx')).Info,
  },
  'silk-atlas': {
    ...own,
    name: { en: 'Silk Atlas', vi: 'Bản Đồ Tơ Lụa' },
    logo: silkAtlasLogo,
    key: silkAtlasKey,
    hue: 40,
    scene: async () => (await import('#games/slots/silk-atlas/scene/scene.ts')).scene,
    info: async () => (await import('#games/slots/silk-atlas/scene/info.tsx')).Info,
  },
  'aurora-fjord': {
    ...own,
    name: { en: 'Aurora Fjord', vi: 'Cực Quang' },
    logo: auroraFjordLogo,
    key: auroraFjordKey,
    hue: 200,
    scene: async () => (await import('#games/slots/aurora-fjord/scene/scene.ts')).scene,
    info: async () => (await import('#games/slots/aurora-fjord/scene/info.tsx')).Info,
  },
  'orchard-bells': {
    ...own,
    name: { en: 'Orchard Bells', vi: 'Vườn Quả Reo' },
    logo: orchardBellsLogo,
    key: orchardBellsKey,
    hue: 20,
    scene: async () => (await import('#games/slots/orchard-bells/scene/scene.ts')).scene,
    info: async () => (await import('#games/slots/orchard-bells/scene/info.tsx')).Info,
  },
  'coral-crown': {
    ...own,
    name: { en: 'Coral Crown', vi: 'Vương Miện San Hô' },
    logo: coralCrownLogo,
    key: coralCrownKey,
    hue: 230,
    scene: async () => (await import('#games/slots/coral-crown/scene/scene.ts')).scene,
    info: async () => (await import('#games/slots/coral-crown/scene/info.tsx')).Info,
  },
  'ember-peak': {
    ...own,
    name: { en: 'Ember Peak', vi: 'Đỉnh Lửa Ngọc' },
    logo: emberPeakLogo,
    key: emberPeakKey,
    hue: 25,
    scene: async () => (await import('#games/slots/ember-peak/scene/scene.ts')).scene,
    info: async () => (await import('#games/slots/ember-peak/scene/info.tsx')).Info,
  },
  'paddy-gold': {
    ...own,
    name: { en: 'Paddy Gold', vi: 'Đồng Lúa Vàng' },
    logo: paddyGoldLogo,
    key: paddyGoldKey,
    hue: 120,
    scene: async () => (await import('#games/slots/paddy-gold/scene/scene.ts')).scene,
    info: async () => (await import('#games/slots/paddy-gold/scene/info.tsx')).Info,
  },
}
