import type { SlotSkin } from '#game-kit/scene/slots/stage/skin.ts'
import bigEn from '../art/stage/banner-big-en.webp?url'
import bigVi from '../art/stage/banner-big-vi.webp?url'
import dragonEn from '../art/stage/banner-dragon-en.webp?url'
import dragonVi from '../art/stage/banner-dragon-vi.webp?url'
import freeEn from '../art/stage/banner-free-en.webp?url'
import freeVi from '../art/stage/banner-free-vi.webp?url'
import grandEn from '../art/stage/banner-grand-en.webp?url'
import grandVi from '../art/stage/banner-grand-vi.webp?url'

/** The game's own lettering: its highest tier is the dragon's. */
export const banners: SlotSkin['banners'] = {
  en: { big: bigEn, grand: grandEn, dragon: dragonEn, free: freeEn },
  vi: { big: bigVi, grand: grandVi, dragon: dragonVi, free: freeVi },
}
