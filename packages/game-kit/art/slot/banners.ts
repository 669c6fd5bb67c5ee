import { faces, lettering, text, type Face } from '../letters.ts'
import { materials, type Material } from '../materials.ts'
import { view } from '../raster.ts'
import { writeRelief } from './frame.ts'

/** The upper tiers' texts of slots that have no own. "Grand" is not among them: it is the name of a jackpot. */
const words: Readonly<Record<string, { words: string; face: Face; band: Material }>> = {
  'grand-en': { words: 'Super Win', face: faces.title, band: materials.amethyst },
  'top-en': { words: 'Mega Win', face: faces.title, band: materials.jade },
  'top-vi': { words: 'Đại thắng', face: faces.banner, band: materials.jade },
}

export async function drawSharedBanners(folder: string): Promise<void> {
  for (const [name, { words: said, face, band }] of Object.entries(words)) {
    const place = { width: 110, height: 38, cx: 60, cy: 28, track: face === faces.title ? 3 : 1 }
    const layers = lettering(text(said, face, place), { weight: 2.6, middle: band })
    await writeRelief(layers, view(640, 320, 0, -2, 120), `${folder}/${name}.webp`, 82)
  }
}
