import { CanvasRenderer, type RendererOptions } from 'pixi.js'

/** Draws without a graphics card: slower, the same game. A file of its own, fetched where it is needed. */
export async function canvasRenderer(options: Partial<RendererOptions>): Promise<CanvasRenderer> {
  const canvas = new CanvasRenderer()
  await canvas.init(options)
  return canvas
}
