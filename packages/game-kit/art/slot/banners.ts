import { faces, lettering, text, type Face } from '../letters.ts'
import { materials } from '../materials.ts'
import { view } from '../raster.ts'
import { writeRelief } from './frame.ts'

/** The highest tier's words, shared by all slots that have no own. */
const words: Readonly<Record<string, { words: string; face: Face }>> = {
  'top-en': { words: 'Mega Win', face: faces.title },
  'top-vi': { words: 'Đại thắng', face: faces.banner },
}

export async function drawSharedBanners(folder: string): Promise<void> {
  for (const [name, { words: said, face }] of Object.entries(words)) {
    const place = { width: 110, height: 38, cx: 60, cy: 28, track: face === faces.title ? 3 : 1 }
    const layers = lettering(text(said, face, place), { weight: 2.6, middle: materials.jade })
    await writeRelief(layers, view(640, 320, 0, -2, 120), `${folder}/${name}.webp`, 82)
  }
}
