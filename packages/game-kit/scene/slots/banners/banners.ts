import type { SlotSkin } from '../stage/skin.ts'
import bigEn from './big-en.webp?url'
import bigVi from './big-vi.webp?url'
import freeEn from './free-en.webp?url'
import freeVi from './free-vi.webp?url'
import grandEn from './grand-en.webp?url'
import grandVi from './grand-vi.webp?url'
import topEn from './top-en.webp?url'
import topVi from './top-vi.webp?url'

/** Lettering of big wins and features, one picture shared by all slots, so that it loads only once. */
export const sharedBanners: SlotSkin['banners'] = {
  en: { big: bigEn, grand: grandEn, dragon: topEn, free: freeEn },
  vi: { big: bigVi, grand: grandVi, dragon: topVi, free: freeVi },
}
