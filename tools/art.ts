import { mkdirSync } from 'node:fs'
import { drawAtlas } from '#games/slots/river-dragon/art/atlas.ts'
import { drawNight } from '#games/slots/river-dragon/art/night.ts'
import { drawBanners, drawStage } from '#games/slots/river-dragon/art/stage.ts'

const parts = process.argv.slice(2)
const wanted = (part: string): boolean => parts.length === 0 || parts.includes(part)

const river = new URL('../games/slots/river-dragon/art/stage', import.meta.url).pathname
mkdirSync(river, { recursive: true })
if (wanted('stage')) await drawStage(river)
if (wanted('banners')) await drawBanners(river)
if (wanted('night')) console.log('night', await drawNight('tall', river), await drawNight('wide', river))
if (wanted('atlas')) console.log('atlas', await drawAtlas(river))
