import type { BigTier } from '#game-kit/scene/celebration.ts'
import type { SceneLanguage } from '#game-kit/scene/port.ts'
import { cutAtlas, loadTextures, type Frames } from '#game-kit/scene/pixi/textures.ts'
import type { Texture } from 'pixi.js'
import atlasIndex from '../../art/stage/atlas.json'
import atlas from '../../art/stage/atlas.webp?url'
import bigEn from '../../art/stage/banner-big-en.webp?url'
import bigVi from '../../art/stage/banner-big-vi.webp?url'
import dragonEn from '../../art/stage/banner-dragon-en.webp?url'
import dragonVi from '../../art/stage/banner-dragon-vi.webp?url'
import freeEn from '../../art/stage/banner-free-en.webp?url'
import freeVi from '../../art/stage/banner-free-vi.webp?url'
import grandEn from '../../art/stage/banner-grand-en.webp?url'
import grandVi from '../../art/stage/banner-grand-vi.webp?url'
import dragon from '../../art/stage/dragon.webp?url'
import border from '../../art/stage/frame.webp?url'
import logoTall from '../../art/stage/logo-tall.webp?url'
import logoWide from '../../art/stage/logo-wide.webp?url'
import nightTall from '../../art/stage/night-tall.webp?url'
import nightWide from '../../art/stage/night-wide.webp?url'

const stageUrls = { atlas, border, dragon, logoTall, logoWide, nightTall, nightWide }

const bannerUrls: Record<SceneLanguage, Record<BigTier | 'free', string>> = {
  en: { big: bigEn, grand: grandEn, dragon: dragonEn, free: freeEn },
  vi: { big: bigVi, grand: grandVi, dragon: dragonVi, free: freeVi },
}

export type StageArt = Record<keyof typeof stageUrls, Texture> & { frames: Frames }
export type Banners = Record<BigTier | 'free', Texture>

let stageArt: Promise<StageArt> | null = null
const banners = new Map<SceneLanguage, Promise<Banners>>()

/** All that the first round needs; loaded once a page. A failed load is tried again on the next call. */
export function loadStage(progress: (share: number) => void): Promise<StageArt> {
  stageArt ??= loadTextures(stageUrls, progress)
    .then((art) => ({ ...art, frames: cutAtlas(art.atlas, atlasIndex) }))
    .catch((problem: unknown) => {
      stageArt = null
      throw problem
    })
  return stageArt
}

/** Lettering of the rare moments, fetched behind the first rounds. */
export function loadBanners(language: SceneLanguage): Promise<Banners> {
  const known = banners.get(language)
  if (known) return known
  const loading = loadTextures(bannerUrls[language], () => undefined).catch((problem: unknown) => {
    banners.delete(language)
    throw problem
  })
  banners.set(language, loading)
  return loading
}
