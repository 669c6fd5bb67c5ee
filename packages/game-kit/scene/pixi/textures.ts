import { Rectangle, Texture } from 'pixi.js'

/** Frame name to [x, y, width, height], as the art pipeline writes it. */
export type AtlasIndex = { readonly frames: Readonly<Record<string, readonly number[]>> }

export type Frames = Readonly<Record<string, Texture>>

/** Decoded off the main thread; uploading it to the GPU is then cheap. */
async function loadPicture(url: string): Promise<ImageBitmap> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the picture ${url} is not there (${answer.status})`)
  return createImageBitmap(await answer.blob())
}

/** Loads pictures in parallel; `progress` is called with the loaded share. Fails if one does. */
export async function loadTextures<Name extends string>(
  urls: Readonly<Record<Name, string>>,
  progress: (share: number) => void,
): Promise<Record<Name, Texture>> {
  const names = Object.keys(urls) as Name[] // keys of the same record
  let arrived = 0
  const pairs = await Promise.all(
    names.map(async (name) => {
      const texture = Texture.from(await loadPicture(urls[name]))
      arrived += 1
      progress(arrived / names.length)
      return [name, texture] as const
    }),
  )
  return Object.fromEntries(pairs) as Record<Name, Texture> // one texture for each name
}

export function cutAtlas(atlas: Texture, index: AtlasIndex): Frames {
  const frames: Record<string, Texture> = {}
  for (const [name, [x = 0, y = 0, width = 1, height = 1]] of Object.entries(index.frames)) {
    frames[name] = new Texture({ source: atlas.source, frame: new Rectangle(x, y, width, height) })
  }
  return frames
}

/** A frame by name; a missing one is rendered as nothing rather than stopping the round. */
export function frame(frames: Frames, name: string): Texture {
  return frames[name] ?? Texture.EMPTY
}

/** A small picture generated once by code: gradients, rays. */
export function painted(
  width: number,
  height: number,
  paint: (to: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) paint(context)
  return Texture.from(canvas)
}
