import { CanvasRenderer, type RendererOptions } from 'pixi.js'

/** Renders without WebGL: slower, the same game. A separate file, loaded on demand. */
export async function canvasRenderer(options: Partial<RendererOptions>): Promise<CanvasRenderer> {
  const canvas = new CanvasRenderer()
  await canvas.init(options)
  return canvas
}
