import { streaked, writeAtlas, type Frame } from '#game-kit/art/atlas.ts'
import { drawFigures, drawParticles } from '#game-kit/art/slot/parts.ts'
import type { RiverSymbol } from '#games/slots/river-dragon/reels.ts'
import { drawSymbol, symbols } from './symbols.ts'

const CELL = 256
const STREAK = 128
const names = Object.keys(symbols).filter((name): name is RiverSymbol => name in symbols)

async function drawSymbols(): Promise<Frame[]> {
  const frames: Frame[] = []
  for (const name of names) {
    const image = await drawSymbol(name, CELL)
    frames.push({ name, image, width: CELL, height: CELL })
    frames.push({ name: `${name}~`, image: await streaked(image, STREAK, 16), width: STREAK, height: STREAK })
  }
  return frames
}

/** Draws all moving elements of the stage into one texture; returns its size in bytes. */
export async function drawAtlas(folder: string): Promise<number> {
  const frames = [...(await drawSymbols()), ...(await drawParticles()), ...(await drawFigures())]
  return writeAtlas(frames, CELL * 4, `${folder}/atlas`, 80)
}
