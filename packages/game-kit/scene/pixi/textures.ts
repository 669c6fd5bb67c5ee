import { Rectangle, Texture } from 'pixi.js'
import { PACKED, shelve } from './packing.ts'

/** Frame name to [x, y, width, height], as the art pipeline writes it. */
export type AtlasIndex = { readonly frames: Readonly<Record<string, readonly number[]>> }

export type Frames = Readonly<Record<string, Texture>>

/** Decoded off the main thread; uploading it to the GPU is then cheap. */
async function loadPicture(url: string): Promise<ImageBitmap> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the picture ${url} is not there (${answer.status})`)
  return createImageBitmap(await answer.blob())
}

type Urls<Name extends string> = Readonly<Record<Name, string>>

/** Loads pictures in parallel; `progress` is called with the loaded share. Fails if one does. */
async function loadPictures<Name extends string>(
  urls: Urls<Name>,
  progress: (share: number) => void,
): Promise<readonly (readonly [Name, ImageBitmap])[]> {
  const names = Object.keys(urls) as Name[] // keys of the same record
  let arrived = 0
  return Promise.all(
    names.map(async (name) => {
      const picture = await loadPicture(urls[name])
      arrived += 1
      progress(arrived / names.length)
      return [name, picture] as const
    }),
  )
}

/** Loads pictures, each as a texture of its own. */
export async function loadTextures<Name extends string>(
  urls: Urls<Name>,
  progress: (share: number) => void,
): Promise<Record<Name, Texture>> {
  const pictures = await loadPictures(urls, progress)
  // one texture for each name
  return Object.fromEntries(pictures.map(([name, picture]) => [name, Texture.from(picture)])) as Record<
    Name,
    Texture
  >
}

/**
 * Loads pictures into one texture, of which each is a frame: sprites of different pictures are then drawn together, and no texture is
 * bound again within a frame.
 */
export async function loadPacked<Name extends string>(
  urls: Urls<Name>,
  progress: (share: number) => void,
): Promise<Record<Name, Texture>> {
  const pictures = await loadPictures(urls, progress)
  const index = shelve(
    pictures.map(([name, { width, height }]) => ({ name, width, height })),
    PACKED,
  )
  const atlas = painted(index.width, index.height, (to) => {
    for (const [name, picture] of pictures) {
      const [x = 0, y = 0] = index.frames[name] ?? []
      to.drawImage(picture, x, y)
    }
  })
  for (const [, picture] of pictures) picture.close()
  return cutAtlas(atlas, index) as Record<Name, Texture> // one frame for each name
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
